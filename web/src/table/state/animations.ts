// Animations, one for each event: what is seen and heard when it happens. Each is done when its motion is, and stops at once
// when its signal says so. What the table shows afterwards comes with the view; a handler that fails costs nothing.
import { tick } from "svelte";
import {
  breakSeal,
  flyCoins,
  isReduced,
  move,
  pause,
  pullString,
  shake,
  shut,
  slapDown,
  slideFrom,
  stampDown,
  swingIn,
  tremble,
  turnOver,
} from "../../motion/motion";
import { cardsOf } from "../../i18n/speaker";
import { OPTION_EVENTS, type OptionEvent, type OptionEventTag } from "../../protocol/optionEvents";
import type { GameEvent, Offer, Ruleset } from "../../protocol/protocol";
import type { Sound } from "../../sound/synth";
import type { Overlay } from "./overlay.svelte";

/** What a handler works with. */
export interface AnimationContext {
  readonly overlay: Overlay;
  readonly root: ParentNode;
  readonly ruleset: Ruleset | null;
  readonly me: number | null;
  /** Who did what is played; null where nobody did. */
  readonly actor: number | null;
  /** An offer that lies on the table, as it was made. */
  offer(number: number): Offer | null;
  /** What was declared for a bag, in the view that is shown. */
  declaredFor(seat: number): string | null;
  /** Who gave a promise. */
  promiser(promise: number): number | null;
  /** Whether this viewer has asked for haste: then nothing is drawn out. */
  isHurried(): boolean;
  readonly signal: AbortSignal;
  /** One that is made for waiting ends with the wait, if it is given its signal. */
  play(sound: Sound, pitch?: number, until?: AbortSignal): void;
}

type EventTag = GameEvent["event"];
type EventOf<Tag extends EventTag> = Extract<GameEvent, { event: Tag }>;
type Handler<Tag extends EventTag> = (event: EventOf<Tag>, ctx: AnimationContext) => Promise<void> | void;
/** Every event of the base game has its own; what an option brings may do with `shownByFields`. */
type Handlers = { readonly [Tag in Exclude<EventTag, OptionEventTag>]: Handler<Tag> } & {
  readonly [Tag in OptionEventTag]?: Handler<Tag>;
};

const nothing = (): void => undefined;

/** How long an opened bag stays in sight after the stamp, in milliseconds; and for who hurries. */
const IN_SIGHT = 1_600;
const GLANCE = 900;
/** Between two cards of an opened bag; the first is looked at longest. */
const FIRST_CARD = 520;
const NEXT_CARD = 160;
const HURRIED_CARD = 50;
/** After the stamp nothing else happens for a breath. */
const BREATH = 250;

