import { describe, expect, test } from "vitest";
import { sidesOf } from "./tablet";

describe("who sits where around a tablet", () => {
  test("clockwise: each row is read by those who sit there", () => {
    // Seen from above: 1 0 along the near edge, 2 3 along the far one; the far row is turned round.
    expect(sidesOf(4, true)).toEqual({ near: [1, 0], far: [3, 2] });
    expect(sidesOf(5, true)).toEqual({ near: [2, 1, 0], far: [4, 3] });
  });
  test("a screen that stands has the first of them above", () => {
    expect(sidesOf(3, false)).toEqual({ near: [2], far: [0, 1] });
  });
  test.each([3, 4, 5, 6])("nobody is missing among %i", (players) => {
    const { near, far } = sidesOf(players, true);
    expect([...near, ...far].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
  });
});
