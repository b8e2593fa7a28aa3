// What handlers do with an event: who pays whom, what flies from where to where, and which sound is heard.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameEvent } from "../../protocol/protocol";
import { performEvent, type AnimationContext } from "./animations";
import { Overlay } from "./overlay.svelte";
import { RULESET } from "./sample";

const PLACES = [
  ...[0, 1, 2, 3].map((seat) => `<div data-seat="${seat}"><span class="purse" data-x="${seat}"></span></div>`),
  ...[0, 1, 2].map((seat) => `<div data-bag="${seat}" data-x="${10 + seat}"><i class="tag"></i></div>`),
  ...["deck", "left", "right", "aside", "loot"].map((pile, i) => `<div data-pile="${pile}" data-x="${20 + i}"></div>`),
  `<div data-offer="7"><i class="wax"></i></div>`,
];
let overlay: Overlay;
let played: string[];
/** What was animated, in order: a flight as "from > to", a movement in place by the element. */
let moved: string[];

const boxOf = (element: Element): DOMRect => {
  const x = element.getAttribute("data-x") ?? element.querySelector("[data-x]")?.getAttribute("data-x") ?? "99";
  return new DOMRect(100 * Number(x), 0, 0, 0);
};
const nameOf = (element: Element): string =>
  ["data-seat", "data-bag", "data-pile", "data-offer"]
    .filter((name) => element.closest(`[${name}]`))
    .map((name) => `${name.slice(5)} ${element.closest(`[${name}]`)!.getAttribute(name)}`)
    .join() + (element.className && !element.hasAttribute("data-x") ? ` ${element.className}` : "");
/** Middles are hundreds, less half the size of what flies. */
const placeIn = (frame: Keyframe): number =>
  Math.round(Number(/\((-?[\d.]+)px/.exec(String(frame.transform))![1]) / 100);

beforeEach(() => {
  document.body.innerHTML = PLACES.join("");
  overlay = new Overlay();
  [played, moved] = [[], []];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(() => [new DOMRect()] as unknown as DOMRectList);
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    const isFlying = this.getAttribute("aria-hidden") === "true";
    moved.push(isFlying ? `${placeIn(frames[0]!)} > ${placeIn(frames.at(-1)!)}` : nameOf(this));
    return { finished: Promise.resolve(), cancel: () => undefined } as unknown as Animation;
  } as unknown as typeof Element.prototype.animate;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete (Element.prototype as { animate?: unknown }).animate;
  document.body.innerHTML = "";
});

const OFFER = { number: 7, merchant: 1, proposer: 1, clauses: [], answers: null, agreed: [] };
const perform = (event: Record<string, unknown>, more: Partial<AnimationContext> = {}): Promise<void> =>
  performEvent(event as unknown as GameEvent, {
    overlay,
    root: document.body,
    ruleset: RULESET,
    me: 0,
    actor: 3,
    offer: (number) => (number === 7 ? OFFER : null),
    declaredFor: (seat) => (seat === 1 ? "bread" : null),
    promiser: (promise) => (promise === 4 ? 2 : null),
    isHurried: () => false,
    signal: new AbortController().signal,
    play: (sound, pitch = 1) => played.push(`${sound} ${pitch}`),
    ...more,
  } satisfies AnimationContext);

it("gold goes from who gives to who receives, coin by coin", async () => {
  await perform({ event: "gold_paid", giver: 1, receiver: 3, amount: 2, why: "fine" });
  expect(overlay.gold).toEqual({ 1: -2, 3: 2 });
  expect(moved).toEqual(["1 > 3", "1 > 3"]);
  expect(played).toEqual(["coins 1"]);
});

it("gold that nobody's stand receives goes to the loot", async () => {
  await perform({ event: "gold_paid", giver: 2, receiver: 4, amount: 1, why: "deal" });
  expect(overlay.gold).toEqual({ 2: -1, 4: 1 });
  expect(moved).toEqual(["2 > 24"]);
});

