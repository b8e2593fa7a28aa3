// What the guide says: for each way things can stand, one hint at most. A hint follows from what the player sees, may do
// and has been told before, never from what was clicked: whatever the player does, the next hint fits.
import type { ViewModel } from "../table/state/viewModel";

/** What became of a bag. */
export interface Fate {
  readonly round: number;
  readonly seat: number;
  /** Null for one that passed unopened. */
  readonly isTrue: boolean | null;
  readonly faceDown: number;
}

/** How things stand for the player. */
export interface Standing {
  readonly model: ViewModel;
  /** Places in the hand that are raised, or lie in the open bag. */
  readonly chosen: readonly number[];
  /** What would be declared. */
  readonly good: string;
  /** The bag that the Sheriff has before them. */
  readonly bag: number | null;
  /** Of all bags settled so far. */
  readonly fates: readonly Fate[];
  /** Explanations that were read. */
  readonly seen: ReadonlySet<string>;
}

export interface Hint {
  /** Which message it is. */
  readonly id: string;
  /** Where it points: the first of these that is in sight. */
  readonly anchor: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** An explanation is read; the other hints go when the player does something. The last one says goodbye. */
  readonly kind: "explains" | "points" | "ends";
}

const ROUNDS = 2;
/** So many cards of one good, and one card under them. */
const SMUGGLED_UNDER = 4;

const HAND = "[data-guide=hand]";
const STAND = "[data-guide=me] [data-seat]";
const act = (id: string): string => `[data-act="${id}"]`;
const bag = (seat: number): string => `[data-bag="${seat}"]`;
const card = (index: number): string => `${HAND} li:nth-child(${index + 1})`;

type Values = Hint["values"];
type Step = (standing: Standing) => Hint | null;

const points = (id: string, anchor: string, values: Values = {}): Hint => ({ id, anchor, values, kind: "points" });
const explains = ({ seen }: Standing, id: string, anchor: string, values: Values = {}): Hint | null =>
  seen.has(id) ? null : { id, anchor, values, kind: "explains" };

/** The first that has something to say. */
const firstOf = (steps: readonly Step[], standing: Standing): Hint | null => {
  for (const step of steps) {
    const hint = step(standing);
    if (hint) return hint;
  }
  return null;
};

export function hintFor(standing: Standing): Hint | null {
  const {
    me,
    table,
    public: { round },
  } = standing.model;
  if (me === null || table?.seats[me]?.is_held) return null;
  if (round > ROUNDS) return firstOf([...(round === ROUNDS + 1 ? [fatesOfOthers] : []), crowns, farewell], standing);
  return firstOf(
    [fateOfMine, atMarket, drawing, discarding, packing, declaring, asMerchant, newSheriff, asSheriff],
    standing,
  );
}

// --- cards

const myCards = ({ model }: Standing): string[] => model.cards(model.view.hand);
const countOf = (cards: readonly string[], good: string): number => cards.filter((one) => one === good).length;

/** The legal good there is most of in hand. */
function mainGood({ model }: Standing): string {
  const { hand } = model.view;
  return [...model.legal].sort((one, other) => (hand[other] ?? 0) - (hand[one] ?? 0))[0]!;
}

/** Cards that go with nothing: neither the main good nor worth smuggling. */
function oddCards(standing: Standing): number[] {
  const main = mainGood(standing);
  return myCards(standing).flatMap((id, i) => (id !== main && standing.model.good(id).kind === "legal" ? [i] : []));
}

/** A bag worth the trouble: some of the main good, and one forbidden card under it. */
function suggestedBag(standing: Standing): number[] {
  const cards = myCards(standing);
  const main = mainGood(standing);
  const told = cards.flatMap((id, i) => (id === main ? [i] : [])).slice(0, SMUGGLED_UNDER);
  const hidden = cards.findIndex((id) => standing.model.good(id).kind !== "legal");
  return hidden < 0 ? told : [...told, hidden];
}

/** The next of these to tap; null once as many are chosen, whichever they are. */
function nextOf(wanted: readonly number[], chosen: readonly number[]): number | null {
  return chosen.length >= wanted.length ? null : (wanted.find((index) => !chosen.includes(index)) ?? null);
}

