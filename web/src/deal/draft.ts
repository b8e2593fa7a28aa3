// An offer that is being written: what the builder edits, and the clauses it becomes. Nothing here knows whether it is
// allowed: the prompt sets the limits of the controls, and the referee is asked before it is sent.
import type { Act, Ask, Draft } from "./kinds";
import type { BargainPrompt, Clause, Goods, Offer, Propose } from "../protocol/protocol";
import { sizeOf } from "../i18n/speaker";

const NOTHING: Goods = {};

/** A fresh draft: the bag at hand passes, and everything else is still to be said. */
export function blankDraft(prompt: BargainPrompt, bag: number = prompt.merchant): Draft {
  const asks: Record<number, Ask> = {};
  if (prompt.may_pass.includes(bag)) asks[bag] = "pass";
  return {
    merchant: prompt.merchant,
    gold: 0,
    stand: NOTHING,
    contraband: NOTHING,
    bag: NOTHING,
    asks,
    given: null,
    wanted: null,
    words: "",
    answers: null,
  };
}

/** A draft that says what an offer says, to change it or to answer it. `me` is whose promises are 'given'. */
export function draftOf(offer: Offer, me: number, isCounter: boolean): Draft {
  const draft: Draft = {
    merchant: offer.merchant,
    gold: 0,
    stand: NOTHING,
    contraband: NOTHING,
    bag: NOTHING,
    asks: {},
    given: null,
    wanted: null,
    words: "",
    answers: isCounter ? offer.number : null,
  };
  for (const clause of offer.clauses) {
    switch (clause.clause) {
      case "gold":
        draft.gold = clause.amount;
        break;
      case "stand":
      case "contraband":
      case "bag":
        draft[clause.clause] = clause.goods;
        break;
      case "pass":
      case "open":
      case "refuse":
        draft.asks[clause.bag] = clause.clause;
        break;
      case "promise":
        if (clause.by === me) draft.given = clause.act;
        else draft.wanted = clause.act;
        break;
      case "words":
        if (clause.by === me) draft.words = clause.text;
        break;
    }
  }
  return draft;
}

/** The clauses of a draft by this seat; `other` is who stands on the other side, for promises. */
export function clausesOf(draft: Draft, me: number, other: number): Clause[] {
  const clauses: Clause[] = [];
  if (draft.gold > 0) clauses.push({ clause: "gold", amount: draft.gold });
  for (const kind of ["stand", "contraband", "bag"] as const) {
    if (sizeOf(draft[kind])) clauses.push({ clause: kind, goods: draft[kind] });
  }
  for (const [bag, ask] of Object.entries(draft.asks)) if (ask) clauses.push({ clause: ask, bag: Number(bag) });
  const promise = (by: number, to: number, act: Act | null): void =>
    void (act && clauses.push({ clause: "promise", by, to, act }));
  promise(me, other, draft.given);
  promise(other, me, draft.wanted);
  if (draft.words.trim()) clauses.push({ clause: "words", by: me, text: draft.words.trim() });
  return clauses;
}

export const proposalOf = (draft: Draft, me: number, other: number): Propose => ({
  action: "propose",
  merchant: draft.merchant,
  clauses: clausesOf(draft, me, other),
  answers: draft.answers,
});

/** Who is on the other side: for the merchant one of those who decide on the bags, for a decider the merchant. */
export function otherSide(draft: Draft, me: number, deciders: readonly number[]): number {
  return me === draft.merchant ? (deciders[0] ?? me) : draft.merchant;
}

/** What can be asked for each bag, in the order of the bags. */
export function asksFor(prompt: BargainPrompt): { bag: number; asks: Ask[] }[] {
  const bags = [...new Set([...prompt.may_pass, ...prompt.may_open, ...prompt.may_refuse])].sort(
    (one, other) => Number(other === prompt.merchant) - Number(one === prompt.merchant) || one - other,
  );
  const lists = [
    ["pass", prompt.may_pass],
    ["open", prompt.may_open],
    ["refuse", prompt.may_refuse],
  ] as const;
  return bags.map((bag) => ({ bag, asks: lists.filter(([, list]) => list.includes(bag)).map(([ask]) => ask) }));
}
