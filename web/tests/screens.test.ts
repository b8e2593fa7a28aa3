// What whole screens say, line by line, as it was last read and approved (tests/golden): a call with its arguments exchanged,
// or a condition turned round, shows there. After a change that is meant, `vitest run -u` writes them anew: read the difference.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { isGolden, outline } from "./outline";
import Gallery from "../src/gallery/Gallery.svelte";
import { tongue } from "../src/i18n/tongue.svelte";
import Home from "../src/lobby/Home.svelte";
import type { Phase, Prompt, ServerMessage } from "../src/protocol/protocol";
import Rules from "../src/rules/Rules.svelte";
import { INSPECTING, quietSession, updateOf } from "../src/table/state/sample";
import Table from "../src/table/Table.svelte";

let page: Record<string, unknown>;
beforeAll(() => tongue.choose("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 7) });
  const quiet = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => quiet);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(async () => {
  await unmount(page);
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test mounts another component
function show(component: Component<any>, props: object = {}): void {
  page = mount(component, { target: document.body, props: props as Record<string, unknown> });
  flushSync();
}
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_500);
  flushSync();
}
it("every part", async () => {
  show(Gallery);
  await isGolden("parts");
});

it("the front page", async () => {
  show(Home, { argument: null });
  await settle();
  await isGolden("home");
});

it.each(["first", "second+royal_goods+black_market+time_limit"])("the rules: %s", async (argument) => {
  vi.useRealTimers();
  show(Rules, { argument });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("h2").length).toBeGreaterThan(5);
    expect(document.querySelector("h2")!.textContent).not.toBe("");
  }, 20_000);
  await isGolden(`rules-${argument.replaceAll("+", "-")}`);
  [...document.querySelectorAll("button")].find((one) => one.textContent === "Seven cards")!.click();
  expect(decodeURIComponent(location.hash).split("/")[2]!.split("+").sort()).toEqual(
    [...argument.split("+"), "seven_cards"].sort(),
  );
});

const MARKET: Phase = {
  ...{ phase: "market", opener: null, order: [0], aside: 2, has_drawn_from_deck: false, laid_out: [] },
} as unknown as Phase;
const BARGAIN: Prompt = {
  ...{ prompt: "bargain_prompt", merchant: 0, gold: 46, stand: { apple: 3 }, face_down: 1, bag: 4 },
  ...{ may_pass: [0, 1, 2], may_open: [1, 2], may_refuse: [1, 2], answers: [2] },
} as unknown as Prompt;
const settles = [1, 2].map((bag): Prompt => ({
  prompt: "settle_prompt",
  bag,
  may_pass: true,
  may_inspect: true,
  offers: [],
}));
const opened = { event: "bag_opened", seat: 1, goods: { chicken: 3, silk: 1 }, is_truthful: false } as const;

const SHARE = { gold: 2, legal: { apple: 1 }, face_down: 0 };

const MOMENTS: Record<string, Parameters<typeof updateOf>[1] & { isSheriff?: boolean }> = {
  draw: {
    phase: MARKET,
    prompts: [{ prompt: "draw_prompt", sources: ["left", "right", "deck"], need: 2 }],
    awaited: [0],
  },
  discard: {
    phase: MARKET,
    prompts: [{ prompt: "discard_prompt", piles: ["left", "right"], goods: { apple: 1, mead: 1 } }],
    awaited: [0],
  },
  load: {
    phase: { phase: "loading", waiting: [0, 2], ready: [1] } as unknown as Phase,
    prompts: [{ prompt: "load_bag_prompt", most: 5 }],
    awaited: [0, 2],
  },
  declare: {
    phase: { phase: "declaring", bags: [] } as unknown as Phase,
    prompts: [{ prompt: "declare_prompt", goods: ["apple", "chicken"], count: 4 }],
    awaited: [0],
  },
  answer: {
    prompts: [
      { prompt: "answer_prompt", offer: 2, may_accept: true },
      { prompt: "withdraw_prompt", offer: 1 },
      BARGAIN,
    ],
    awaited: [3],
  },
  sheriff: {
    phase: { ...INSPECTING, offers: [] } as Phase,
    prompts: settles,
    awaited: [0],
    outlook: { openings: [1, 2].map((bag) => ({ bag, gold: 4 + 2 * bag })) },
    isSheriff: true,
  },
  pay: { prompts: [{ prompt: "pay_prompt", amount: 4, goods: { apple: 3 } }], awaited: [0] },
  split: {
    phase: {
      ...INSPECTING,
      duties: [{ duty: "split_loot", deputies: [0, 3], split: { extra: "split", number: 1, by: 3, ...SHARE } }],
    } as unknown as Phase,
    prompts: [{ prompt: "split_prompt", gold: 7, goods: { apple: 3, bread: 2 }, accept: 1 } as unknown as Prompt],
    awaited: [0],
  },
  wait: { awaited: [3] },
  opened: { news: [{ news: "played", seat: 3, events: [opened], was_default: false }], awaited: [3] },
};

it.each(Object.keys(MOMENTS))("the table: %s", async (name) => {
  const { session, tell } = quietSession();
  tell(updateOf(1));
  show(Table, { session });
  const before = name === "wait" ? [] : outline(document.body);
  const { isSheriff = false, ...moment } = MOMENTS[name]!;
  const update = updateOf(2, moment);
  const view = { ...update.view!, public: { ...update.view!.public, ...(isSheriff ? { deciders: [0] } : {}) } };
  tell({ ...update, view } as ServerMessage);
  if (name === "opened") await vi.advanceTimersByTimeAsync(1);
  else await settle();
  flushSync();
  await isGolden(`table-${name}`, before);
});
