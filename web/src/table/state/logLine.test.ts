// One line of the chronicle: which mark it has, and whether people will talk about it.
import { beforeAll, expect, it } from "vitest";
import type { Narrator } from "../../i18n/narrator";
import type { GameEvent } from "../../protocol/protocol";
import { crestOf } from "../../art/crests.svelte";
import { actorOf, lineOf } from "./logLine";
import { sampleNarrator } from "./sample";

let narrator: Narrator;
beforeAll(async () => {
  narrator = await sampleNarrator();
});
const eventOf = (event: Record<string, unknown>): GameEvent => event as unknown as GameEvent;
const offer = { number: 1, merchant: 1, proposer: 3, clauses: [], answers: null, agreed: [] };
const deal = { number: 1, merchant: 1, deciders: [3], clauses: [{ clause: "gold", amount: 2 }] };

it.each([
  [{ event: "marker_passed", deciders: [2] }, "badge", "event"],
  [{ event: "bag_opened", seat: 1, goods: { apple: 1 }, is_truthful: true }, "badge", "big"],
  [{ event: "deal_made", deal }, "wax-s", "big"],
  [
    { event: "promise_made", promise: { number: 1, by: 1, to: 3, act: "pass", words: "", round: 1 } },
    "feather",
    "event",
  ],
])("what concerns all has a mark of its own: %o", (event, icon, kind) => {
  const line = lineOf(7, eventOf(event), narrator, 0, null)!;
  expect([line.key, line.icon, line.seat, line.kind]).toEqual([7, icon, undefined, kind]);
});

it.each([
  [{ event: "declared", seat: 1, good: "apple", count: 2 }, 1],
  [{ event: "offer_made", offer }, 3],
  [{ event: "gold_paid", giver: 2, receiver: 3, amount: 1, why: "deal" }, 2],
  [{ event: "goods_paid", debtor: 1, creditor: 3, legal: { apple: 1 }, contraband: {} }, 1],
  [{ event: "word_given", word: { by: 3, does_pass: true }, bag: 1 }, 3],
])("what somebody did has their crest: %o", (event, seat) => {
  expect(actorOf(eventOf(event))).toBe(seat);
  const line = lineOf(7, eventOf(event), narrator, 0, null);
  if (line) expect([line.icon, line.seat, line.kind]).toEqual([`emblem-${crestOf(seat)}`, seat, "event"]);
});

it("a round has a heading, and what goes without saying no line", () => {
  expect(lineOf(7, eventOf({ event: "round_started", round: 3 }), narrator, 0, null)).toMatchObject({
    key: 7,
    kind: "round",
  });
  expect(lineOf(7, eventOf({ event: "turn_ended", seat: 1 }), narrator, 0, null)).toBeNull();
});

it("who turned an offer down is named, and has their crest", () => {
  const ended = eventOf({ event: "offer_ended", number: 6, why: "refused" });
  const line = lineOf(7, ended, narrator, 0, 1)!;
  expect([line.text, line.seat]).toEqual(["Will turns down offer 6.", 1]);
  expect(lineOf(7, ended, narrator, 0, 0)!.text).toBe("You turn down offer 6.");
});
