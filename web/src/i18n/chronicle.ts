// The chronicle: one line for each event, as this viewer may know it. The twin of locales/chronicle.py.
import type { GameEvent, Sealed, Goods } from "../protocol/protocol";
import { OPTION_EVENTS, type FieldKind, type OptionEvent } from "../protocol/optionEvents";
import { counting, hyphens, sizeOf, WORDINGS, words, type Speaker, type Viewer } from "./speaker";

/** Events that move the game on but are no news to a reader: what led to them or follows from them is told. */
const SILENT: ReadonlySet<string> = new Set([
  "position_seen",
  "round_ended",
  "turn_ended",
  "laid_out_gathered",
  "duty_arose",
  "duty_done",
]);

const HIDDEN: Sealed<Goods> = { readers: [], value: null };

/** The line for an event, null if it is no news. */
export function tell(speaker: Speaker, event: GameEvent, viewer: Viewer): string | null {
  const brought = optionEvent(event.event);
  if (SILENT.has(event.event) || brought?.isNews === false) return null;
  const say = (id: string, people: Record<string, number> = {}, values: Record<string, string | number> = {}): string =>
    speaker.text(id, { ...speaker.people(viewer, people), ...values });

  switch (event.event) {
    // set-up and rounds
    case "game_started":
      return say("event-game-started", {}, { count: event.cards });
    case "position_set":
      return say("event-position-set", {}, { round: event.public.round });
    case "piles_turned": {
      const turned = counting(event.piles.flat());
      return sizeOf(turned) ? say("event-piles-turned", {}, { goods: speaker.goods(turned) }) : null;
    }
    case "marker_passed": // deputies are told of when their cards are drawn
      return event.deciders.length === 1
        ? say("event-marker-passed", { who: event.deciders[0]! }, { wording: wording(event.deciders[0]!) })
        : null;
    case "round_started":
      return say("event-round-started", {}, { round: event.round });

    // market
    case "market_opened":
      return say("event-market-opened", { who: event.first });
    case "cards_set_aside":
      if (!event.count) return say("event-hand-kept", { who: event.seat });
      if (event.goods.value === null) {
        return say("event-cards-set-aside", { who: event.seat }, { count: event.count });
      }
      return say("event-cards-set-aside-known", { who: event.seat }, { goods: speaker.goods(event.goods.value) });
    case "cards_laid_out":
      if (!sizeOf(event.goods)) return say("event-hand-kept", { who: event.seat });
      return say("event-cards-laid-out", { who: event.seat }, { goods: speaker.goods(event.goods) });
    case "card_taken": {
      const values = { goods: speaker.good(event.card, 1), pile: speaker.pile(event.pile) };
      return say("event-card-taken", { who: event.seat }, values);
    }
    case "cards_drawn":
      if (!event.count) return null;
      if (event.goods.value === null) {
        return say("event-cards-drawn", { who: event.seat }, { count: event.count });
      }
      return say("event-cards-drawn-known", { who: event.seat }, { goods: speaker.goods(event.goods.value) });
    case "cards_discarded": {
      if (!event.cards.length) return null;
      const values = { goods: speaker.goods(counting(event.cards)), pile: speaker.pile(event.pile) };
      return say("event-cards-discarded", { who: event.seat }, values);
    }
    case "deck_reshuffled":
      return say("event-deck-reshuffled", {}, { count: event.cards });

    // loading and declaring
    case "loading_began":
      return event.merchants.length ? say("event-loading-began", {}, { wording: wording(...event.merchants) }) : null;
    case "bag_closed":
      if (event.goods.value === null)
        return say("event-bag-closed", { who: event.seat }, { wording: wording(event.seat) });
      return say("event-bag-closed-known", { who: event.seat }, { goods: speaker.goods(event.goods.value) });
    case "declaring_began": {
      if (!event.bags.length) return say("event-no-bags");
      const bags = event.bags.map((bag) => say("event-bag-size", { who: bag.owner }, { count: bag.size }));
      const values = { bags: speaker.joined(bags), wording: wording(...event.bags.map((bag) => bag.owner + bag.size)) };
      return say("event-declaring-began", {}, values);
    }
    case "declared":
      return say(
        "event-declared",
        { who: event.seat },
        {
          goods: speaker.good(event.good, event.count),
          wording: wording(event.seat, event.count, event.good.length),
        },
      );
    case "inspecting_began":
      return say("event-inspecting-began");

    // bargaining
    case "offer_made": {
      const { number, answers } = event.offer;
      const offer = speaker.offer(event.offer, viewer);
      if (answers === null) return say("event-offer-made", {}, { number, offer });
      return say("event-offer-countered", {}, { number, answers, offer });
    }
    case "offer_ended":
      return say("event-offer-ended", {}, { number: event.number, why: event.why });
    case "offer_agreed":
      return say("event-offer-agreed", { who: event.seat }, { number: event.number });
    case "deal_made": {
      const { number, merchant, deciders, clauses } = event.deal;
      const parties = speaker.allNames([merchant, ...deciders], viewer);
      return say("event-deal-made", {}, { number, parties, terms: speaker.terms(merchant, clauses, viewer) });
    }
    case "word_given": {
      const people = { who: event.word.by, owner: event.bag };
      if (event.word.offer !== null) return say("event-word-given-deal", people, { number: event.word.offer });
      return say(`event-word-given-${event.word.act}`, people);
    }
    case "bag_left_to":
      return say("event-bag-left-to", { who: event.deputy, owner: event.bag });
    case "promise_made": {
      const { number, by, to, act, words: said } = event.promise;
      const people = { giver: by, receiver: to };
      if (act === null) return say("event-promise-made-words", people, { number, quote: speaker.quoted(said) });
      const told = say(`event-promise-made-${act}`, people, { number });
      return said ? `${told} ${speaker.quoted(said)}` : told;
    }
    case "promise_judged":
      return say(`event-promise-${event.fate}`, {}, { number: event.number });

    // goods and gold change hands
    case "gold_paid": {
      const gold = speaker.gold(event.amount);
      if (speaker.isLoot(event.receiver)) {
        return say("event-gold-paid-loot", { giver: event.giver }, { gold, why: event.why });
      }
      const people = { giver: event.giver, receiver: event.receiver };
      return say(`event-gold-paid-${event.why}`, people, { gold, wording: wording(event.giver, event.amount) });
    }
    case "goods_given": {
      const values = { goods: speaker.haul(event.legal, event.face_down, event.contraband), place: event.place };
      if (speaker.isLoot(event.receiver)) return say("event-goods-given-loot", { giver: event.giver }, values);
      return say("event-goods-given", { giver: event.giver, receiver: event.receiver }, values);
    }
    case "place_shown": {
      if (event.goods.value === null) return say("event-place-shown", { who: event.owner }, { place: event.place });
      const values = { place: event.place, goods: speaker.goods(event.goods.value) };
      return say("event-place-shown-known", { who: event.owner }, values);
    }
    case "bag_passed": {
      const goods = speaker.haul(event.legal, event.face_down, event.contraband);
      const told = wording(event.seat, sizeOf(event.legal), event.face_down);
      return say("event-bag-passed", { owner: event.seat }, { goods, wording: told });
    }
    case "bag_opened": {
      const truth = event.is_truthful ? "truth" : "lie";
      const values = { goods: speaker.goods(event.goods), wording: wording(event.seat, sizeOf(event.goods)) };
      return say(`event-bag-opened-${truth}`, { owner: event.seat }, values);
    }
    case "goods_let_in":
      if (!sizeOf(event.goods)) return null;
      return say("event-goods-let-in", { owner: event.seat }, { goods: speaker.goods(event.goods) });
    case "goods_confiscated": {
      if (!event.cards.length) return null;
      const values = { goods: speaker.goods(counting(event.cards)), pile: speaker.pile(event.pile) };
      return say("event-goods-confiscated", { owner: event.owner }, values);
    }
    case "goods_paid": {
      const goods = speaker.goods(both(event.legal, event.contraband));
      if (speaker.isLoot(event.creditor)) return say("event-goods-paid-loot", { giver: event.debtor }, { goods });
      return say("event-goods-paid", { giver: event.debtor, receiver: event.creditor }, { goods });
    }
    case "debt_forgiven":
      return say("event-debt-forgiven", { who: event.debtor }, { gold: speaker.gold(event.amount) });

    // the end
    case "hands_discarded":
      return say("event-hands-discarded");
    case "game_ended": {
      const points = Math.max(0, ...event.scores.map((score) => score.total));
      if (event.winners.length === 1) return say("event-game-won", { who: event.winners[0]! }, { points });
      const you = viewer !== null && event.winners.includes(viewer) ? "names" : "none";
      return speaker.text("event-game-shared", { names: speaker.allNames(event.winners, viewer), points, you });
    }

    // options
    case "black_market_opened": {
      const piles = event.piles
        .filter((pile) => pile.values.length)
        .map((pile) => `${speaker.goodName(pile.good)} ${pile.values.join("/")}`);
      return say("event-black-market-opened", {}, { piles: piles.join(", ") });
    }
    case "black_market_claimed": {
      const values = { goods: speaker.good(event.good, 3), points: event.value };
      return say("event-black-market-claimed", { who: event.seat }, values);
    }
    case "deputies_drawn": {
      const names = speaker.allNames(event.deputies, viewer);
      return say("event-deputies-drawn", { who: event.deputies[0]! }, { names });
    }
    case "split_proposed": {
      const { by, number, legal, face_down, gold } = event.split;
      const goods = speaker.haul(legal, face_down, event.contraband, gold);
      return say("event-split-proposed", { who: by }, { goods, number });
    }
    case "loot_shared": {
      const goods = speaker.haul(event.legal, event.face_down, event.contraband, event.gold);
      return say("event-loot-shared", { who: event.deputy }, { goods });
    }
    case "loot_cleared": {
      if (!event.gold && !event.cards.length) return null;
      const goods = speaker.haul(counting(event.cards), 0, HIDDEN, event.gold);
      return say("event-loot-cleared", {}, { goods });
    }
    default: {
      const id = `event-${hyphens(event.event)}`;
      return brought && speaker.has(id)
        ? say(id, ...saidByFields(speaker, brought, event, viewer))
        : toldPlainly(speaker, event);
    }
  }
}

