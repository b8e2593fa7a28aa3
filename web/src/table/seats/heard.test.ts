// Which bubbles are in the air together.
import { describe, expect, it } from "vitest";
import { heard } from "./heard";

describe("words in the air", () => {
  it("are the newest on each side of the gate, whoever speaks on the other", () => {
    expect(heard({ 1: 4, 2: 5, 3: 1 }, [[1, 2], [], [3]])).toEqual(new Set([2, 3]));
    expect(heard({ 1: 7, 2: 5 }, [[1, 2], [], [3]])).toEqual(new Set([1]));
  });

  it("are the newest alone where all stand in one row", () => {
    expect(heard({ 0: 2, 2: 5, 3: 1 }, [[0, 1, 2, 3]])).toEqual(new Set([2]));
    expect(heard({}, [[0, 1, 2, 3]])).toEqual(new Set());
  });
});