// --- the first round: a merchant

const atMarket: Step = (standing) => {
  const { model } = standing;
  if (!model.prompt("set_aside_prompt")) return null;
  const cards = myCards(standing);
  const hidden = cards.findIndex((id) => model.good(id).kind !== "legal");
  const main = mainGood(standing);
  const next = nextOf(oddCards(standing), standing.chosen);
  return (
    explains(standing, "welcome", HAND) ??
    (hidden < 0 ? null : explains(standing, "contraband", card(hidden))) ??
    (next === null
      ? points("aside", act("aside"))
      : points("odd", card(next), { goods: model.narrator.good(main, countOf(cards, main)) }))
  );
};

const drawing: Step = (standing) => {
  const { model } = standing;
  const prompt = model.prompt("draw_prompt");
  if (!prompt) return null;
  const main = mainGood(standing);
  const pile = prompt.sources.find(
    (source) => model.public.piles[model.ruleset.piles.indexOf(source)]?.at(-1) === main,
  );
  if (pile) return points("draw-pile", act(`draw-${pile}`));
  return points("draw-deck", act(`draw-${prompt.sources.includes("deck") ? "deck" : prompt.sources[0]!}`));
};

const discarding: Step = ({ model }) => {
  const prompt = model.prompt("discard_prompt");
  return prompt && points("discard", act(`lay-${prompt.piles[0]!}`));
};

const packing: Step = (standing) => {
  const { model } = standing;
  if (!model.prompt("load_bag_prompt")) return null;
  const cards = myCards(standing);
  const suggested = suggestedBag(standing);
  const next = nextOf(suggested, standing.chosen);
  const goods: Record<string, number> = {};
  for (const index of suggested) goods[cards[index]!] = (goods[cards[index]!] ?? 0) + 1;
  return (
    explains(standing, "bag", "[data-drop=bag]") ??
    (next === null ? points("close", act("close")) : points("pack", card(next), { goods: model.narrator.goods(goods) }))
  );
};

const declaring: Step = (standing) => {
  const { model } = standing;
  const prompt = model.prompt("declare_prompt");
  if (!prompt) return null;
  const held = (good: string): number => model.view.bag[good] ?? 0;
  const best = [...prompt.goods].sort((one, other) => held(other) - held(one))[0]!;
  const goods = model.narrator.good(standing.good, prompt.count);
  const isLie = held(standing.good) < prompt.count;
  return (
    explains(standing, "declare", "[data-guide=tale]") ??
    (standing.good === best
      ? points(isLie ? "say-lie" : "say-truth", act("declare"), { goods })
      : points("tale", `label:has(> input[value="${best}"])`, { goods: model.narrator.good(best, prompt.count) }))
  );
};

const asMerchant: Step = (standing) => {
  const { model } = standing;
  const { inspecting, me } = model;
  if (!inspecting || me === null || model.isGuard(me)) return null;
  return (
    explains(standing, "gate", bag(me), { who: model.name(model.guards[0]!) }) ??
    openedBeside(standing) ??
    answering(standing)
  );
};

/** Somebody else's bag was opened: what that cost whom. */
const openedBeside: Step = (standing) => {
  const { model, fates } = standing;
  const other = fates.find(
    (fate) => fate.round === model.public.round && fate.seat !== model.me && fate.isTrue !== null,
  );
  if (!other) return null;
  return explains(standing, other.isTrue ? "saw-truth" : "saw-lie", bag(other.seat), { who: model.name(other.seat) });
};

const answering: Step = (standing) => {
  const { model } = standing;
  const mine = model.me === null ? null : model.bag(model.me);
  const prompt = model.prompt("answer_prompt");
  const offer = prompt && model.offer(prompt.offer);
  if (!offer || !mine?.good || mine.fate !== "closed") return null;
  const gold = offer.clauses.reduce((sum, clause) => sum + (clause.clause === "gold" ? clause.amount : 0), 0);
  const isHonest = (model.view.bag[mine.good] ?? 0) === mine.size;
  const values = { who: model.name(offer.proposer), gold: model.narrator.gold(gold) };
  return (
    explains(standing, "seal", `[data-offer="${offer.number}"]`, values) ??
    (isHonest ? points("refuse", act("refuse"), values) : points("accept", act("accept"), values))
  );
};

