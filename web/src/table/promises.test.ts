// What a label promises is what is done: each part that shows or sends something, against what the rules say of it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Narrator } from "../i18n/narrator";
import { tongue } from "../i18n/tongue.svelte";
import type { GameEvent, Goods, Outlook, Prompt, BagStakes, TableNews } from "../protocol/protocol";
import { Stamp } from "../ui";
import CallAct from "./panels/CallAct.svelte";
import Kings from "./panels/Kings.svelte";
import { Splitting } from "./prompts/duties.svelte";
import { Bargaining } from "./prompts/gate.svelte";
import { Declaring, Packing } from "./prompts/loading.svelte";
import type { Host } from "./prompts/promptForm";
import { TableController } from "./state/controller.svelte";
import { EventLog } from "./state/eventLog.svelte";
import { Overlay } from "./state/overlay.svelte";
import { quietSession, RULESET, TABLE, updateOf } from "./state/sample";
import { ViewModel } from "./state/viewModel";

let narrator: Narrator;
beforeAll(async () => {
  await tongue.start();
  const names = TABLE.seats.map((seat) => seat.name);
  narrator = new Narrator(tongue.messages, names, RULESET);
});
afterEach(() => document.body.replaceChildren());

const modelOf = (prompts: Prompt[] = [], stands?: Goods[], outlook: Partial<Outlook> = {}): ViewModel => {
  const update = updateOf(1, { prompts, outlook });
  const view = stands ? { ...update.view!, public: { ...update.view!.public, stands } } : update.view!;
  return new ViewModel(update, view, RULESET, TABLE, narrator);
};
const hostOf = (model: ViewModel, stakes: BagStakes[] = []): Host =>
  ({ model, stakesWith: vi.fn(async () => stakes), isSettled: () => false, isOver: () => false }) as unknown as Host;

describe("what an opened bag costs is told as the referee tells it", () => {
  const lie: BagStakes = { good: "bread", honest: { bread: 1 }, lost: { silk: 2 }, fine: 23, reward: 0 };
  const truth: BagStakes = { good: "apple", honest: { apple: 3 }, lost: {}, fine: 0, reward: 17 };

  it("while a tale is chosen", () => {
    const prompt: Prompt = { prompt: "declare_prompt", goods: ["apple", "bread"], count: 3 };
    const form = new Declaring(hostOf(modelOf([prompt], undefined, { stakes: [truth, lie] })));
    form.good = "bread";
    expect(form.detail).toMatch(/23\sgold.*2\ssilk/);
    form.good = "apple";
    expect(form.detail).toMatch(/17\sgold/);
    form.good = "chicken"; // nothing was told of it
    expect(form.detail).toBe("");
  });

  it("while a bag is packed, for what is in it now", async () => {
    const host = hostOf(modelOf([{ prompt: "load_bag_prompt", most: 5 }]), [lie, truth]);
    const form = new Packing(host);
    expect(form.best).toBeNull();
    await form.pack([0]);
    expect(host.stakesWith).toHaveBeenCalledWith({ action: "load_bag", goods: { apple: 1 } });
    expect(form.best).toBe(truth);
    await form.pack([]);
    expect(form.best).toBeNull();
  });

  it("and an answer that comes too late is not shown", async () => {
    const host = hostOf(modelOf([{ prompt: "load_bag_prompt", most: 5 }]));
    let answer: (stakes: BagStakes[]) => void = () => undefined;
    const late = new Promise<BagStakes[]>((resolve) => (answer = resolve));
    vi.mocked(host.stakesWith)
      .mockReturnValueOnce(late)
      .mockReturnValueOnce(Promise.resolve([truth]));
    const form = new Packing(host);
    const first = form.pack([0]);
    await form.pack([0, 1]);
    answer([lie]);
    await first;
    expect(form.best).toBe(truth);
  });

  it("and at the gate, to the Sheriff and to the owner of a bag", () => {
    const settle: Prompt = { prompt: "settle_prompt", bag: 1, may_inspect: true, may_pass: true, offers: [] };
    const sheriff = new Bargaining(hostOf(modelOf([settle], undefined, { openings: [{ bag: 1, gold: 19 }] })));
    expect(sheriff.detail).toMatch(/19\sgold/);
    const deputy = new Bargaining(hostOf(modelOf([settle])));
    expect(deputy.detail).not.toMatch(/\d+\sgold/);
    const owner = new Bargaining(hostOf(modelOf([], undefined, { stakes: [{ ...lie, good: "chicken" }] })));
    expect(owner.detail).toMatch(/23\sgold/);
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

it("the crowns are on those whom the referee names", () => {
  const stands = [3, 3, 2, 0].map((count): Goods => ({ apple: count }));
  const crowns = [{ good: "apple", kings: [2], queens: [0, 3] }]; // not what a page would reckon itself
  mount(Kings, { target: document.body, props: { model: modelOf([], stands, { crowns }) } });
  flushSync();
  const [first, second] = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => {
      const label = cell.querySelector("[aria-label]")?.getAttribute("aria-label") ?? "";
      return label.includes("King") ? "king" : label.includes("Queen") ? "queen" : "";
    }),
  );
  expect(first).toEqual(["queen", "", "king", "queen"]);
  expect(second).toEqual(["", "", "", ""]);
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

describe("what is pressed twice is done once", () => {
  it("by the controller, while the first is on its way", async () => {
    const { session, tell, sent } = quietSession();
    const controller = new TableController(session);
    const leave = controller.open();
    tell(updateOf(2));
    const first = controller.play({ action: "inspect", bag: 1 });
    expect(await controller.play({ action: "inspect", bag: 1 })).toBe(false);
    const commands = sent.filter((message) => message["type"] === "command");
    expect(commands).toHaveLength(1);
    tell({ type: "done", id: commands[0]!["id"] as string, seq: 2 });
    expect(await first).toBe(true);
    leave();
  });

  it("and by its button, which waits for that too", () => {
    const act = { id: "open", label: "", kind: "primary" as const, act: vi.fn() };
    for (const isBusy of [true, false]) {
      const controller = { isBusy, isCovered: false } as TableController;
      mount(CallAct, { target: document.body, props: { controller, act, last: new Map(), shortcut: "1" } });
      flushSync();
      document.body.querySelector<HTMLElement>("[data-act]")!.click();
      expect(act.act).toHaveBeenCalledTimes(isBusy ? 0 : 1);
      document.body.replaceChildren();
    }
  });
});
