import { expect, it } from "vitest";
import type { Offer, Public } from "../protocol/protocol";
import { isAsked, nextHolder, seatsMost } from "./shared";

it("the device goes clockwise to the next of those here whom the game waits for", () => {
  expect(nextHolder([0, 2, 3], [0, 1, 2], null)).toBe(0);
  expect(nextHolder([0, 2, 3], [0, 1, 2], 0)).toBe(2);
  expect(nextHolder([0, 2, 3], [0, 1, 2], 2)).toBe(0);
  expect(nextHolder([3], [0, 1, 2], 1)).toBeNull();
});

it("an offer waits for the merchant who is asked, or for those at the gate who have not agreed", () => {
  const offer = (merchant: number, proposer: number, agreed: number[] = []): Offer => ({
    number: 1,
    merchant,
    proposer,
    clauses: [],
    answers: null,
    agreed,
  });
  const gate = (offers: Offer[]): Public =>
    ({
      deciders: [0],
      phase: { phase: "inspecting", bags: [], offers, deals: [], duties: [], is_talk_over: false },
    }) as unknown as Public;
  expect(isAsked(gate([offer(1, 0)]), 1)).toBe(true);
  expect(isAsked(gate([offer(1, 0)]), 0)).toBe(false);
  expect(isAsked(gate([offer(1, 1)]), 0)).toBe(true);
  expect(isAsked(gate([offer(1, 1, [0])]), 0)).toBe(false);
  expect(isAsked(gate([]), 1)).toBe(false);
});

it("six play the second edition only", () => {
  expect([seatsMost("first"), seatsMost("second")]).toEqual([5, 6]);
});