// --- between the rounds

/** From the moment it happened until the next bags are closed: by then it is an old story. The last bag of a round ends
 * it, so the note may come in the next, and then says of which it speaks. */
const fateOfMine: Step = (standing) => {
  const { model, fates } = standing;
  const mine = fates.find((fate) => fate.seat === model.me);
  if (!mine) return null;
  const isOver = model.public.round !== mine.round;
  if (isOver && model.bags.length > 0) return null;
  const passed = mine.faceDown ? "mine-hidden" : "mine-passed";
  const id = mine.isTrue === null ? passed : mine.isTrue ? "mine-true" : "mine-lie";
  return explains(standing, id, STAND, { when: isOver ? "over" : "now" });
};

const newSheriff: Step = (standing) =>
  standing.model.isGuard(standing.model.me) ? explains(standing, "sheriff", STAND) : null;

// --- the second round: the Sheriff

const asSheriff: Step = (standing) => {
  const { model } = standing;
  if (!model.isGuard(model.me)) return null;
  const place = model.prompt("place_prompt");
  if (place) return points("place", act(`lay-${place.piles[0]!}`));
  const settles = model.allPrompts("settle_prompt");
  if (!settles.length) return null;
  return (
    fatesOfOthers(standing) ??
    stories(standing) ??
    explains(standing, "powers", "[data-guide=acts]") ??
    settling(standing)
  );
};

const stories: Step = (standing) => {
  const { model } = standing;
  const told = model.bags
    .filter((one) => one.good)
    .map((one) => ({ who: model.name(one.owner), goods: model.narrator.good(one.good!, one.size), owner: one.owner }));
  const [first, second] = told;
  if (!first || !second) return null;
  return explains(standing, "stories", bag(first.owner), {
    first: first.who,
    tale: first.goods,
    second: second.who,
    other: second.goods,
  });
};

/** One bag is opened, one is let pass: whoever pays is worth more unopened. */
const settling: Step = ({ model, fates, ...standing }) => {
  const settles = model.allPrompts("settle_prompt");
  const silent = settles.find((prompt) => !prompt.offers.length);
  const paying = settles.find((prompt) => prompt.offers.length);
  const hasOpened = fates.some((fate) => fate.round === model.public.round && fate.isTrue !== null);
  const next = hasOpened ? (paying ?? silent!) : (silent ?? paying!);
  const its = model.bag(next.bag)!;
  const who = model.name(next.bag);
  if (standing.bag !== next.bag) return points("pick", `${bag(next.bag)} ~ button`, { who });
  const offer = next.offers.length ? model.offer(next.offers[0]!) : null;
  if (offer) {
    const gold = offer.clauses.reduce((sum, clause) => sum + (clause.clause === "gold" ? clause.amount : 0), 0);
    const cost = its.good ? model.good(its.good).penalty * its.size : 0;
    return points("take", act("take"), { who, gold: model.narrator.gold(gold), cost: model.narrator.gold(cost) });
  }
  return hasOpened || !next.may_inspect ? points("pass", act("pass"), { who }) : points("open", act("open"), { who });
};

/** What the Sheriff's decisions came to, bag by bag. */
const fatesOfOthers: Step = (standing) => {
  const { model, fates } = standing;
  for (const fate of fates.filter((one) => one.round === ROUNDS && one.seat !== model.me)) {
    const who = model.name(fate.seat);
    const id = fate.isTrue === null ? (fate.faceDown ? "slipped" : "bought") : fate.isTrue ? "suspicion" : "fined";
    const hint = explains(standing, id, STAND, { who, count: fate.faceDown });
    if (hint) return hint;
  }
  return null;
};

// --- the end

const crowns: Step = (standing) => explains(standing, "crowns", "[data-guide=kings]");
const farewell: Step = ({ seen }) => (seen.has("end") ? null : { id: "end", anchor: "", values: {}, kind: "ends" });