export const HANDLERS: Handlers = {
  // set-up and rounds
  game_started: (_, { play }) => play("flick"),
  position_set: nothing,
  position_seen: nothing,
  piles_turned: (_, { play }) => play("flick"),
  marker_passed: async (event, ctx) => {
    ctx.play("knock");
    await bounce(ctx, ...event.deciders.map((seat) => standOf(ctx, seat)));
  },
  round_started: (_, { play, overlay }) => {
    overlay.closeNow();
    play("knock", 0.8);
  },
  round_ended: nothing,

  // market
  market_opened: (event, ctx) => bounce(ctx, standOf(ctx, event.first)),
  cards_set_aside: (event, ctx) =>
    event.count ? cardsFly(ctx, event.count, standOf(ctx, event.seat), pileOf(ctx, "aside")) : undefined,
  cards_laid_out: (_, { play }) => play("flick"),
  card_taken: (event, ctx) => cardsFly(ctx, 1, pileOf(ctx, nameOfPile(ctx, event.pile)), standOf(ctx, event.seat)),
  cards_drawn: (event, ctx) =>
    event.count ? cardsFly(ctx, event.count, pileOf(ctx, "deck"), standOf(ctx, event.seat)) : undefined,
  cards_discarded: (event, ctx) =>
    cardsFly(ctx, event.cards.length, standOf(ctx, event.seat), pileOf(ctx, nameOfPile(ctx, event.pile))),
  turn_ended: nothing,
  laid_out_gathered: (_, { play }) => play("flick", 0.8),
  deck_reshuffled: (_, { play }) => play("scrape"),

  // loading and declaring
  loading_began: nothing,
  bag_closed: async (event, ctx) => {
    ctx.overlay.shut = [...ctx.overlay.shut, event.seat];
    ctx.play("thud");
    await tick();
    await perform(ctx, shut, bagOf(ctx, event.seat));
  },
  declaring_began: nothing,
  declared: async (event, ctx) => {
    ctx.overlay.declared = { ...ctx.overlay.declared, [event.seat]: { good: event.good, count: event.count } };
    ctx.play("knock");
    await tick();
    await perform(ctx, swingIn, bagOf(ctx, event.seat)?.querySelector(".tag"));
    await pause(isReduced() ? 0 : 180, ctx.signal);
  },
  inspecting_began: nothing,

  // bargaining
  offer_made: async (event, ctx) => {
    ctx.overlay.offers = [...ctx.overlay.offers, event.offer];
    ctx.play("slap");
    await tick();
    const slip = slipOf(ctx, event.offer.number);
    // A counter-offer is laid on what it answers, and slides from there to its place.
    const answered = event.offer.answers === null ? null : slipOf(ctx, event.offer.answers);
    if (slip && answered) await slideFrom(slip, answered.getBoundingClientRect(), ctx.signal);
    else await perform(ctx, slapDown, slip);
  },
  offer_ended: async (event, ctx) => {
    const offer = ctx.offer(event.number);
    if (event.why === "refused" && offer && ctx.actor !== null) {
      ctx.overlay.refuse(offer, ctx.actor);
      ctx.play("knock", 0.7);
      await tick();
      return perform(ctx, stampDown, slipOf(ctx, event.number)?.querySelector(".stamped"));
    }
    if (event.why !== "settled" && event.why !== "replaced") ctx.play("flick", 0.7);
    const slip = slipOf(ctx, event.number);
    if (slip && event.why !== "settled")
      await move(slip, [{ opacity: 1 }, { opacity: 0, transform: "translateY(18px) rotate(4deg)" }], {
        pace: "fast",
        signal: ctx.signal,
      });
    ctx.overlay.gone = [...ctx.overlay.gone, event.number];
  },
  offer_agreed: (event, ctx) => perform(ctx, breakSeal, slipOf(ctx, event.number)?.querySelector(".wax")),
  deal_made: async (event, ctx) => {
    ctx.overlay.agreed = [...ctx.overlay.agreed, event.deal.number];
    ctx.play("slap", 0.8);
    await perform(ctx, breakSeal, slipOf(ctx, event.deal.number)?.querySelector(".wax"));
  },
  word_given: (event, ctx) => bounce(ctx, bagOf(ctx, event.bag)),
  bag_left_to: (event, ctx) => bounce(ctx, bagOf(ctx, event.bag)),
  promise_made: (_, { play }) => play("flick", 1.3),
  promise_judged: (event, ctx) => {
    ctx.play(event.fate === "kept" ? "truth" : "lie");
    const by = ctx.promiser(event.number);
    if (event.fate === "broken" && by !== null) ctx.overlay.stage({ kind: "broken", seat: by, event, cards: [] });
  },

  // goods and gold change hands
  gold_paid: async (event, ctx) => {
    const [from, to] = [purseOf(ctx, event.giver), purseOf(ctx, event.receiver)];
    ctx.play("coins");
    if (from && to) await flyCoins(from.getBoundingClientRect(), to.getBoundingClientRect(), event.amount, ctx.signal);
    ctx.overlay.pay(event.giver, event.receiver, event.amount);
  },
  goods_given: (event, ctx) =>
    cardsFly(ctx, 1 + event.face_down, standOf(ctx, event.giver), standOf(ctx, event.receiver)),
  place_shown: async (event, ctx) => {
    // The bag is opened to two; the others see a turned back.
    const cards = event.goods.value ? cardsOf(event.goods.value, ctx.ruleset) : [null, null, null];
    ctx.overlay.stage({ kind: "short", seat: event.owner, event, cards });
    ctx.play("lie", 0.8);
    await bounce(ctx, event.place === "bag" ? bagOf(ctx, event.owner) : standOf(ctx, event.owner));
  },
  bag_passed: async (event, ctx) => {
    const [bag, stand] = [bagOf(ctx, event.seat), standOf(ctx, event.seat)];
    ctx.play("flick", 0.9);
    if (event.face_down) {
      const known = event.contraband.value ? cardsOf(event.contraband.value, ctx.ruleset) : [];
      const cards = known.length ? known : Array<null>(event.face_down).fill(null);
      ctx.overlay.stage({ kind: "smuggled", seat: event.seat, event, cards });
    }
    if (bag && stand) {
      const count = Object.values(event.legal).reduce((sum, one) => sum + one, 0);
      if (count) await cardsFly(ctx, Math.min(count, 3), bag, stand);
      // A card slid face down with the whole table watching.
      if (event.face_down) {
        ctx.play("scrape");
        const others = [...ctx.root.querySelectorAll("[data-seat]")].filter((one) => one !== stand);
        const dimming = others.map((one) =>
          move(one, [{ opacity: 1 }, { opacity: 0.88, offset: 0.3 }, { opacity: 1 }], {
            pace: "grand",
            signal: ctx.signal,
          }),
        );
        await Promise.all([cardsFly(ctx, event.face_down, bag, stand, "slow"), ...dimming]);
      }
    }
    ctx.overlay.passed = [...ctx.overlay.passed, event.seat];
  },
  bag_opened: async (event, ctx) => {
    const cards = cardsOf(event.goods, ctx.ruleset);
    ctx.overlay.open({
      seat: event.seat,
      cards,
      declared: ctx.declaredFor(event.seat),
      isTied: !isBrief(ctx),
      turned: 0,
      isStamped: false,
      isTrue: event.is_truthful,
    });
    try {
      await tick();
      const scene = ctx.root.querySelector(".opening");
      await untieBag(ctx, scene);
      await turnCards(ctx, scene, cards.length);
      await stampVerdict(ctx, scene, event.is_truthful);
    } finally {
      ctx.overlay.untie();
      ctx.overlay.turn(cards.length);
      ctx.overlay.stamp();
      ctx.overlay.closeAfter(ctx.isHurried() ? GLANCE : IN_SIGHT);
    }
  },
  goods_let_in: (event, ctx) =>
    cardsFly(ctx, Object.keys(event.goods).length, bagOf(ctx, event.seat), standOf(ctx, event.seat)),
  goods_confiscated: (_, { play }) => play("scrape"),
  goods_paid: async (event, ctx) => {
    ctx.play("scrape");
    await cardsFly(ctx, 2, standOf(ctx, event.debtor), standOf(ctx, event.creditor));
  },
  debt_forgiven: nothing,
  duty_arose: nothing,
  duty_done: nothing,

  // the end
  hands_discarded: (_, { play }) => play("flick", 0.8),
  game_ended: (_, { play, overlay }) => {
    overlay.closeNow();
    play("drum");
  },

  // options
  time_ran_out: (_, { play }) => play("bell"),
  deputies_drawn: async (event, ctx) => {
    ctx.play("flick");
    await bounce(ctx, ...event.deputies.map((seat) => standOf(ctx, seat)));
  },
  split_proposed: (_, { play }) => play("slap"),
  loot_shared: async (event, ctx) => {
    ctx.play("coins");
    await bounce(ctx, standOf(ctx, event.deputy));
  },
  loot_cleared: nothing,
  black_market_opened: nothing,
  black_market_claimed: async (event, ctx) => {
    ctx.play("bell");
    await bounce(ctx, standOf(ctx, event.seat));
  },
  claim_declined: nothing,
};

