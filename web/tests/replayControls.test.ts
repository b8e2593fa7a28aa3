// A replay under the reader's hands: keys and buttons, the pace of its own, whose eyes, and the address that follows.
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tongue } from "../src/i18n/tongue.svelte";
import type { Replay } from "../src/protocol/protocol";
import ReplayScreen from "../src/replay/ReplayScreen.svelte";
import { toasts } from "../src/shell/toasts.svelte";
import { fakeServer, type FakeServer } from "./fakeServer";
import { isOpen, press, show, takeDown, text } from "./shown";

const { story, replays } = JSON.parse(readFileSync("generated/finished.json", "utf8")) as {
  story: { game: string };
  replays: Record<string, Replay>;
};
const whole = replays["open"]!;
const last = whole.steps.length - 1;
const moments = [...new Set(whole.highlights.map((one) => one.step))].sort((one, other) => one - other);
const t = (id: string, values = {}): string => tongue.messages.format(id, values);
let server: FakeServer;

beforeAll(async () => {
  await tongue.choose("en");
  await tongue.loadTableMessages();
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({
    matches: true, // no motion
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  server = fakeServer();
  server.answers[`/api/games/${story.game}/replay`] = (query) => {
    const [since, most] = [Number(query.get("since")), Number(query.get("most"))];
    const seen = replays[query.get("seat")!]!;
    return { ...seen, steps: seen.steps.slice(since, since + most) };
  };
});
afterEach(async () => {
  await takeDown();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
});
async function passes(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
async function open(moment: string): Promise<void> {
  show(ReplayScreen, { argument: `${story.game}~${moment}` });
  for (let i = 0; i < 20; i++) await passes(1);
}
const at = (): number => Number(text(".count").split(" / ")[0]) - 1;
function key(name: string, place: Element = document.body, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  place.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

describe("by keys", () => {
  it("one goes on and back, to the ends, and never beyond", async () => {
    await open("open~4");
    expect(text(".count")).toBe(`5 / ${last + 1}`);
    expect(key("ArrowRight")).toBe(true);
    expect(at()).toBe(5);
    key("ArrowLeft");
    key("ArrowLeft");
    expect(at()).toBe(3);
    key("Home");
    expect(at()).toBe(0);
    key("ArrowLeft");
    expect(at()).toBe(0);
    key("End");
    expect(at()).toBe(last);
    key("ArrowRight");
    expect(at()).toBe(last);
    expect(location.hash).toContain(`${last}`);
  });

  it("from moment to moment", async () => {
    await open("open~0");
    key("ArrowDown");
    expect(at()).toBe(moments.find((step) => step > 0));
    key("ArrowDown");
    const second = at();
    expect(second).toBe(moments.filter((step) => step > 0)[1]);
    key("ArrowUp");
    expect(at()).toBe(moments.filter((step) => step > 0)[0]);
  });

  it("one looks through the eyes of a seat, or sees all; there are no more seats than players", async () => {
    await open("open~2");
    key("2");
    await passes(20);
    expect(server.asked.at(-1)!.path).toContain("replay");
    expect(document.querySelector<HTMLSelectElement>(".eyes select")!.value).toBe("1");
    expect(location.hash).toContain("~1~2");
    expect(key(String(whole.players.length + 1))).toBe(false);
    key("0");
    await passes(20);
    expect(document.querySelector<HTMLSelectElement>(".eyes select")!.value).toBe("open");
  });

  it("what has its own use for a key keeps it", async () => {
    await open("open~4");
    const kept: [string, string][] = [
      ["ArrowRight", "input"],
      ["ArrowRight", "select"],
      ["ArrowRight", "[role=tab]"],
      [" ", "footer button"],
      ["ArrowDown", "[role=group][tabindex]"],
      ["Home", "[role=group][tabindex]"],
    ];
    for (const [name, place] of kept) {
      const found = document.querySelector(place);
      expect(found, place).not.toBeNull();
      key(name, found!);
      expect(at(), `${name} in ${place}`).toBe(4);
    }
    expect(key("ArrowRight", document.body, { ctrlKey: true })).toBe(false);
    press(t("replay-tab-story")); // the arrow went to another tab
    expect(key("ArrowRight", document.querySelector("footer button")!)).toBe(true);
    expect(key("x")).toBe(false);
    expect(at()).toBe(5);
  });
});

it("buttons do the same", async () => {
  await open("open~4");
  press(t("replay-on"));
  expect(at()).toBe(5);
  press(t("replay-back"));
  press(t("replay-back"));
  expect(at()).toBe(3);
  press(t("replay-highlight-next"));
  expect(at()).toBe(moments.find((step) => step > 3));
  press(t("replay-highlight-back"));
  expect(at()).toBe(
    moments.findLast((step) => step < moments.find((one) => one > 3)!) ?? moments.find((one) => one > 3),
  );
});

it("it runs by itself until it is paused, and stops at the end", async () => {
  await open(`open~${last - 1}`);
  await passes(30_000);
  expect(at()).toBe(last - 1);
  key(" ");
  expect(text(".controls")).toContain(t("replay-pause"));
  await passes(60_000);
  expect(at()).toBe(last);
  expect(text(".controls")).toContain(t("replay-run"));
  press(t("replay-run")); // from the beginning
  expect(at()).toBe(0);
  await passes(4_000);
  const reached = at();
  expect(reached).toBeGreaterThan(0);
  press(t("replay-pause"));
  await passes(30_000);
  expect(at()).toBe(reached);
});

it("one moment is staged: the best, where there are several, and its picture can be had", async () => {
  const best = whole.highlights.find((one) => one.is_best)!;
  await open("open~bluff");
  expect(at()).toBe(best.step);
  expect(document.querySelectorAll(".captions > *")).toHaveLength(1);
});

it("a picture of the best bluff stops what runs", async () => {
  const load = (): Promise<never> => new Promise(() => undefined); // letters that never come: nothing is painted here
  Object.defineProperty(document, "fonts", { value: { load }, configurable: true });
  await open("open~bluff");
  key(" ");
  const label = [...document.querySelectorAll<HTMLElement>(".captions button")].at(-1)!;
  label.click();
  flushSync();
  expect(isOpen(t("replay-picture"))).toBe(true);
  expect(text(".controls")).toContain(t("replay-run"));
});

it("the address is copied, or shown where it cannot be", async () => {
  await open("open~4");
  const copied: string[] = [];
  let isAllowed = true;
  const writeText = async (words: string): Promise<void> => {
    if (!isAllowed) throw new Error("not here");
    copied.push(words);
  };
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as unknown as Clipboard);
  press(t("lobby-copy"));
  await passes(1);
  expect(copied).toEqual([location.href]);
  expect(toasts.shown.map((one) => one.text)).toEqual([t("lobby-copied")]);
  isAllowed = false;
  press(t("lobby-copy"));
  await passes(1);
  expect(toasts.shown.at(-1)!.text).toBe(t("replay-copy-address"));
});

it("a game that nobody knows is told so", async () => {
  server = fakeServer();
  await open("open~4");
  expect(document.querySelector(".controls")).toBeNull();
  expect(text()).not.toContain(t("replay-fetching"));
  expect(text("h1")).not.toBe("");
});
