// The parts of sentences: names, goods, gold, cards and offers, in one language. The twin of locales/speaker.py; a test
// holds both against the same sentences.
//
// Parts are put together as strings. So that this works in Polish too, a list of goods stands in the nominative, and
// the sentences around it put it behind a colon.
import type { Clause, Good, Goods, Offer, Ruleset, Sealed } from "../protocol/protocol";
import type { Messages, Value, Values } from "./messages";
import { sound } from "./names";

export type Viewer = number | null;

/** How many ways there are to tell the commonest events. An event decides for itself: everybody reads the same. */
export const WORDINGS = 4;
const NO_BREAK = "\u00a0";

export class Speaker {
  constructor(
    readonly messages: Messages,
    /** Names by seat. */
    readonly names: readonly string[],
    /** Tells the names of house goods and piles; without it both are told as well as can be. */
    readonly ruleset: Ruleset | null = null,
  ) {}

  text(id: string, values: Values = {}): string {
    return this.messages.format(id, values);
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }

  // --- people

  /** The name of a seat; a number where there is none. */
  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  isLoot(holder: number): boolean {
    return holder >= this.names.length;
  }

  /** The variables for people in a sentence: their names, and in `you` the part that the reader plays. */
  people(viewer: Viewer, roles: Readonly<Record<string, number>>): Record<string, Value> {
    const values: Record<string, Value> = { you: "none" };
    for (const [role, seat] of Object.entries(roles)) {
      values[role] = this.name(seat);
      if (seat === viewer) values["you"] = role;
    }
    return values;
  }

  /** 'Guy, Tuck and you': the reader comes last. */
  allNames(seats: readonly number[], viewer: Viewer = null): string {
    const others = seats.filter((seat) => seat !== viewer);
    const names = others.map((seat) => this.messages.names.forms(this.name(seat)).within);
    return this.joined(others.length < seats.length ? [...names, this.text("phrase-you")] : names);
  }

  /** 'a, b and c'. */
  joined(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    return this.text("phrase-and", { first: parts.slice(0, -1).join(", "), last, last_sound: sound(last) });
  }

  /** Somebody's words in the marks of the language, with the full stop where it puts it. */
  quoted(words: string): string {
    const bare = words.endsWith(".") && !words.endsWith("..") ? words.slice(0, -1) : words;
    return this.text("phrase-quote", { words: bare, stop: bare === words ? "" : "." });
  }

  // --- goods

  /** What a kind of good is called, without a number. */
  goodName(id: string): string {
    const known = `good-name-${hyphens(id)}`;
    return this.#houseName(id) ?? (this.has(known) ? this.text(known) : id);
  }

