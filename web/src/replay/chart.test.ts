import { describe, expect, it } from "vitest";
import { CHART, lineOf, percent, roundEnds, signed, x, y } from "./chart";

describe("the chart", () => {
  const shares = [
    [0.5, 0.5],
    [0.25, 0.75],
    [1, 0],
  ];

  it("runs from edge to edge, the whole victory at the top", () => {
    expect(lineOf(shares, 0)).toBe(`M0.0 80.0L160.0 120.0L${CHART.width}.0 0.0`);
    expect([x(0, 2), x(2, 2), y(0), y(1)]).toEqual([0, CHART.width, CHART.height, 0]);
  });

  it("says changes with their sign", () => {
    expect([0.124, -0.36, 0.001].map(signed)).toEqual(["+12", "−36", "0"]);
    expect(percent(1 / 3)).toBe(33);
  });

  it("tells how things stood when each round was over", () => {
    expect(roundEnds([0, 40, 90], 120)).toEqual([39, 89, 120]);
  });
});