/** Play one event; one that nobody here knows is skipped. */
export async function performEvent(event: GameEvent, ctx: AnimationContext): Promise<void> {
  const handler = HANDLERS[event.event] as Handler<EventTag> | undefined;
  await (handler ? handler(event as never, ctx) : shownByFields(event, ctx));
}

/** The default for an option's event: coins ring where gold moves, and the stands of those it names give a nod. */
async function shownByFields(event: GameEvent, ctx: AnimationContext): Promise<void> {
  const { isNews = false, fields = {} } = (OPTION_EVENTS as Record<string, OptionEvent>)[event.event] ?? {};
  if (!isNews) return;
  const kinds = Object.entries(fields);
  ctx.play(kinds.some(([, kind]) => kind === "gold") ? "coins" : "flick");
  const seats = kinds
    .filter(([, kind]) => kind === "seat" || kind === "seats")
    .flatMap(([name]) => (event as unknown as Record<string, number | number[]>)[name] ?? []);
  await bounce(ctx, ...seats.map((seat) => standOf(ctx, seat)));
}

// --- the opening of a bag: drum, string, first card -----------------------------------------------------------------

/** Nothing is drawn out for who hurries, or wants no motion. */
const isBrief = (ctx: AnimationContext): boolean => ctx.isHurried() || isReduced();

/** The bag trembles under a roll of the drum, then its string is pulled. */
async function untieBag(ctx: AnimationContext, scene: Element | null): Promise<void> {
  if (!isBrief(ctx)) {
    ctx.play("roll", 1, ctx.signal);
    await perform(ctx, tremble, scene?.querySelector(".opened-bag"));
    if (ctx.signal.aborted) return;
    ctx.play("string", 1, ctx.signal);
    await perform(ctx, pullString, scene?.querySelector(".opened-bag"));
  }
  if (ctx.signal.aborted) return;
  ctx.overlay.untie();
  ctx.play("crack");
  await tick();
  await perform(ctx, breakSeal, scene?.querySelector(".opened-bag"));
}

