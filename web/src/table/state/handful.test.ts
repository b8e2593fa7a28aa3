// Which cards are one line of the chronicle: those of one seat, from one place, that the reader sees alike.
// @vitest-environment node
import { expect, it } from "vitest";
import type { GameEvent } from "../../protocol/protocol";
import { isSameHand } from "./handful";

const drawn = (seat: number, goods: object | null): GameEvent =>
  ({ event: "cards_drawn", seat, count: 1, goods: { readers: [seat], value: goods } }) as unknown as GameEvent;
const taken = (seat: number, pile: string): GameEvent =>
  ({ event: "card_taken", seat, pile, card: "apple" }) as unknown as GameEvent;

it("drawn cards go together where seat and sight are the same", () => {
  expect(isSameHand(drawn(1, null), drawn(1, null))).toBe(true);
  expect(isSameHand(drawn(1, { apple: 1 }), drawn(1, { silk: 1 }))).toBe(true);
  expect(isSameHand(drawn(1, null), drawn(2, null))).toBe(false);
  expect(isSameHand(drawn(1, null), drawn(1, { apple: 1 }))).toBe(false);
});

it("taken cards go together where seat and pile are the same", () => {
  expect(isSameHand(taken(1, "left"), taken(1, "left"))).toBe(true);
  expect(isSameHand(taken(1, "left"), taken(2, "left"))).toBe(false);
  expect(isSameHand(taken(1, "left"), taken(1, "right"))).toBe(false);
  expect(isSameHand(taken(1, "left"), drawn(1, null))).toBe(false);
  expect(isSameHand(null, taken(1, "left"))).toBe(false);
});
