import { describe, expect, it } from "vitest";
import { CHART, emblemHeights, lineOf, percent, roundEnds, roundMiddles, roundOf, signed, x, y } from "./chart";

describe("the chart", () => {
  const shares = [
    [0.5, 0.5],
    [0.25, 0.75],
    [1, 0],
  ];

  it("runs from edge to edge, the whole victory at the top", () => {
    expect(lineOf(shares, 0)).toBe(`M0.0 85.0L150.0 127.5L${CHART.width}.0 0.0`);
    expect([x(0, 2), x(2, 2), y(0), y(1)]).toEqual([0, CHART.width, CHART.height, 0]);
  });

  it("says changes with their sign", () => {
    expect([0.124, -0.36, 0.001].map(signed)).toEqual(["+12", "−36", "0"]);
    expect(percent(1 / 3)).toBe(33);
  });

  it("calls nothing sure before it is over", () => {
    expect([0.001, 0.999, 0, 1].map(percent)).toEqual([1, 99, 0, 100]);
  });

  it("knows the round of a move, and where its number stands", () => {
    expect([0, 39, 40, 41, 120].map((move) => roundOf([0, 40, 90], move))).toEqual([1, 1, 1, 2, 3]);
    expect(roundMiddles([0, 40, 90], 120)).toEqual([20, 65, 105]);
  });

  it("puts no emblem over another, nor beside the field", () => {
    const heights = emblemHeights([0, 1, 0, 0, 0], 20);
    expect(heights[1]).toBe(0);
    expect(new Set(heights).size).toBe(5);
    for (const one of heights) expect(one >= 0 && one <= CHART.height).toBe(true);
    expect(emblemHeights([0, 0, 0, 1, 1], 20).every((one) => one >= 0)).toBe(true);
  });

  it("tells how things stood when each round was over", () => {
    expect(roundEnds([0, 40, 90], 120)).toEqual([39, 89, 120]);
  });
});
