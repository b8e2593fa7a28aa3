// The curve of a rating: a point for each game that counted, in the measures of the chart of shares.
import type { OwnRatedGame } from "../protocol/protocol";
import { CHART, lineOf, x, y } from "../replay/chart";

/** The numbers after each game on a ladder in a season, the oldest first; what a game began with comes before it. */
export function numbersOf(games: readonly OwnRatedGame[], season: string, edition: string, players: number): number[] {
  const seats = games
    .filter(({ game }) => game.season === season && game.edition === edition && game.seats.length === players)
    .toReversed()
    .map(({ game, seat }) => game.seats.find((one) => one.seat === seat))
    .filter((seat) => typeof seat?.after === "number");
  const first = seats[0]?.before;
  return typeof first === "number" ? [first, ...seats.map((seat) => seat!.after!)] : [];
}

export interface Curve {
  readonly path: string;
  /** Where the last point is. */
  readonly end: readonly [number, number];
  /** The numbers that have a line across the field, and where it is. */
  readonly ticks: readonly { readonly number: number; readonly at: number }[];
}

const STEP = 50;
/** Lines across the field at most. */
const TICKS_MOST = 6;

/** The drawing of a curve between round numbers below and above it. */
export function curveOf(numbers: readonly number[]): Curve {
  const step = stepOf(Math.max(...numbers) - Math.min(...numbers));
  const least = Math.floor(Math.min(...numbers) / step) * step;
  const most = Math.max(least + step, Math.ceil(Math.max(...numbers) / step) * step);
  const shareOf = (number: number): number => (number - least) / (most - least);
  const last = numbers.length - 1;
  const ticks = Array.from({ length: (most - least) / step + 1 }, (_, i) => least + i * step);
  return {
    path: lineOf(
      numbers.map((number) => [shareOf(number)]),
      0,
    ),
    end: [x(last, last), y(shareOf(numbers[last]!))],
    ticks: ticks.map((number) => ({ number, at: y(shareOf(number)) })),
  };
}

function stepOf(range: number): number {
  let step = STEP;
  while (range / step > TICKS_MOST - 2) step *= 2;
  return step;
}

/** Round it with room for the numbers at its left. */
export const FRAME = `${-CHART.left - 8} ${-CHART.top} ${CHART.left + 8 + CHART.width + CHART.right} ${CHART.top + CHART.height + CHART.bottom}`;
