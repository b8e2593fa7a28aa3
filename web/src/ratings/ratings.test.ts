import { describe, expect, it } from "vitest";
import type { OwnRatedGame } from "../protocol/protocol";
import { CHART } from "../replay/chart";
import { curveOf, numbersOf } from "./curve";

function played(before: number | null, after: number | null, changes: object = {}): OwnRatedGame {
  const seat = (number: number) => ({
    seat: number,
    name: "",
    bot: "",
    place: 1,
    has_left: false,
    before: number === 1 ? before : 1,
    after: number === 1 ? after : 2,
    is_provisional: true,
  });
  const game = { game: "", ended: 0, season: "2026-Q4", edition: "first", status: "counted" as const };
  return { seat: 1, game: { ...game, ...changes, seats: [seat(0), seat(1), seat(2)] } };
}

describe("the numbers of a curve", () => {
  it("are those of one's own seat, the oldest first, from where the first game began", () => {
    expect(numbersOf([played(1040, 1010), played(1000, 1040)], "2026-Q4", "first", 3)).toEqual([1000, 1040, 1010]);
  });
  it("leave out other ladders, other seasons and games that did not count", () => {
    const games = [
      played(1, 2, { edition: "second" }),
      played(3, 4, { season: "2026-Q3" }),
      played(null, null, { status: "over_limit" }),
    ];
    expect(numbersOf(games, "2026-Q4", "first", 3)).toEqual([]);
    expect(numbersOf([played(1000, 1040)], "2026-Q4", "first", 4)).toEqual([]);
  });
});

describe("a curve", () => {
  it("lies between round numbers, and the highest is above the lowest", () => {
    const curve = curveOf([1000, 1062, 1030]);
    expect(curve.ticks.map((tick) => tick.number)).toEqual([1000, 1050, 1100]);
    expect(curve.ticks.map((tick) => tick.at)).toEqual([CHART.height, CHART.height / 2, 0]);
    expect(curve.path).toBe("M0.0 170.0L150.0 64.6L300.0 119.0");
    expect(curve.end[0]).toBe(CHART.width);
  });
  it("has a field also where nothing changed, and few lines where much did", () => {
    expect(curveOf([1000, 1000]).ticks.map((tick) => tick.number)).toEqual([1000, 1050]);
    expect(curveOf([1000, 2900]).ticks.length).toBeLessThanOrEqual(7);
  });
});
