// The words on a slip, to a reader who is one of two deputies, the other merchant, or who made the offer.
import { beforeAll, describe, expect, it } from "vitest";
import type { Narrator } from "../i18n/narrator";
import type { Offer, Phase } from "../protocol/protocol";
import { INSPECTING, RULESET, sampleNarrator, TABLE, updateOf } from "../table/state/sample";
import { ViewModel } from "../table/state/viewModel";
import { headingOf, noteOf } from "./slip";

let narrator: Narrator;
beforeAll(async () => {
  narrator = await sampleNarrator();
});

/** The sample table before other deputies, seen by Marian. */
function modelOf(deciders: number[], offers?: readonly Offer[]): ViewModel {
  const bags = (INSPECTING as Extract<Phase, { phase: "inspecting" }>).bags.map((bag) => ({ ...bag, deciders }));
  const update = updateOf(1, { phase: { ...INSPECTING, bags, ...(offers ? { offers } : {}) } as Phase });
  const view = { ...update.view!, public: { ...update.view!.public, deciders } };
  return new ViewModel({ ...update, view }, view, RULESET, TABLE, narrator);
}
const offer: Offer = {
  ...{ number: 3, merchant: 1, proposer: 1, answers: null, agreed: [] },
  clauses: [
    { clause: "gold", amount: 4 },
    { clause: "pass", bag: 1 },
  ],
};
const plain = (text: string): string => text.replaceAll(/<[^>]+>|\u2068|\u2069/g, "");

describe("a slip", () => {
  it("names the reader among two deputies, and both to everybody else", () => {
    expect(plain(headingOf(modelOf([2, 0]), offer))).toBe("Will offers you");
    expect(plain(headingOf(modelOf([2, 3]), offer))).toBe("Will offers Tuck and Guy");
    expect(plain(headingOf(modelOf([3]), offer))).toBe("Will offers Guy");
    expect(plain(headingOf(modelOf([3]), { ...offer, proposer: 3 }))).toBe("Guy asks of Will");
  });
  it("says who is still to answer", () => {
    const binds = noteOf(modelOf([0, 2]), offer);
    expect(noteOf(modelOf([2, 3]), offer)).not.toBe(binds);
    expect(noteOf(modelOf([2, 3]), offer)).toContain("Tuck and Guy");
    expect(noteOf(modelOf([3]), { ...offer, proposer: 3 })).toContain("Will");
    expect(noteOf(modelOf([2, 3]), { ...offer, agreed: [3] })).toContain("Guy");
  });
  it("does not call those unheard who have named another price", () => {
    const demand: Offer = { ...offer, number: 4, proposer: 3, answers: 3 };
    expect(plain(noteOf(modelOf([3], [offer, demand]), offer))).toBe("Guy has made a counter-offer.");
    expect(plain(noteOf(modelOf([3], [offer, { ...demand, answers: 2 }]), offer))).toBe("Guy has not answered.");
    expect(plain(noteOf(modelOf([2, 3], [offer, demand]), offer))).toBe("Guy has made a counter-offer.");
  });
});