/** Which of the ways to tell an event is its own: whoever reads it, and wherever, reads the same. */
const wording = (...numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) % WORDINGS;
const optionEvent = (tag: string): OptionEvent | undefined => (OPTION_EVENTS as Record<string, OptionEvent>)[tag];

/** The people and the values in the message of an option's event, from its open fields: a field `seat` is `$who`. */
function saidByFields(
  speaker: Speaker,
  { fields }: OptionEvent,
  event: object,
  viewer: Viewer,
): [Record<string, number>, Record<string, string | number>] {
  const people: Record<string, number> = {};
  const values: Record<string, string | number> = {};
  for (const [name, kind] of Object.entries(fields)) {
    const value = (event as Record<string, unknown>)[name];
    if (kind === "seat") people[name === "seat" ? "who" : name] = value as number;
    else values[name] = SAID[kind](speaker, value as never, viewer);
  }
  return [people, values];
}

const SAID: Readonly<
  Record<Exclude<FieldKind, "seat">, (speaker: Speaker, value: never, viewer: Viewer) => string | number>
> = {
  seats: (speaker, seats: readonly number[], viewer) => speaker.allNames(seats, viewer),
  gold: (speaker, gold: number) => speaker.gold(gold),
  number: (_, number: number) => number,
  good: (speaker, good: string) => speaker.goodName(good),
  goods: (speaker, goods: Goods) => speaker.goods(goods),
  cards: (speaker, cards: readonly string[]) => speaker.goods(counting(cards)),
  text: (_, text: string) => text,
};

/** An event nobody here knows, such as an extension's: its name and its open fields. */
function toldPlainly(speaker: Speaker, event: object): string {
  const { event: tag, ...fields } = event as { event: string } & Record<string, unknown>;
  const told = Object.entries(fields)
    .filter(([, value]) => !isSealed(value))
    .map(([name, value]) => `${words(name)}: ${plainValue(speaker, name, value)}`);
  return [words(tag), ...told].join(", ");
}

const isSealed = (value: unknown): boolean => typeof value === "object" && value !== null && "readers" in value;

function plainValue(speaker: Speaker, name: string, value: unknown): string {
  if (typeof value === "number" && name === "seat") return speaker.name(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "…";
}

function both(one: Goods, other: Goods): Goods {
  const sum: Record<string, number> = { ...one };
  for (const [good, count] of Object.entries(other)) sum[good] = (sum[good] ?? 0) + count;
  return sum;
}