it.each([
  [{ event: "goods_given", giver: 2, receiver: 3, face_down: 1 }, ["2 > 3", "2 > 3"]],
  [{ event: "goods_paid", debtor: 1, creditor: 3, legal: {}, contraband: {} }, ["1 > 3", "1 > 3"]],
  [{ event: "goods_let_in", seat: 1, goods: { apple: 2, bread: 1 } }, ["11 > 1", "11 > 1"]],
  [{ event: "cards_set_aside", seat: 1, count: 1 }, ["1 > 23"]],
  [{ event: "cards_set_aside", seat: 1, count: 0 }, []],
  [{ event: "card_taken", seat: 2, pile: 1 }, ["22 > 2"]],
  [{ event: "cards_drawn", seat: 3, count: 2 }, ["20 > 3", "20 > 3"]],
  [{ event: "cards_drawn", seat: 3, count: 0 }, []],
  [{ event: "cards_discarded", seat: 1, cards: ["apple"], pile: 0 }, ["1 > 21"]],
])("cards fly from where they were to where they go: %o", async (event, flights) => {
  await perform(event);
  expect(moved).toEqual(flights);
});

it.each([
  [{ event: "marker_passed", deciders: [3, 1] }, ["seat 3", "seat 1"]],
  [{ event: "market_opened", first: 2 }, ["seat 2"]],
  [{ event: "word_given", bag: 1, by: 3 }, ["bag 1"]],
  [{ event: "bag_left_to", bag: 2, deputy: 3 }, ["bag 2"]],
  [{ event: "offer_agreed", number: 7, by: 3 }, ["offer 7 wax"]],
  [{ event: "deputies_drawn", deputies: [0, 2] }, ["seat 0", "seat 2"]],
  [{ event: "loot_shared", deputy: 2, gold: 4 }, ["seat 2"]],
  [{ event: "black_market_claimed", seat: 1, good: "silk", value: 12 }, ["seat 1"]],
  [{ event: "tax_paid", payers: [1, 2], sheriffs: [3], gold: 1 }, ["seat 1", "seat 2", "seat 3"]],
])("whoever an event is about gives a nod: %o", async (event, nods) => {
  await perform(event);
  expect(moved).toEqual(nods);
});

it.each([
  [{ event: "tax_paid", payers: [1], sheriffs: [3], gold: 1 }, ["coins 1"]],
  [{ event: "deputies_shuffled", order: { readers: [], value: null } }, []],
])("what an option brings rings where gold moves, and is quiet where it is no news: %o", async (event, sounds) => {
  await perform(event);
  expect(played).toEqual(sounds);
});

it("a bag snaps shut, and its tag swings in with what was declared", async () => {
  await perform({ event: "bag_closed", seat: 1 });
  await perform({ event: "declared", seat: 1, good: "bread", count: 4 });
  expect(overlay.shut).toEqual([1]);
  expect(overlay.declared).toEqual({ 1: { good: "bread", count: 4 } });
  expect(moved).toEqual(["bag 1", "bag 1 tag"]);
});

it("an offer is slapped down, and goes when it ends; one that is settled does not fall", async () => {
  await perform({ event: "offer_made", offer: OFFER });
  expect(overlay.offers).toEqual([OFFER]);
  await perform({ event: "offer_ended", number: 7, why: "settled" });
  expect([moved, played]).toEqual([["offer 7"], ["slap 1"]]);
  await perform({ event: "offer_ended", number: 7, why: "withdrawn" });
  expect([moved, played]).toEqual([
    ["offer 7", "offer 7"],
    ["slap 1", "flick 0.7"],
  ]);
  expect(overlay.gone).toEqual([7, 7]);
});

it("an offer that is turned down stays for three seconds, stamped with who refused it", async () => {
  vi.useFakeTimers();
  await perform({ event: "offer_ended", number: 7, why: "refused" });
  overlay.clear(); // its view is shown
  expect(overlay.refused).toEqual([{ offer: OFFER, by: 3 }]);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(overlay.refused).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(overlay.refused).toEqual([]);
  vi.useRealTimers();
});