async function turnCards(ctx: AnimationContext, scene: Element | null, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    if (ctx.signal.aborted) return;
    ctx.overlay.turn(i + 1);
    ctx.play("flick", 1 + i * 0.12);
    await tick();
    const turning = perform(ctx, turnOver, scene?.querySelectorAll(".turning")[i]);
    await (i === count - 1 && !ctx.isHurried() ? turning : pause(pauseAfter(i, ctx), ctx.signal));
  }
}

function pauseAfter(card: number, ctx: AnimationContext): number {
  if (isReduced()) return 0;
  if (ctx.isHurried()) return HURRIED_CARD;
  return card === 0 ? FIRST_CARD : NEXT_CARD;
}

async function stampVerdict(ctx: AnimationContext, scene: Element | null, isTrue: boolean): Promise<void> {
  if (ctx.signal.aborted) return;
  ctx.overlay.stamp();
  ctx.play(isTrue ? "truth" : "lie");
  await tick();
  await Promise.all([perform(ctx, stampDown, scene?.querySelector(".verdict")), perform(ctx, shake, scene)]);
  await pause(isBrief(ctx) ? 0 : BREATH, ctx.signal);
}

// --- where things are --------------------------------------------------------------------------------------------

/** The one in sight: mine is on the wall too while I guard it, but not on a phone. */
const standOf = ({ root }: AnimationContext, seat: number): Element | null =>
  [...root.querySelectorAll(`[data-seat="${seat}"]`)].find((one) => one.getClientRects().length) ?? null;
const purseOf = (ctx: AnimationContext, seat: number): Element | null =>
  standOf(ctx, seat)?.querySelector(".purse") ?? pileOf(ctx, "loot");
const bagOf = ({ root }: AnimationContext, seat: number): Element | null => root.querySelector(`[data-bag="${seat}"]`);
const slipOf = ({ root }: AnimationContext, offer: number): Element | null =>
  root.querySelector(`[data-offer="${offer}"]`);
const pileOf = ({ root }: AnimationContext, pile: string): Element | null =>
  root.querySelector(`[data-pile="${pile}"]`);
const nameOfPile = ({ ruleset }: AnimationContext, index: number): string => ruleset?.piles[index] ?? "";

// --- how they move -----------------------------------------------------------------------------------------------

type Moment = (element: Element, signal?: AbortSignal) => Promise<void>;

async function perform(ctx: AnimationContext, moment: Moment, element: Element | null | undefined): Promise<void> {
  if (element) await moment(element, ctx.signal);
}

async function bounce(ctx: AnimationContext, ...elements: (Element | null)[]): Promise<void> {
  const frames = [{ translate: "0 0" }, { translate: "0 -8px", offset: 0.4 }, { translate: "0 0" }];
  await Promise.all(elements.map((element) => element && move(element, frames, { pace: "mid", signal: ctx.signal })));
}

/** Backs of cards fly from one place to another. They are drawn for the flight only. */
async function cardsFly(
  ctx: AnimationContext,
  count: number,
  from: Element | null,
  to: Element | null,
  pace: "mid" | "slow" = "mid",
): Promise<void> {
  ctx.play("flick");
  if (!from || !to || isReduced() || ctx.signal.aborted) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  await Promise.all(Array.from({ length: Math.min(count, 6) }, (_, i) => cardFlies(start, end, i, pace, ctx.signal)));
}

async function cardFlies(
  from: DOMRect,
  to: DOMRect,
  index: number,
  pace: "mid" | "slow",
  signal: AbortSignal,
): Promise<void> {
  const space = "http://www.w3.org/2000/svg";
  const card = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", "#card-back");
  card.append(use);
  card.setAttribute("aria-hidden", "true");
  card.setAttribute("viewBox", "0 0 200 280");
  Object.assign(card.style, {
    position: "fixed",
    left: "0",
    top: "0",
    width: "40px",
    height: "56px",
    zIndex: "90",
    pointerEvents: "none",
  });
  document.body.append(card);
  const at = (box: DOMRect, turn: number): string =>
    `translate(${box.x + box.width / 2 - 20 + index * 6}px, ${box.y + box.height / 2 - 28}px) rotate(${turn}deg)`;
  try {
    await move(card, [{ transform: at(from, -8) }, { transform: at(to, 6 * index) }], {
      pace,
      delay: index * 60,
      signal,
    });
  } finally {
    card.remove();
  }
}
