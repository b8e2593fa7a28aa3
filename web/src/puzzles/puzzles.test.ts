import { expect, it } from "vitest";
import positions from "./positions.json";
import { A_DAY, FRESH, inFixedOrder, nextLevel, progressOn, rightOf, tenOf, type Puzzle } from "./puzzles";

const all = positions as unknown as Puzzle[];

it("every puzzle has a clear answer, and its choices are in an order that does not tell it", () => {
  for (const puzzle of all) {
    const [best, ...others] = puzzle.choices;
    for (const other of others)
      expect(best!.value - other.value, puzzle.id).toBeGreaterThanOrEqual(2 * other.error - 0.11);
    expect([puzzle.kind === "gate", puzzle.offer >= 0]).toEqual([puzzle.offer >= 0, puzzle.kind === "gate"]);
  }
  const orders = new Set(
    all
      .filter(({ kind }) => kind === "price")
      .map((one) =>
        inFixedOrder(one)
          .map(({ id }) => id)
          .join(),
      ),
  );
  expect(orders.size).toBe(1);
});

it("a day has ten near one's level, the same for everybody, and other days have others", () => {
  const ten = tenOf("2026-11-16", 2, all);
  expect(ten).toHaveLength(A_DAY);
  expect(ten.every(({ level }) => level <= 3)).toBe(true);
  expect(tenOf("2026-11-16", 2, [...all].reverse()).map(({ id }) => id)).toEqual(ten.map(({ id }) => id));
  expect(tenOf("2026-11-17", 2, all)).not.toEqual(ten);
});

it("seven right make tomorrow harder, three easier, and half a day changes nothing", () => {
  expect([nextLevel(2, 7, 10), nextLevel(2, 5, 10), nextLevel(2, 3, 10), nextLevel(2, 0, 4)]).toEqual([3, 2, 1, 2]);
  expect([nextLevel(5, 10, 10), nextLevel(1, 0, 10)]).toEqual([5, 1]);
});

it("a new day settles the one before, and the same day goes on", () => {
  const ten = tenOf("2026-11-16", 1, all);
  const answers = Object.fromEntries(ten.map((puzzle) => [puzzle.id, puzzle.choices[0]!.id]));
  const done = { ...FRESH, day: "2026-11-16", answers };
  expect(rightOf(done, ten)).toBe(10);
  expect(progressOn("2026-11-16", all, done)).toBe(done);
  expect(progressOn("2026-11-17", all, done)).toEqual({
    level: 2,
    day: "2026-11-17",
    answers: {},
    asked: 10,
    right: 10,
  });
  expect(progressOn("2026-11-17", all, null)).toEqual({ ...FRESH, day: "2026-11-17" });
});