it("a counter-offer slides from what it answers", async () => {
  const frames = vi.spyOn(Element.prototype, "animate");
  document.querySelector("[data-offer='7']")!.insertAdjacentHTML("afterend", "<div data-offer='8' data-x='60'></div>");
  await perform({ event: "offer_made", offer: { ...OFFER, number: 8, answers: 7 } });
  const [from] = frames.mock.calls.at(-1)![0] as Keyframe[];
  expect(String(from!.transform)).toMatch(/^translate\(-?[1-9]/);
});

it("a deal breaks the seal of its slip", async () => {
  await perform({ event: "deal_made", deal: { number: 7, merchant: 1, deciders: [3], clauses: [] } });
  expect(overlay.agreed).toEqual([7]);
  expect(moved).toEqual(["offer 7 wax"]);
});

it("a word that is kept sounds true, and one that is broken is staged for who broke it", async () => {
  await perform({ event: "promise_judged", number: 4, fate: "kept" });
  expect(overlay.moments).toEqual([]);
  await perform({ event: "promise_judged", number: 4, fate: "broken" });
  expect(overlay.moments).toMatchObject([{ kind: "broken", seat: 2, cards: [] }]);
  expect(played).toEqual(["truth 1", "lie 1"]);
});

it("a bag that passes empties onto its stand, legal goods first, and is gone", async () => {
  const contraband = { readers: [1], value: null };
  await perform({ event: "bag_passed", seat: 1, legal: { bread: 2 }, face_down: 1, contraband });
  expect(moved.filter((one) => one.includes(">"))).toEqual(["11 > 1", "11 > 1", "11 > 1"]);
  expect(moved.filter((one) => !one.includes(">")).sort()).toEqual(["seat 0", "seat 2", "seat 3"]);
  expect(overlay.passed).toEqual([1]);
  expect(overlay.moments).toMatchObject([{ kind: "smuggled", seat: 1, cards: [null] }]);
});

it("what somebody lacks is staged with what the viewer may see of it", async () => {
  await perform({ event: "place_shown", owner: 1, place: "stand", goods: { readers: [1, 3], value: null } });
  expect(overlay.moments).toMatchObject([{ kind: "short", seat: 1, cards: [null, null, null] }]);
  expect(moved).toEqual(["seat 1"]);
});

// --- the opening of a bag

const OPENED = { event: "bag_opened", seat: 1, goods: { bread: 1, silk: 1 }, is_truthful: false };
const IS_OPEN = { isTied: false, turned: 2, isStamped: true };

/** How long it takes, in milliseconds, and how the bag lies there when it is over. */
async function timed(work: () => Promise<void>): Promise<[number, unknown]> {
  vi.useFakeTimers();
  const start = performance.now();
  const done = work().then((): [number, unknown] => [performance.now() - start, { ...overlay.opening }]);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  return done;
}

it.each([
  [true, "truth 1"],
  [false, "lie 1"],
])("a bag is opened with drum and string, turned card by card and stamped: %s", async (is_truthful, verdict) => {
  const [took, opening] = await timed(() => perform({ ...OPENED, is_truthful }));
  expect(played).toEqual(["roll 1", "string 1", "crack 1", "flick 1", "flick 1.12", verdict]);
  expect(opening).toMatchObject(IS_OPEN);
  expect(took).toBeGreaterThan(500); // the first card is looked at, and what moves is done at once here
});

it("a bag stays tied while the drum rolls", async () => {
  const tied: string[] = [];
  const play = (sound: string): void => void tied.push(`${sound} ${overlay.opening?.isTied}`);
  await timed(() => perform(OPENED, { play }));
  expect(tied.slice(0, 3)).toEqual(["roll true", "string true", "crack false"]);
});

it("nothing is drawn out for who hurries", async () => {
  const [took, opening] = await timed(() => perform(OPENED, { isHurried: () => true }));
  expect(played).toEqual(["crack 1", "flick 1", "flick 1.12", "lie 1"]);
  expect(took).toBeLessThan(200);
  expect(opening).toMatchObject(IS_OPEN);
});

it("there is no wait at all for who wants no motion", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect((await timed(() => perform(OPENED)))[0]).toBe(0);
  expect([moved, played]).toEqual([[], ["crack 1", "flick 1", "flick 1.12", "lie 1"]]);
});

it.each([
  ["while the drum rolls", "roll", ["roll"]],
  ["while the string is pulled", "string", ["roll", "string"]],
  ["at the first card", "flick", ["roll", "string", "crack", "flick"]],
])("hurrying cuts an opening off %s: it is over at once, and all lies open", async (_, at, heard) => {
  const [stop, sounds, untils] = [new AbortController(), [] as string[], [] as (AbortSignal | undefined)[]];
  const play = (sound: string, _pitch?: number, until?: AbortSignal): void => {
    sounds.push(sound);
    untils.push(until);
    if (sound === at) stop.abort();
  };
  const [took, opening] = await timed(() => perform(OPENED, { play, signal: stop.signal }));
  expect(took).toBe(0);
  expect(sounds).toEqual(heard);
  expect(untils.slice(0, 2).filter(Boolean)).toHaveLength(Math.min(2, heard.length)); // the drum falls silent too
  expect(opening).toMatchObject(IS_OPEN);
});
