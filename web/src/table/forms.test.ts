// Forms against the referee, on prompts of real games: every legal answer can be given, and whatever a form gives is written
// down, for the referee to judge when these tests are over (tools/generators/forms.py).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asksFor, blankDraft, otherSide, proposalOf } from "../deal/draft";
import { Drafts } from "../deal/drafts.svelte";
import type { Draft } from "../deal/kinds";
import { Narrator } from "../i18n/narrator";
import { tongue } from "../i18n/tongue.svelte";
import type { Action, BargainPrompt, Goods, Prompt, Propose, Ruleset, Update } from "../protocol/protocol";
import { Claiming, Paying, Splitting } from "./prompts/duties.svelte";
import { Bargaining } from "./prompts/gate.svelte";
import { makeForm, questionFor } from "./prompts/index";
import { Declaring, Packing } from "./prompts/loading.svelte";
import { Laying, SettingAside } from "./prompts/market.svelte";
import type { Host, PromptForm } from "./prompts/promptForm";
import { ViewModel } from "./state/viewModel";
import { TABLE } from "./state/sample";
import { seeded } from "../../tests/chance";

interface Case {
  ruleset: Ruleset;
  update: Update;
  prompt: Prompt;
  legal: Action[];
}
const HOME = join(process.cwd(), "generated");
const CASES = JSON.parse(readFileSync(join(HOME, "forms.json"), "utf8")) as Case[];
const TRIES = 5;
const formed: { case: number; action: Action }[] = [];

let narrator: Narrator;
beforeAll(async () => {
  await tongue.start();
});
afterAll(() => writeFileSync(join(HOME, "formed.json"), JSON.stringify(formed)));

/** The form of a case, and what it has done. */
function open({ ruleset, update, prompt }: Case): { form: PromptForm; model: ViewModel; done: Action[]; host: Host } {
  narrator = new Narrator(tongue.messages, ["A", "B", "C", "D", "E", "F"].slice(0, ruleset.players), ruleset);
  // The gate has one form for all that is asked there. A duty comes before it and has its own, as everything else has.
  const others = update.prompts.filter((one) => GATE.has(one.prompt));
  const shown = { ...update, prompts: GATE.has(prompt.prompt) ? others : [prompt] };
  const model = new ViewModel(shown, update.view!, ruleset, TABLE, narrator);
  const done: Action[] = [];
  const host = {
    model,
    drafts: new Drafts(),
    play: async (action: Action) => !!done.push(action),
    check: async () => null,
    stakesWith: async () => [],
    isOver: () => false,
    isSettled: () => false,
  } as unknown as Host;
  return { form: makeForm(host, questionFor(model)), model, done, host };
}
const GATE: ReadonlySet<string> = new Set(["settle_prompt", "answer_prompt", "bargain_prompt", "withdraw_prompt"]);

/** The same value always as the same text. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part === null || typeof part !== "object" || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other))),
  );
/** To take an offer that pays for the bag before one is to accept it. */
const isSame = (done: Action, action: Action): boolean =>
  wanted(done) === wanted(action) ||
  (action.action === "accept" && done.action === "pass" && done.offer === action.offer);
/** The clauses of an offer say the same in any order. */
const wanted = (action: Action): string =>
  action.action === "propose" ? plain({ ...action, clauses: action.clauses.map(plain).sort() }) : plain(action);

/** The places in a hand at which these goods lie. */
function placesOf(goods: Goods, cards: readonly string[]): number[] {
  const left = { ...goods };
  return cards.flatMap((card, i) => ((left[card] ?? 0) > 0 ? ((left[card] = left[card]! - 1), [i]) : []));
}

/** Everything that can be tapped or chosen, so that the form says this. */
async function bring(form: PromptForm, model: ViewModel, host: Host, action: Action): Promise<void> {
  if (form instanceof SettingAside && action.action === "set_aside")
    for (const i of placesOf(action.goods, model.cards(model.view.hand))) form.hand.choose(i);
  if (form instanceof Packing && action.action === "load_bag")
    for (const i of placesOf(action.goods, model.cards(model.view.hand))) form.hand.choose(i);
  if (form instanceof Declaring && action.action === "declare") form.good = action.good;
  if (form instanceof Laying && (action.action === "discard" || action.action === "place"))
    for (const card of action.cards) form.raise(form.order.indexOf(card));
  if (form instanceof Paying && action.action === "pay") await form.choose(action.goods);
  if (form instanceof Splitting && action.action === "propose_split")
    [form.gold, form.goods] = [action.gold, action.goods];
  if (form instanceof Bargaining) {
    if (action.action === "inspect" || action.action === "pass") form.tapBag(action.bag);
    const offer = "offer" in action && action.offer !== null ? model.offer(action.offer) : null;
    if (offer) form.tapOffer(offer);
    if (action.action === "pass" && action.offer !== null && offer) form.tappedBag = action.bag;
    if (action.action === "propose") await write(model, host, action);
  }
}

