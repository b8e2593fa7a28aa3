// Puzzles: which ten a day has for whom, and what this browser remembers of them.
import { recall, remember } from "../shell/memory";
import type { Puzzle } from "./puzzle";

export const A_DAY = 10;
export const LEVELS = 5;
/** So many right, or so few, and tomorrow is harder or easier. */
const HARDER_FROM = 7;
const EASIER_BELOW = 4;

/** What this browser remembers: the day's answers by puzzle, and how far one has come. */
export interface Progress {
  readonly level: number;
  readonly day: string;
  /** By puzzle, the place of the choice. */
  readonly answers: Readonly<Record<string, number>>;
  /** Over all days before this one. */
  readonly asked: number;
  readonly right: number;
}

const KEY = "puzzles";
const isProgress = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "level" in value && "day" in value && "answers" in value;

export const FRESH: Progress = { level: 1, day: "", answers: {}, asked: 0, right: 0 };
export const keepProgress = (progress: Progress): void => remember(KEY, progress);

/** How things stand today: a new day settles the one before. */
export function progressOn(
  day: string,
  puzzles: readonly Puzzle[],
  kept = recall<Progress>(KEY, isProgress),
): Progress {
  if (!kept) return { ...FRESH, day };
  if (kept.day === day) return kept;
  const right = rightOf(kept, puzzles);
  const asked = puzzles.filter(({ id }) => id in kept.answers).length; // others were of an older set
  return {
    level: nextLevel(kept.level, right, asked),
    day,
    answers: {},
    asked: kept.asked + asked,
    right: kept.right + right,
  };
}

export const isRight = (puzzle: Puzzle, answer: number | undefined): boolean => puzzle.answer.best === answer;
export const rightOf = (progress: Progress, puzzles: readonly Puzzle[]): number =>
  puzzles.filter((puzzle) => isRight(puzzle, progress.answers[puzzle.id])).length;

/** Only a whole ten says something. */
export function nextLevel(level: number, right: number, asked: number): number {
  if (asked < A_DAY) return level;
  const step = right >= HARDER_FROM ? 1 : right < EASIER_BELOW ? -1 : 0;
  return Math.min(LEVELS, Math.max(1, level + step));
}

/** Ten puzzles of a day: the same for everybody of one level, of every kind by turns. */
export function tenOf(day: string, level: number, puzzles: readonly Puzzle[]): Puzzle[] {
  const near = puzzles
    .filter((puzzle) => Math.abs(puzzle.level - level) <= 1)
    .map((puzzle) => ({ puzzle, place: hash(`${day} ${puzzle.id}`) }))
    .sort((one, other) => one.place - other.place)
    .map(({ puzzle }) => puzzle);
  const kinds = [...new Set(near.map(({ question }) => question.kind))];
  const turn = (puzzle: Puzzle): number =>
    near.filter(({ question }) => question.kind === puzzle.question.kind).indexOf(puzzle);
  return near
    .map((puzzle) => ({ puzzle, place: turn(puzzle) * kinds.length + kinds.indexOf(puzzle.question.kind) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, A_DAY)
    .map(({ puzzle }) => puzzle);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return sum >>> 0;
}
