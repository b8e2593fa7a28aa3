// The chart of expected shares: a line for each seat, from the left edge to the right, and what it says in numbers.

/** The drawing's own measures. */
export const CHART = { width: 320, height: 160 } as const;

export const x = (move: number, moves: number): number => (moves ? (CHART.width * move) / moves : 0);
export const y = (share: number): number => CHART.height * (1 - share);

const round = (number: number): string => number.toFixed(1);

/** One seat's line as an SVG path. */
export function lineOf(shares: readonly (readonly number[])[], seat: number): string {
  const moves = shares.length - 1;
  return shares.map((all, move) => `${move ? "L" : "M"}${round(x(move, moves))} ${round(y(all[seat] ?? 0))}`).join("");
}

/** Lines must be told apart without colour too. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 5", "1 6"] as const;

export const percent = (share: number): number => Math.round(100 * share);

/** A part of an account with its sign, as people print it. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** The move after which each round was over: the shares that the table of numbers tells. */
export function roundEnds(firsts: readonly number[], moves: number): number[] {
  return firsts.map((_, i) => (firsts[i + 1] === undefined ? moves : firsts[i + 1]! - 1));
}
