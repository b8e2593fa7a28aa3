import { describe, expect, it } from "vitest";
import type { Today } from "../protocol/protocol";
import { shareText, timeUntil } from "./share";

const board = { day: "2026-11-16", finished: 1, lines: [], best_game: "" };
const today: Today = {
  day: "2026-11-16",
  ends: 0,
  edition: "first",
  rounds: 4,
  company: ["much", "guy", "steward"],
  stage: "finished",
  table: "abcdefghijkm",
  mine: { rank: 3, name: "Robin", points: 117, place: 2, is_mine: true },
  marks: ["honest", "bluffed", "caught", "sharp"],
  streak: 3,
  board,
  yesterday: board,
};

describe("the text to share", () => {
  it("tells the day, the place, a mark for each round and the streak, and no cards", () => {
    expect(shareText(today, "2nd, 117 points", "3 days in a row", "http://n/#/today").split("\n")).toEqual([
      "Nottingham 2026-11-16",
      "🥈 2nd, 117 points",
      "🟢🎭🚨🎯",
      "🔥 3 days in a row",
      "http://n/#/today",
    ]);
  });

  it("has no medal for the last, and no line for a streak of one", () => {
    const last = { ...today, mine: { ...today.mine!, place: 4 } };
    expect(shareText(last, "4th, 60 points", "", "link")).toBe("Nottingham 2026-11-16\n4th, 60 points\n🟢🎭🚨🎯\nlink");
  });
});

it("counts hours and minutes, and never below none", () => {
  expect(timeUntil(3_900_000, 0)).toBe("1\u00a0h 5\u00a0min");
  expect(timeUntil(0, 5)).toBe("0\u00a0h 0\u00a0min");
});
