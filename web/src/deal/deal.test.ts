// Offers being written: ready prices, and clauses to drafts and back.
// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Offer } from "../protocol/protocol";
import { clausesOf, draftOf } from "./draft";
import { readyPrices } from "./prices";

describe("ready prices", () => {
  const nothing = { theirs: null, mine: null };
  it("are round where nothing has been said, and never beyond the purse", () => {
    expect(readyPrices(50, nothing, true)).toEqual([5, 8, 10, 15]);
    expect(readyPrices(50, nothing, false)).toEqual([3, 5, 8, 12]);
    expect(readyPrices(6, nothing, false)).toEqual([3, 5]);
    expect(readyPrices(2, nothing, true)).toEqual([2]);
    expect(readyPrices(0, nothing, true)).toEqual([]);
  });
  it("ask more than is offered, and offer less than is asked", () => {
    expect(readyPrices(50, { theirs: 6, mine: 10 }, true)).toEqual([8, 10, 13]);
    expect(readyPrices(50, { theirs: 8, mine: 5 }, false)).toEqual([4, 6, 8]);
    expect(readyPrices(50, { theirs: null, mine: 5 }, false)).toEqual([6, 8, 10]);
  });
});

describe("a draft", () => {
  const offer: Offer = {
    number: 3,
    merchant: 1,
    proposer: 1,
    agreed: [],
    answers: null,
    clauses: [
      { clause: "gold", amount: 4 },
      { clause: "stand", goods: { apple: 1 } },
      { clause: "bag", goods: { mead: 1 } },
      { clause: "pass", bag: 1 },
      { clause: "open", bag: 2 },
      { clause: "promise", by: 1, to: 3, act: "pass" },
      { clause: "promise", by: 3, to: 1, act: "open" },
      { clause: "words", by: 1, text: "On my honour" },
    ],
  };
  it("of one's own offer says the same again", () => {
    const clauses = clausesOf(draftOf(offer, 1, false), 1, 3);
    expect(clauses).toEqual(offer.clauses);
  });
  it("that counters keeps who promises what, and leaves the other's words to the other", () => {
    const draft = draftOf(offer, 3, true);
    expect(draft.answers).toBe(3);
    expect(clausesOf(draft, 3, 1)).toEqual([
      ...offer.clauses.slice(0, 5),
      { clause: "promise", by: 3, to: 1, act: "open" },
      { clause: "promise", by: 1, to: 3, act: "pass" },
    ]);
  });
  it("without gold has no clause of gold", () => {
    const { clauses } = { clauses: offer.clauses.filter((clause) => clause.clause !== "gold") };
    expect(clausesOf(draftOf({ ...offer, clauses }, 1, false), 1, 3)).toEqual(clauses);
  });
});