/** Write an offer in the builder, as its controls allow it: each stays within what its prompt says. */
async function write(model: ViewModel, host: Host, action: Propose): Promise<void> {
  const me = model.me!;
  const prompt = model.allPrompts("bargain_prompt").find((one) => one.merchant === action.merchant)!;
  const draft: Draft = { ...blankDraft(prompt), asks: {}, answers: action.answers ?? null };
  for (const clause of action.clauses) {
    if (clause.clause === "gold") draft.gold = Math.min(clause.amount, prompt.gold);
    else if ("goods" in clause) draft[clause.clause] = clause.goods;
    else if ("bag" in clause) {
      if (asksOf(prompt, clause.bag).includes(clause.clause)) draft.asks[clause.bag] = clause.clause;
    } else if (clause.clause === "promise") draft[clause.by === me ? "given" : "wanted"] = clause.act;
    else draft.words = clause.text;
  }
  const deciders = model.bag(draft.merchant)?.deciders ?? model.guards;
  const other = action.clauses.flatMap((clause) =>
    clause.clause === "promise" ? [clause.by === me ? clause.to : clause.by] : [],
  )[0];
  await host.play(proposalOf(draft, me, other ?? otherSide(draft, me, deciders)));
}
const asksOf = (prompt: BargainPrompt, bag: number): readonly string[] =>
  asksFor(prompt).find((one) => one.bag === bag)?.asks ?? [];

const byKind = new Map<string, number[]>();
CASES.forEach((one, i) => byKind.set(one.prompt.prompt, [...(byKind.get(one.prompt.prompt) ?? []), i]));

it("has prompts of every kind to answer", () => expect(byKind.size).toBeGreaterThanOrEqual(14));

it.each([...byKind])("every legal answer to a %s can be given", async (_kind, places) => {
  const missing: string[] = [];
  for (const place of places) {
    for (const action of CASES[place]!.legal) {
      const { form, model, done, host } = open(CASES[place]!);
      await bring(form, model, host, action);
      for (const act of form.acts) if (!act.why) await act.act();
      const found = done.find((one) => isSame(one, action));
      if (found) formed.push({ case: place, action: found });
      else missing.push(wanted(action));
    }
  }
  expect(missing).toEqual([]);
});

/** Whole numbers below a limit, the same each time. */
function chance(seed: number): (below: number) => number {
  const share = seeded(seed);
  return (below) => Math.floor(share() * below);
}

/** Tap and choose here and there. */
function fumble(form: PromptForm, model: ViewModel, roll: (below: number) => number): void {
  const cards = model.cards(model.view.hand).length;
  if (form.hand && cards) for (let i = roll(9); i >= 0; i--) form.hand.choose(roll(cards));
  if (form instanceof Declaring) form.good = form.goods[roll(form.goods.length)]!;
  if (form instanceof Laying) for (let i = roll(4); i > 0; i--) form.raise(roll(form.order.length));
  if (form instanceof Splitting) {
    form.gold = roll(form.prompt.gold + 1);
    form.goods = Object.fromEntries(Object.entries(form.prompt.goods).map(([good, most]) => [good, roll(most + 1)]));
  }
  if (form instanceof Bargaining && form.settles.length) form.tapBag(form.settles[roll(form.settles.length)]!.bag);
  if (form instanceof Bargaining && form.answerable.length && roll(2))
    form.tapOffer(form.answerable[roll(form.answerable.length)]!);
}

// What is paid and what is offered is shown to the referee before it can be sent; the rest is sent as it is.
it.each([...byKind].filter(([kind]) => kind !== "pay_prompt"))(
  "a %s answered at random is answered legally",
  async (_kind, places) => {
    for (const place of places) {
      for (let i = 0; i < TRIES; i++) {
        const { form, model, done } = open(CASES[place]!);
        fumble(form, model, chance(place * TRIES + i));
        const usable = form.acts.filter((act) => !act.why);
        for (const act of usable) await act.act();
        formed.push(...done.map((action) => ({ case: place, action })));
      }
    }
    expect(formed.length).toBeGreaterThan(0);
  },
);

it("a claim is answered for what is asked and nothing else", () => {
  const asked = CASES.filter((one) => one.prompt.prompt === "claim_prompt").map((one) => open(one).form as Claiming);
  for (const form of asked) expect(form.acts).toHaveLength(form.goods.length + 1);
});
