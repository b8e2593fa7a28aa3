// The chart of expected shares: a line for each seat, from the left edge to the right, and what it says in numbers.

/** The drawing's own measures: the field, and beside it room for percents, rounds and emblems. */
export const CHART = { width: 300, height: 170, left: 34, right: 24, bottom: 18, top: 8 } as const;

/** The shares that have a line across the field. */
export const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

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

/** A chance in percent. Only what is over is 0 or 100: as long as something may still happen, nothing is sure. */
export const percent = (share: number): number =>
  share <= 0 || share >= 1 ? 100 * share : Math.min(99, Math.max(1, Math.round(100 * share)));

/** The round in which a move was made, by the first step of each round: what begins a round was done in the one before. */
export const roundOf = (firsts: readonly number[], move: number): number =>
  Math.max(1, firsts.filter((first) => first < move).length);

/** Where the number of each round stands: in the middle of its moves. */
export function roundMiddles(firsts: readonly number[], moves: number): number[] {
  return firsts.map((first, i) => (first + (firsts[i + 1] ?? moves)) / 2);
}

/** Where the seats' emblems stand at the right edge: at the ends of their lines, and never one over another. */
export function emblemHeights(ends: readonly number[], gap: number): number[] {
  const bottomUp = ends.map((share, seat) => ({ seat, at: y(share) })).sort((a, b) => b.at - a.at || a.seat - b.seat);
  let lowest: number = CHART.height + gap;
  for (const one of bottomUp) lowest = one.at = Math.min(one.at, lowest - gap);
  const above = Math.max(0, -lowest);
  return ends.map((_, seat) => (bottomUp.find((one) => one.seat === seat)?.at ?? 0) + above);
}

/** A part of an account with its sign, as people print it. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** The move after which each round was over: the shares that the table of numbers tells. */
export function roundEnds(firsts: readonly number[], moves: number): number[] {
  return firsts.map((_, i) => (firsts[i + 1] === undefined ? moves : firsts[i + 1]! - 1));
}