  /** A number of cards of one good. */
  good(id: string, count: number): string {
    const known = `good-${hyphens(id)}`;
    if (this.#houseName(id) || !this.has(known)) return this.text("good-other", { name: this.goodName(id), count });
    return this.text(known, { count });
  }

  /** Goods with their numbers, in the order of the catalogue. */
  goods(goods: Goods): string {
    return this.joined(this.#counted(goods)) || this.text("phrase-nothing");
  }

  /** What legal goods, contraband or royal goods are called. */
  kind(kind: string): string {
    return this.text(`good-kind-${kind}`);
  }

  /** The title of a King or Queen. */
  crown(good: string, title: string): string {
    const known = `good-${title}-${hyphens(good)}`;
    if (this.#houseName(good) || !this.has(known)) {
      return this.text(`good-${title}-other`, { name: this.goodName(good) });
    }
    return this.text(known);
  }

  gold(amount: number): string {
    return this.text("phrase-gold", { count: amount });
  }

  cards(count: number): string {
    return this.text("phrase-cards", { count });
  }

  faceDown(count: number): string {
    return this.text("phrase-face-down", { count });
  }

  /** Goods of which some lie face down: their kinds for those who may know, else their number. */
  haul(legal: Goods, faceDown: number, contraband: Sealed<Goods>, gold = 0): string {
    const parts = gold ? [this.gold(gold)] : [];
    parts.push(...this.#counted(legal));
    if (faceDown && contraband.value === null) parts.push(this.faceDown(faceDown));
    else if (faceDown) {
      parts.push(...inOrder(contraband.value ?? {}, this.ruleset).map(([id, count]) => this.#hidden(id, count)));
    }
    return this.joined(parts) || this.text("phrase-nothing");
  }

  /** The id of a discard pile, for a message to select on. */
  pile(index: number): string {
    return this.ruleset?.piles[index] ?? "discard";
  }

  #hidden(id: string, count: number): string {
    return this.text("phrase-hidden", { goods: this.good(id, count), cards: count });
  }

  #counted(goods: Goods): string[] {
    return inOrder(goods, this.ruleset).map(([id, count]) => this.good(id, count));
  }

  #houseName(id: string): string | null {
    const good = this.ruleset?.catalogue.find((one) => one.id === id);
    return good && Object.keys(good.names).length ? houseName(good, this.messages.language) : null;
  }

  // --- numbers as people say them

  /** A number as a word, if it is small enough for one. */
  numberSaid(count: number, gender = "m"): string {
    return this.text("phrase-number", { count, gender });
  }

  /** How often somebody lied. */
  timesSaid(count: number): string {
    return this.numberSaid(count, this.messages.attribute("phrase-number", "lies") ?? "m");
  }

  /** A number of one good, in words: 'three loaves of bread'. */
  goodSaid(id: string, count: number): string {
    const known = `good-${hyphens(id)}`;
    return this.#houseName(id) || !this.has(known) ? this.good(id, count) : this.#said(known, count);
  }

  goldSaid(amount: number): string {
    return this.#said("phrase-gold", amount);
  }

  /** What somebody is to give or take: Polish says so otherwise. */
  goldObject(amount: number): string {
    const said = this.goldSaid(amount);
    return this.messages.attribute("phrase-gold", "object", { count: amount, said }) ?? said;
  }

  #said(id: string, count: number): string {
    const counted = this.text(id, { count });
    const noun = this.messages.attribute(id, "said", { count }) ?? counted.slice(counted.indexOf(NO_BREAK) + 1);
    return this.numberSaid(count, this.messages.attribute(id, "gender") ?? "m") + NO_BREAK + noun;
  }

  // --- offers

  /** Who offers what for what, in a sentence or two. */
  offer(offer: Offer, viewer: Viewer = null): string {
    const isMerchants = offer.proposer === offer.merchant;
    const side = isMerchants ? "merchant" : "sheriff";
    const roles = { merchant: offer.merchant, ...(isMerchants ? {} : { proposer: offer.proposer }) };
    const people = this.people(viewer, roles);
    const [gifts, asks] = [this.gifts(offer.clauses), this.asks(offer.clauses, viewer)];
    const said = gifts
      ? this.text(`offer-by-${side}`, { gifts, asks, wording: offer.number % WORDINGS, ...people })
      : this.text(`offer-by-${side}-for-nothing`, { asks, ...people });
    return [said, ...this.promises(offer.clauses, viewer)].join(" ");
  }

  /** What a deal binds to: who gives what, and what happens for it. Its promises are told one by one. */
  terms(merchant: number, clauses: readonly Clause[], viewer: Viewer = null): string {
    const [gifts, asks] = [this.gifts(clauses), this.asks(clauses, viewer)];
    return gifts
      ? this.text("offer-terms", { gifts, asks, ...this.people(viewer, { merchant }) })
      : this.text("offer-terms-for-nothing", { asks });
  }

  /** What a merchant gives. Where a gift is a list itself, 'and' would not say which list goes on. */
  gifts(clauses: readonly Clause[]): string {
    const gifts = clauses.map((clause) => this.#gift(clause)).filter(Boolean);
    if (!clauses.some(isList)) return this.joined(gifts);
    return gifts.reduce((first, last) => this.text("phrase-plus", { first, last }));
  }

  asks(clauses: readonly Clause[], viewer: Viewer = null): string {
    return this.joined(clauses.map((clause) => this.ask(clause, viewer)).filter(Boolean));
  }

  /** A sentence for each promise in an offer. */
  promises(clauses: readonly Clause[], viewer: Viewer = null): string[] {
    return clauses.map((clause) => this.#promise(clause, viewer)).filter(Boolean);
  }

  #gift(clause: Clause): string {
    switch (clause.clause) {
      case "gold":
        return this.gold(clause.amount);
      case "stand":
      case "contraband":
      case "bag":
        return this.text(`offer-${clause.clause}`, { goods: this.goods(clause.goods) });
      default:
        return "";
    }
  }

  /** What is to happen to a bag; empty for a clause that asks nothing. */
  ask(clause: Clause, viewer: Viewer = null): string {
    switch (clause.clause) {
      case "pass":
      case "open":
      case "refuse":
        return this.text(`offer-${clause.clause}`, this.people(viewer, { owner: clause.bag }));
      default:
        return "";
    }
  }

  #promise(clause: Clause, viewer: Viewer): string {
    switch (clause.clause) {
      case "promise":
        return this.text(`offer-promise-${clause.act}`, this.people(viewer, { giver: clause.by, receiver: clause.to }));
      case "words":
        return this.text("offer-words", {
          quote: this.quoted(clause.text),
          ...this.people(viewer, { giver: clause.by }),
        });
      default:
        return "";
    }
  }
}

const isList = (clause: Clause): boolean => "goods" in clause && inOrder(clause.goods).length > 1;

/** The order in which people list goods, where no ruleset says one: cheap and legal first. */
export const PRINTED_ORDER: readonly string[] = [
  "apple",
  "cheese",
  "bread",
  "chicken",
  "pepper",
  "mead",
  "silk",
  "crossbow",
  "green_apple",
  "golden_apple",
  "gouda",
  "bleu_cheese",
  "rye_bread",
  "pumpernickel",
  "royal_rooster",
];

/** Goods and their numbers in the order of the catalogue; strangers to it come last, by name. */
export function inOrder(goods: Goods, ruleset: Ruleset | null = null): [string, number][] {
  const order = ruleset ? ruleset.catalogue.map((good) => good.id) : PRINTED_ORDER;
  const known = order.filter((id) => goods[id]);
  const others = Object.keys(goods)
    .filter((id) => goods[id] && !order.includes(id))
    .sort();
  return [...known, ...others].map((id) => [id, goods[id] ?? 0]);
}

/** Every card by name, in the order of the catalogue. */
export const cardsOf = (goods: Goods, ruleset: Ruleset | null = null): string[] =>
  inOrder(goods, ruleset).flatMap(([id, count]) => Array<string>(count).fill(id));

/** The cards as a multiset. */
export function counting(cards: readonly string[]): Goods {
  const goods: Record<string, number> = {};
  for (const card of cards) goods[card] = (goods[card] ?? 0) + 1;
  return goods;
}

export const sizeOf = (goods: Goods): number => Object.values(goods).reduce((sum, count) => sum + count, 0);

/** A house good's name in a language, in English, in any, or its id. */
export function houseName(good: Good, language: string): string {
  return good.names[language] || good.names["en"] || Object.values(good.names)[0] || good.id;
}

export const hyphens = (id: string): string => id.replaceAll("_", "-");
export const words = (id: string): string => id.replaceAll("_", " ");
