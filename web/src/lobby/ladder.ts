// How strong the company of Play now is: gentle at first, stronger after two wins, milder after three losses in a row.
// The browser keeps it, for nobody but whoever plays there.
import { recall, remember } from "../shell/memory";
import { STRENGTHS, type Strength } from "../table/state/strength";

const KEY = "ladder";
const WINS_TO_RISE = 2;
const LOSSES_TO_FALL = 3;
const TABLES_KEPT = 10;

interface Ladder {
  readonly strength: Strength;
  /** Wins since the strength last changed. */
  readonly wins: number;
  /** Losses since then, or since the last win. */
  readonly losses: number;
  /** Tables of Play now, the latest first, each with the strength that it was set at. */
  readonly tables: readonly (readonly [table: string, strength: Strength])[];
  /** The game that was counted last: a result is read again after a reload. */
  readonly counted: string;
}

const FIRST: Ladder = { strength: "gentle", wins: 0, losses: 0, tables: [], counted: "" };

const isLadder = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { strength, wins, losses, tables, counted } = value as Partial<Ladder>;
  const isCount = [wins, losses].every((count) => Number.isInteger(count));
  return STRENGTHS.includes(strength!) && isCount && Array.isArray(tables) && typeof counted === "string";
};

const ladder = (): Ladder => recall<Ladder>(KEY, isLadder) ?? FIRST;

/** What Play now seats. */
export const nextStrength = (): Strength => ladder().strength;

/** A table was set by Play now. */
export function climbAt(table: string): void {
  const now = ladder();
  remember(KEY, { ...now, tables: [[table, now.strength] as const, ...now.tables].slice(0, TABLES_KEPT) });
}

const beside = (strength: Strength, step: -1 | 1): Strength | null =>
  STRENGTHS[STRENGTHS.indexOf(strength) + step] ?? null;

/** Counts the end of a game once, if it was played at a table of Play now; the new strength if that changes it. */
export function counted(table: string, game: string, isWon: boolean): Strength | null {
  const now = ladder();
  const played = now.tables.find(([name]) => name === table)?.[1];
  if (played !== now.strength || !game || game === now.counted) return null;
  const wins = now.wins + (isWon ? 1 : 0);
  const losses = isWon ? 0 : now.losses + 1;
  const changed = wins >= WINS_TO_RISE ? beside(played, 1) : losses >= LOSSES_TO_FALL ? beside(played, -1) : null;
  const next = changed ? { strength: changed, wins: 0, losses: 0 } : { wins, losses };
  remember(KEY, { ...now, ...next, counted: game });
  return changed;
}
