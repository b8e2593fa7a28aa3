// Puzzles: which ten a day has for whom, and what this browser remembers of them.
import type { Goods } from "../protocol/protocol";
import { recall, remember } from "../shell/memory";

export interface Choice {
  readonly id: string;
  /** Points above the worst choice. */
  readonly value: number;
  /** The standard error of what it lacks to the best. */
  readonly error: number;
}
/** As `nottingham puzzles` writes it: see src/nottingham/puzzles/puzzle.py. */
export interface Puzzle {
  readonly id: string;
  readonly kind: "gate" | "price";
  readonly edition: string;
  readonly bots: readonly string[];
  readonly seat: number;
  readonly merchant: number;
  readonly sheriff: number;
  readonly round: number;
  readonly rounds: number;
  readonly good: string;
  readonly count: number;
  readonly offer: number;
  readonly gold: readonly number[];
  readonly stands: readonly Goods[];
  readonly face_down: readonly number[];
  readonly hand: Goods;
  readonly bag: Goods;
  readonly choices: readonly Choice[];
  readonly chance: number;
  readonly fair: number;
  readonly worlds: number;
  readonly level: number;
}

export const A_DAY = 10;
export const LEVELS = 5;
/** So many right, or so few, and tomorrow is harder or easier. */
const HARDER_FROM = 7;
const EASIER_BELOW = 4;

/** What this browser remembers: the day's answers by puzzle, and how far one has come. */
export interface Progress {
  readonly level: number;
  readonly day: string;
  readonly answers: Readonly<Record<string, string>>;
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
  const asked = Object.keys(kept.answers).length;
  return {
    level: nextLevel(kept.level, right, asked),
    day,
    answers: {},
    asked: kept.asked + asked,
    right: kept.right + right,
  };
}

export const isRight = (puzzle: Puzzle, answer: string | undefined): boolean => puzzle.choices[0]!.id === answer;
export const rightOf = (progress: Progress, puzzles: readonly Puzzle[]): number =>
  puzzles.filter((puzzle) => isRight(puzzle, progress.answers[puzzle.id])).length;

/** Only a whole ten says something. */
export function nextLevel(level: number, right: number, asked: number): number {
  if (asked < A_DAY) return level;
  const step = right >= HARDER_FROM ? 1 : right < EASIER_BELOW ? -1 : 0;
  return Math.min(LEVELS, Math.max(1, level + step));
}

/** Ten puzzles of a day: the same for everybody of one level, the easier ones first. */
export function tenOf(day: string, level: number, puzzles: readonly Puzzle[]): Puzzle[] {
  const near = puzzles.filter((puzzle) => Math.abs(puzzle.level - level) <= 1);
  const order = near
    .map((puzzle) => ({ puzzle, place: hash(`${day} ${puzzle.id}`) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, A_DAY)
    .map(({ puzzle }) => puzzle);
  return order.sort((one, other) => one.level - other.level);
}

/** The answers in an order that tells nothing. */
export const inFixedOrder = (puzzle: Puzzle): Choice[] =>
  [...puzzle.choices].sort((one, other) => rank(one.id) - rank(other.id));
const rank = (id: string): number =>
  id.startsWith("pay-") ? Number(id.slice(4)) : ["open", "take", "pass"].indexOf(id);

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return sum >>> 0;
}
