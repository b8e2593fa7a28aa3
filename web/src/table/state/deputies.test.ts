// Which words of deputies are told: what Python's rule says of a whole game, event by event.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { GameEvent } from "../../protocol/protocol";
import { untoldIn } from "./deputies";

const { deputies } = JSON.parse(readFileSync("generated/narration.json", "utf8")) as {
  deputies: { event: GameEvent; is_told: boolean }[];
};

it("tells of the deputies' words what Python tells", () => {
  const untold = untoldIn(deputies.map(({ event }) => event));
  expect(deputies.map(({ event }) => !untold.has(event))).toEqual(deputies.map(({ is_told }) => is_told));
  expect(untold.size).toBeGreaterThan(3);
});
