// What a label promises is what is done: each part that shows or sends something, against what the rules say of it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Narrator } from "../i18n/narrator";
import { tongue } from "../i18n/tongue.svelte";
import type { Good, GameEvent, Goods, Prompt, TableNews } from "../protocol/protocol";
import { Stamp } from "../ui";
import Kings from "./panels/Kings.svelte";
import { Splitting } from "./prompts/duties.svelte";
import { Packing } from "./prompts/loading.svelte";
import type { Host } from "./prompts/promptForm";
import { EventLog } from "./state/eventLog.svelte";
import { Overlay } from "./state/overlay.svelte";
import { RULESET, TABLE, updateOf } from "./state/sample";
import { ifOpened, ViewModel } from "./state/viewModel";

let narrator: Narrator;
beforeAll(async () => {
  await tongue.start();
  const names = TABLE.seats.map((seat) => seat.name);
  narrator = new Narrator(tongue.messages, names, RULESET);
});
afterEach(() => document.body.replaceChildren());

const modelOf = (prompts: Prompt[] = [], stands?: Goods[]): ViewModel => {
  const update = updateOf(1, { prompts });
  const view = stands ? { ...update.view!, public: { ...update.view!.public, stands } } : update.view!;
  return new ViewModel(update, view, RULESET, TABLE, narrator);
};
const hostOf = (model: ViewModel): Host => ({ model }) as unknown as Host;

describe("what an opened bag costs", () => {
  const penalty = (id: string): number => RULESET.catalogue.find((good: Good) => good.id === id)!.penalty;
  it.each<[Goods, string, number, Goods, number]>([
    [{ apple: 3 }, "apple", 0, {}, 3 * penalty("apple")],
    [{ apple: 2, mead: 1 }, "apple", penalty("mead"), { mead: 1 }, 0],
    [{ apple: 2, cheese: 1 }, "apple", penalty("cheese"), { cheese: 1 }, 0],
    [{ silk: 2, pepper: 1 }, "apple", 2 * penalty("silk") + penalty("pepper"), { silk: 2, pepper: 1 }, 0],
  ])("%j declared as %s: fine %d, reward %d", (bag, declared, fine, lost, reward) => {
    expect(ifOpened(modelOf(), bag, declared)).toEqual({ fine, lost, reward });
  });
});

it("the stamp says the truth, and calls a lie a lie", () => {
  for (const [isTrue, word] of [
    [true, "True"],
    [false, "Lie"],
  ] as const) {
    const made = mount(Stamp, { target: document.body, props: { isTrue } });
    flushSync();
    expect(document.querySelector(".stamp")!.getAttribute("aria-label")).toBe(word);
    void unmount(made);
    document.body.replaceChildren();
  }
});

describe("the crowns", () => {
  const crowns = (counts: number[]): string[] => {
    const stands = counts.map((count): Goods => ({ apple: count }));
    const made = mount(Kings, { target: document.body, props: { model: modelOf([], stands) } });
    flushSync();
    const row = [...document.querySelectorAll("tbody tr")][0]!;
    const found = [...row.querySelectorAll("td")].map((cell) => {
      const label = cell.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "";
      return label.includes("King") ? "king" : label.includes("Queen") ? "queen" : "";
    });
    void unmount(made);
    document.body.replaceChildren();
    return found;
  };
  it("go to most and second most", () => expect(crowns([1, 3, 2, 0])).toEqual(["", "king", "queen", ""]));
  it("are both the Kings' where Kings tie", () => expect(crowns([3, 3, 2, 0])).toEqual(["king", "king", "", ""]));
  it("are shared by Queens who tie", () => expect(crowns([2, 3, 2, 0])).toEqual(["queen", "king", "queen", ""]));
  it("are nobody's where nobody has any", () => expect(crowns([0, 0, 0, 0])).toEqual(["", "", "", ""]));
});

it("gold leaves the giver's purse for the receiver's", () => {
  const overlay = new Overlay();
  overlay.pay(1, 3, 5);
  overlay.pay(2, 1, 2);
  expect(overlay.gold).toEqual({ 1: -3, 2: -2, 3: 5 });
});

describe("the event log", () => {
  const first: GameEvent = { event: "declared", seat: 1, good: "apple", count: 2 };
  const second: GameEvent = { event: "declared", seat: 2, good: "bread", count: 3 };
  const news: TableNews = { news: "played", seat: 1, events: [first, second], was_default: false };

  it("tells nothing that has not been shown", () => {
    const log = new EventLog();
    log.take({ seq: 2, news: [news] });
    expect(log.entries(narrator, 0, "all")).toEqual([]);
    log.tell(news, first);
    expect(log.entries(narrator, 0, "all").map((entry) => entry.text)).toEqual([narrator.event(first, 0)]);
    log.tellUpTo(1);
    expect(log.entries(narrator, 0, "all")).toHaveLength(1);
    log.tellUpTo(2);
    expect(log.entries(narrator, 0, "all")).toHaveLength(2);
  });
});

it("a bag takes as many cards as it may, and not one more", () => {
  const form = new Packing(hostOf(modelOf([{ prompt: "load_bag_prompt", most: 1 }])));
  form.toggle(0);
  form.toggle(1);
  expect(form.packed).toEqual([0]);
  form.toggle(0);
  expect(form.packed).toEqual([]);
});

it("a split begins with half of everything, the odd coin mine", () => {
  const split: Prompt = { prompt: "split_prompt", gold: 7, goods: { apple: 3, mead: 1 }, accept: null } as Prompt;
  const form = new Splitting(hostOf(modelOf([split])));
  expect([form.gold, form.goods]).toEqual([4, { apple: 1 }]);
});

it("notices nothing twice: a page out of sight plays no queue", async () => {
  const { UpdateQueue } = await import("../session/updateQueue.svelte");
  const played = vi.fn();
  const queue = new UpdateQueue(played);
  queue.take(updateOf(1));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  queue.take(updateOf(2, { news: [{ news: "hurried", seat: 1 }] }));
  expect(queue.shown?.seq).toBe(2);
  expect(played).not.toHaveBeenCalled();
  hidden.mockRestore();
});
