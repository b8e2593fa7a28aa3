// The table as it is rendered: one example for each kind of event, and each prompt with its control.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Narrator } from "../i18n/narrator";
import { OPTION_EVENTS } from "../protocol/optionEvents";
import type { ActionForm, GameEvent, Prompt, ServerMessage, TableNews, Update } from "../protocol/protocol";
import { Bargaining } from "./prompts/gate.svelte";
import type { Host } from "./prompts/promptForm";
import { HANDLERS } from "./state/animations";
import { Overlay } from "./state/overlay.svelte";
import { brisk } from "./state/pace";
import { INSPECTING, quietSession, sampleNarrator, TABLE, updateOf } from "./state/sample";
import Table from "./Table.svelte";

interface Line {
  viewer: number | null;
  event: GameEvent;
}
const told = JSON.parse(readFileSync("generated/narration.json", "utf8")) as { tables: { lines: Line[] }[] };
const SAMPLES = new Map(told.tables.flatMap((table) => table.lines).map(({ event }) => [event.event, event]));
const MADE: GameEvent[] = [
  { event: "goods_paid", debtor: 1, creditor: 3, legal: { apple: 2 }, contraband: {} },
  { event: "debt_forgiven", debtor: 1, amount: 3 },
  { event: "black_market_claimed", seat: 2, good: "silk", value: 12 },
];
for (const event of MADE) SAMPLES.set(event.event, event);
/** Only in games that were set up in the middle. */
const RARE = new Set(["position_set", "position_seen"]);

let narrator: Narrator;
let tell: (message: ServerMessage) => void;
let sent: Record<string, unknown>[];
let cut: () => void;
let page: Record<string, unknown>;

beforeAll(async () => {
  narrator = await sampleNarrator();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })); // reduced motion
  const quiet = quietSession();
  ({ tell, sent, cut } = quiet);
  tell(updateOf(1));
  page = mount(Table, { target: document.body, props: { session: quiet.session } });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

async function show(message: ServerMessage): Promise<void> {
  tell(message);
  await vi.advanceTimersByTimeAsync(2_100);
  flushSync();
}
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? "";
const press = (act: string): void => {
  const button = document.querySelector<HTMLButtonElement>(`[data-act="${act}"]`);
  if (!button) throw new Error(`no button ${act}`);
  button.click();
  flushSync();
};
const lastAction = (): unknown => sent.filter((message) => message["type"] === "command").at(-1)?.["action"];

describe("every event", () => {
  it.each([...SAMPLES.keys()])("%s is played and told", async (tag) => {
    const event = SAMPLES.get(tag);
    const problem = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await show(
      updateOf(2, { news: [{ news: "played", seat: 0, events: [event!], was_default: false }], awaited: [3] }),
    );
    expect(problem).not.toHaveBeenCalled();
    expect(text(".call")).toContain("Guy");
    const line = narrator.event(event!, 0);
    // Who won is for the reckoning to tell, not for a line beside the table.
    if (tag === "game_ended") expect(document.body.textContent).not.toContain(line);
    else if (line && tag !== "round_started") expect(text(".chronicle")).toContain(line);
    problem.mockRestore();
  });
  it("has an example", () => {
    const known = new Set([...Object.keys(HANDLERS), ...Object.keys(OPTION_EVENTS)]) as Set<GameEvent["event"]>;
    expect([...known].filter((tag) => !SAMPLES.has(tag) && !RARE.has(tag))).toEqual([]);
  });
});

describe("what deserves a stage", () => {
  const play = (event: GameEvent, seq = 2) =>
    updateOf(seq, { news: [{ news: "played", seat: 1, events: [event], was_default: false }], awaited: [3] });
  const scene = (): HTMLElement | null => document.querySelector(".moments figure");

  it("goods promised and not there: the two see them, the others a turned back", async () => {
    const sealed = (value: Record<string, number> | null) => ({ readers: [1, 3], value });
    await show(play({ event: "place_shown", owner: 1, place: "bag", goods: sealed(null) }));
    expect(scene()!.textContent).toContain("It is not there!");
    expect(scene()!.querySelector(".is-turned")).not.toBeNull();
    await show(play({ event: "place_shown", owner: 1, place: "bag", goods: sealed({ apple: 2, pepper: 1 }) }, 3));
    const last = [...document.querySelectorAll(".moments figure")].at(-1)!;
    expect(last.querySelectorAll("li")).toHaveLength(3);
    expect(last.querySelector(".is-turned")).toBeNull();
    expect(last.textContent).toContain("1\u00a0pepper");
    await vi.advanceTimersByTimeAsync(4_000);
    flushSync();
    expect(scene()).toBeNull();
  });

  it("contraband slid past, as backs; nothing is staged for a bag of legal goods", async () => {
    const passed = {
      event: "bag_passed" as const,
      seat: 1,
      legal: { apple: 1 },
      contraband: { readers: [1], value: null },
    };
    await show(play({ ...passed, face_down: 0 }));
    expect(scene()).toBeNull();
    await show(play({ ...passed, face_down: 2 }, 3));
    expect(scene()!.textContent).toContain("Slid past the gate!");
    expect(scene()!.querySelectorAll(".is-turned li")).toHaveLength(2);
  });

  it("a broken word, and not a kept one", async () => {
    const promise = { number: 7, by: 1, to: 0, act: "pass" as const, words: "", fate: "open" as const };
    const base = updateOf(2);
    const promises = [promise as unknown as (typeof base.view & object)["public"]["promises"][number]];
    await show({ ...base, view: { ...base.view!, public: { ...base.view!.public, promises } } });
    await show(play({ event: "promise_judged", number: 7, fate: "kept" }, 3));
    expect(scene()).toBeNull();
    await show({ ...base, seq: 4, after: 3, view: { ...base.view!, public: { ...base.view!.public, promises } } });
    await show(play({ event: "promise_judged", number: 7, fate: "broken" }, 5));
    expect(scene()!.textContent).toContain("A broken word!");
  });

  it("what is said is said at the stand of who says it, for a moment", async () => {
    await show(updateOf(2, { news: [{ news: "said", seat: 1, phrase: "liar", to: null, text: "" }] }));
    expect(text('.wall [data-seat="1"] .speech')).toContain("Lies! Nothing but lies!");
    expect(document.querySelectorAll(".speech")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    flushSync();
    expect(document.querySelector(".speech")).toBeNull();
  });
});

describe("an offer that is turned down", () => {
  const refusal = (seat: number): TableNews => ({
    news: "played",
    seat,
    events: [{ event: "offer_ended", number: 1, why: "refused" }],
    was_default: false,
  });
  const left = { ...INSPECTING, offers: [] } as unknown as typeof INSPECTING;

  it("lies there for three seconds, stamped with the name of who refused it, and can be pressed no more", async () => {
    await show(updateOf(2, { prompts: [{ prompt: "withdraw_prompt", offer: 1 }], awaited: [3] }));
    tell(updateOf(3, { phase: left, news: [refusal(3)], awaited: [3] }));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(text('[data-offer="1"] .stamped')).toBe("Refused by Guy");
    expect(document.querySelector('[data-offer="1"] .pick')).toBeNull();
    expect(text(".chronicle")).toContain("Guy turns down offer 1.");
    await vi.advanceTimersByTimeAsync(2_900);
    flushSync();
    expect(text('[data-offer="1"] .stamped')).toBe("Refused by Guy");
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    expect(document.querySelector('[data-offer="1"]')).toBeNull();
    expect(text(".board")).toContain("No offers yet");
  });

  it("says so to who refused it, too", async () => {
    await show(updateOf(2, { phase: left, news: [refusal(0)], awaited: [3] }));
    expect(text('[data-offer="1"] .stamped')).toBe("Refused by you");
  });
});

it("own offers lie apart from those that are scrolled through", () => {
  expect(document.querySelector('.own [data-offer="1"]')).not.toBeNull();
  expect(document.querySelector('.slips:not(.own) [data-offer="2"]')).not.toBeNull();
  expect(document.querySelector('.own [data-offer="2"]')).toBeNull();
});

it("without a connection the buttons rest, and the head says why in the place of the phases", async () => {
  await show(
    updateOf(2, { prompts: [{ prompt: "settle_prompt", bag: 1, may_pass: true, may_inspect: true, offers: [] }] }),
  );
  expect(document.querySelector(".connection")).toBeNull();
  cut();
  flushSync();
  expect(document.querySelector("[data-act=open]")!.getAttribute("aria-busy")).toBe("true");
  press("open");
  expect(lastAction()).toBeUndefined();
  expect(text(".masthead .connection")).toContain("The road is blocked");
  expect(document.querySelector(".phases")).toBeNull();
});

it("the hint is a crown beside the sentence, and no button of the call", async () => {
  const prompts: Prompt[] = [{ prompt: "settle_prompt", bag: 1, may_pass: true, may_inspect: true, offers: [] }];
  await show({ ...updateOf(2, { prompts, awaited: [0] }), table: { ...TABLE, has_hints: true } });
  const crown = document.querySelector('.call > [data-opens="hint"]')!;
  expect([crown.getAttribute("aria-label"), crown.textContent!.trim()]).toEqual(["Ask the Steward", ""]);
  expect(document.querySelector(".acts [data-opens]")).toBeNull();
});

describe("the pace of bots", () => {
  const settled = (owner: number) =>
    ({
      ...INSPECTING,
      offers: [],
      bags: [1, 2, 0].map((one) => ({
        ...{ owner: one, size: 4, good: "chicken", deciders: [3], words: [] },
        fate: one === owner ? "passed" : "closed",
      })),
    }) as unknown as typeof INSPECTING;
  const hurries = (): number =>
    sent.filter((message) => (message["request"] as { request?: string } | undefined)?.request === "hurry").length;

  it("can be told to go on, once a phase, while they alone are waited for", async () => {
    await show(updateOf(2, { prompts: [{ prompt: "withdraw_prompt", offer: 1 }], awaited: [3] }));
    expect(document.querySelector("[data-act=go-on]")).toBeNull(); // an answer is on its way
    await show(updateOf(3, { phase: settled(0), awaited: [3] }));
    press("go-on");
    await vi.advanceTimersByTimeAsync(10);
    expect(hurries()).toBe(1);
    flushSync();
    expect(document.querySelector("[data-act=go-on]")).toBeNull();
    await show(updateOf(4, { phase: settled(0), awaited: [0] }));
    expect(document.querySelector("[data-act=go-on]")).toBeNull();
  });

  it("is not pressed on where another person's bag lies at the gate, or a person decides", async () => {
    const people = (seat: number) => ({
      ...TABLE,
      seats: TABLE.seats.map((one, i) => (i === seat ? { ...one, is_person: true, bot: "" } : one)),
    });
    await show({ ...updateOf(2, { phase: settled(0), awaited: [3] }), table: people(1) });
    expect(document.querySelector("[data-act=go-on]")).toBeNull();
    await show({ ...updateOf(3, { phase: settled(0), awaited: [3] }), table: people(3) });
    expect(document.querySelector("[data-act=go-on]")).toBeNull();
    await show({ ...updateOf(4, { phase: settled(1), awaited: [3] }), table: people(1) });
    expect(document.querySelector("[data-act=go-on]")).toBeNull(); // my own bag: others may still want to speak
  });

  it("is a control in sight, at a table of one person", async () => {
    const button = (): HTMLElement | null => document.querySelector('.masthead [data-opens="brisk"]');
    await show(updateOf(2, { awaited: [3] }));
    expect(button()!.getAttribute("aria-pressed")).toBe("false");
    button()!.click();
    flushSync();
    expect([button()!.getAttribute("aria-pressed"), hurries()]).toEqual(["true", 1]);
    button()!.click();
    const seats = TABLE.seats.map((one) => ({ ...one, is_person: true, bot: "" }));
    await show({ ...updateOf(3, { awaited: [3] }), table: { ...TABLE, seats } });
    expect(button()).toBeNull();
  });
});

describe("red is for what is good or owed", () => {
  const kindOf = (act: string): string => document.querySelector(`[data-act="${act}"]`)!.className;
  const lie = { good: "chicken", honest: { chicken: 2 }, lost: { silk: 1 }, fine: 4, reward: 0 }; // 12 in all
  const answer = (gold: number, stakes: object[]) => {
    const clauses = [
      { clause: "gold" as const, amount: gold },
      { clause: "pass" as const, bag: 0 },
    ];
    const offers = [{ number: 2, merchant: 0, proposer: 3, clauses, answers: null, agreed: [] }];
    return updateOf(2, {
      phase: { ...INSPECTING, offers } as typeof INSPECTING,
      prompts: [{ prompt: "answer_prompt", offer: 2, may_accept: true }],
      outlook: { stakes: stakes as never },
    });
  };

  it.each([
    ["less than what it saves", 12, [lie], true],
    ["more than what it saves", 13, [lie], false],
    ["where the bag is honest", 1, [{ ...lie, lost: {}, fine: 0, reward: 8 }], false],
  ])("to pay %s", async (_, gold, stakes, isRed) => {
    await show(answer(gold, stakes));
    expect(kindOf("accept").includes("primary")).toBe(isRed);
  });

  const settle = (may_pass: boolean, may_inspect: boolean) => {
    const deals = [{ number: 9, merchant: 2, deciders: [0], clauses: [{ clause: "open" as const, bag: 1 }] }];
    const base = updateOf(2, {
      phase: { ...INSPECTING, offers: [], deals } as unknown as typeof INSPECTING,
      prompts: [{ prompt: "settle_prompt", bag: 1, may_pass, may_inspect, offers: [] }],
      awaited: [0],
    });
    return { ...base, view: { ...base.view!, public: { ...base.view!.public, deciders: [0] } } };
  };

  it("a bag that may be opened or not is the Sheriff's to guess", async () => {
    await show(settle(true, true));
    expect(kindOf("open") + kindOf("pass")).not.toContain("primary");
    expect(text(".call")).not.toContain("paid for it");
  });

  it("one that is owed says who paid for it", async () => {
    await show(settle(false, true));
    expect(kindOf("open")).toContain("primary");
    expect(text(".call")).toContain("Tuck paid for it: it has to be opened.");
  });
});

it("what all saw of somebody's bags stands at the stall and in its sheet", async () => {
  const events = [
    { event: "bag_opened", seat: 1, goods: { chicken: 3, silk: 1 }, is_truthful: false },
    { event: "bag_passed", seat: 1, legal: {}, face_down: 1, contraband: { readers: [1], value: null } },
    { event: "bag_opened", seat: 1, goods: { chicken: 4 }, is_truthful: true },
  ] as unknown as GameEvent[];
  await show(updateOf(2, { news: [{ news: "played", seat: 3, events, was_default: false }], awaited: [3] }));
  await vi.advanceTimersByTimeAsync(4_000);
  flushSync();
  expect(text('.wall [data-seat="1"] .record .unseen')).toBe("Bags: 3. Opened: 2. Caught: 1.");
  expect(text('.wall [data-seat="2"] .record .unseen')).toBe("Bags: 0. Opened: 0. Caught: 0.");
  document.querySelector<HTMLElement>('.wall [data-seat="1"] button.name')!.click();
  flushSync();
  expect(text("dialog[open]")).toContain("Bags: 3. Opened: 2. Caught: 1.");
});

it("a handful of cards is one line of the chronicle, and talk between them parts it", async () => {
  const take = (card: string): TableNews => ({
    news: "played",
    seat: 1,
    events: [{ event: "card_taken", seat: 1, pile: 0, card }],
    was_default: false,
  });
  await show(updateOf(2, { news: [take("apple"), take("bread"), take("apple")], awaited: [3] }));
  const lines = (): string[] =>
    [...document.querySelectorAll(".chronicle p")].map((one) => one.textContent!.replaceAll("\u00a0", " ").trim());
  expect(lines()).toEqual(["Will takes 2 apples and 1 bread from the left pile."]);
  await show(
    updateOf(3, {
      news: [{ news: "said", seat: 1, phrase: "laughter", to: null, text: "" }, take("mead")],
      awaited: [3],
    }),
  );
  expect(lines()).toEqual([
    "Will takes 2 apples and 1 bread from the left pile.",
    "", // a laugh is drawn
    "Will takes 1 mead from the left pile.",
  ]);
  expect(document.querySelector('.chronicle .say use[href="#react-laughter"]')).not.toBeNull();
});

it("nothing is told of an opened bag before all of it was seen, however long that takes", async () => {
  const opened = SAMPLES.get("bag_opened")!;
  const paid: GameEvent = { event: "gold_paid", giver: 1, receiver: 3, amount: 4, why: "fine" };
  const slow = vi.spyOn(Overlay.prototype, "turn").mockImplementation(() => undefined);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const never = { finished: new Promise(() => undefined), cancel: () => undefined };
  Element.prototype.animate = (() => never) as unknown as typeof Element.prototype.animate;
  tell(updateOf(2, { news: [{ news: "played", seat: 3, events: [opened, paid], was_default: false }], awaited: [3] }));
  await vi.advanceTimersByTimeAsync(3_000);
  flushSync();
  expect(text(".chronicle")).toBe("");
  await vi.advanceTimersByTimeAsync(1_100);
  flushSync();
  expect(text(".chronicle")).toContain("4\u00a0gold");
  delete (Element.prototype as { animate?: unknown }).animate;
  slow.mockRestore();
});

describe("an opened bag", () => {
  const opening = (awaited: number[]) =>
    updateOf(2, {
      news: [{ news: "played", seat: 3, events: [SAMPLES.get("bag_opened")!], was_default: false }],
      awaited,
    });
  const isInSight = (): boolean => document.querySelector(".opening") !== null;

  it("is shown at once, turned and stamped, to whoever wants no motion, and goes by itself", async () => {
    tell(opening([3]));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(document.querySelector(".opening .verdict")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_700);
    flushSync();
    expect(isInSight()).toBe(false);
  });

  it("makes way sooner for somebody who is asked for something, and at once for a tap or Escape", async () => {
    tell(opening([0]));
    await vi.advanceTimersByTimeAsync(1_300);
    flushSync();
    expect(isInSight()).toBe(false);
    tell({ ...opening([3]), seq: 3, after: 2 });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(isInSight()).toBe(true);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(isInSight()).toBe(false);
  });

  describe("with motion", () => {
    const shown = (): string | undefined => document.querySelector<HTMLElement>(".table-page")!.dataset["seq"];
    const untied = (): boolean =>
      document.querySelector(".opening") !== null && !document.querySelector(".opening .sack");
    beforeEach(() => {
      const moves = { addEventListener: () => undefined, removeEventListener: () => undefined };
      vi.stubGlobal("matchMedia", () => ({ matches: false, ...moves }));
      Element.prototype.animate = (() => ({
        finished: new Promise<void>(() => undefined), // nothing arrives by itself
        cancel: () => undefined,
      })) as unknown as typeof Element.prototype.animate;
    });
    afterEach(() => {
      delete (Element.prototype as { animate?: unknown }).animate;
      brisk.isOn = false;
    });

    it.each([
      ["a tap on the scene", () => document.querySelector<HTMLElement>(".opening .away")!.click()],
      ["Escape", () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
      ["bots hurry", () => document.querySelector<HTMLElement>('[data-opens="brisk"]')!.click()],
    ])("is cut off by %s, and the table stands as it is without any wait", async (_, hurry) => {
      tell(opening([3]));
      await vi.advanceTimersByTimeAsync(20);
      flushSync();
      expect([shown(), untied()]).toEqual(["1", false]); // the drum rolls
      hurry();
      await vi.advanceTimersByTimeAsync(0);
      flushSync();
      expect(shown()).toBe("2");
    });

    it("is not drawn out once bots hurry", async () => {
      brisk.isOn = true;
      tell(opening([3]));
      await vi.advanceTimersByTimeAsync(0);
      flushSync();
      expect(untied()).toBe(true);
    });
  });
});

describe("the call", () => {
  const PROMPTS: Prompt[] = [
    { prompt: "answer_prompt", offer: 2, may_accept: true },
    { prompt: "withdraw_prompt", offer: 1 },
    {
      prompt: "bargain_prompt",
      merchant: 0,
      gold: 46,
      stand: { apple: 3 },
      face_down: 1,
      bag: 4,
      may_pass: [0, 1, 2],
      may_open: [1, 2],
      may_refuse: [1, 2],
      answers: [2],
    },
  ];

  it("offers to accept, counter and refuse", async () => {
    await show(updateOf(2, { prompts: PROMPTS, awaited: [3] }));
    expect(text(".call p")).toContain("8\u00a0gold + 2\u00a0apples");
    press("accept");
    expect(lastAction()).toEqual({ action: "accept", offer: 2 });
  });

  it("counters with the builder filled in, and keeps the draft whatever arrives", async () => {
    await show(updateOf(2, { prompts: PROMPTS }));
    press("counter");
    const gold = (): string | undefined =>
      document.querySelector<HTMLInputElement>(".offer-builder .stepper input")?.value;
    expect(gold()).toBe("8");
    document.querySelectorAll<HTMLButtonElement>(".offer-builder .stepper button")[1]!.click();
    flushSync();
    await show(
      updateOf(3, { prompts: PROMPTS, news: [{ news: "said", seat: 1, phrase: "liar", to: null, text: "" }] }),
    );
    expect(gold()).toBe("9");
    document.querySelector<HTMLButtonElement>(".offer-builder footer .primary")!.click();
    expect(lastAction()).toEqual({
      action: "propose",
      merchant: 0,
      answers: 2,
      clauses: [
        { clause: "gold", amount: 9 },
        { clause: "stand", goods: { apple: 2 } },
        { clause: "pass", bag: 0 },
      ],
    });
  });

  it("says which update and which form it shows, and when the referee has judged what is written", async () => {
    await show(updateOf(2, { prompts: PROMPTS }));
    const page = (): DOMStringMap => document.querySelector<HTMLElement>(".table-page")!.dataset;
    expect([page()["seq"], page()["form"]]).toEqual(["2", "bargaining"]);
    press("counter");
    const isBusy = (): string | null => document.querySelector(".offer-builder .why")!.getAttribute("aria-busy");
    expect(isBusy()).toBe("true");
    await vi.advanceTimersByTimeAsync(200);
    const check = sent.filter((message) => message["type"] === "check").at(-1)!;
    expect(isBusy()).toBe("true");
    await show({ type: "checked", id: check["id"], refusal: null, stakes: [] } as ServerMessage);
    expect(isBusy()).toBe("false");
    await show(updateOf(3, { prompts: PROMPTS }));
    expect(page()["seq"]).toBe("3");
  });

  it("cannot accept what may not be accepted yet, and does once what is pressed twice", async () => {
    const [answer, ...rest] = PROMPTS;
    await show(updateOf(2, { prompts: [{ ...answer, may_accept: false } as Prompt, ...rest] }));
    press("accept");
    expect(lastAction()).toBeUndefined();
    expect(document.querySelector("[data-act=accept]")!.getAttribute("aria-disabled")).toBe("true");
    await show(updateOf(3, { prompts: PROMPTS }));
    press("refuse");
    press("refuse");
    expect(sent.filter((message) => message["type"] === "command")).toHaveLength(1);
  });

  it("waits until an opened bag has been looked at: a press puts it away first", async () => {
    const open = { news: "played" as const, seat: 3, events: [SAMPLES.get("bag_opened")!], was_default: false };
    const prompts: Prompt[] = [{ prompt: "split_prompt", gold: 7, goods: {}, accept: null } as Prompt];
    tell(updateOf(2, { news: [open], prompts, awaited: [0] }));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(document.querySelector("[data-act=split-propose]")!.getAttribute("aria-busy")).toBe("true");
    press("split-propose");
    expect([lastAction(), document.querySelector(".opening")]).toEqual([undefined, null]);
    press("split-propose");
    expect(lastAction()).toMatchObject({ action: "propose_split", gold: 4 });
  });

  it("takes a price in gold with two presses", async () => {
    await show(updateOf(2, { prompts: PROMPTS.slice(1) }));
    press("offer");
    expect(text(".offer-builder .purse")).toContain("63");
    const ready = [...document.querySelectorAll<HTMLElement>("[data-price]")];
    expect(ready.map((one) => one.textContent!.trim())).toEqual([4, 6, 8].map((gold) => `Offer ${gold}\u00a0gold`)); // 8 are asked
    ready.find((one) => one.dataset["price"] === "8")!.click();
    expect(lastAction()).toMatchObject({
      action: "propose",
      merchant: 0,
      clauses: [
        { clause: "gold", amount: 8 },
        { clause: "pass", bag: 0 },
      ],
    });
  });

  it("is pressed by digits, lists its keys, and hands the focus on to what is next", async () => {
    await show(updateOf(2, { prompts: PROMPTS }));
    document.querySelector<HTMLElement>("[data-act=refuse]")!.focus();
    dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    expect(lastAction()).toEqual({ action: "accept", offer: 2 });
    tell({ type: "done", id: String(sent.at(-1)!["id"]), seq: 3 });
    await show(
      updateOf(3, {
        phase: { phase: "declaring", bags: [] },
        prompts: [{ prompt: "discard_prompt", piles: ["left", "right"], goods: { apple: 1 } }],
        awaited: [0],
      }),
    );
    expect((document.activeElement as HTMLElement).dataset["act"]).toBe("lay-left");
    dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
    flushSync();
    expect(text("dialog[open] .keys")).toContain("to your hand");
  });

  it("lets a bag be packed, undone and closed", async () => {
    await show(
      updateOf(2, {
        phase: { phase: "loading", waiting: [0], ready: [1, 2] },
        prompts: [{ prompt: "load_bag_prompt", most: 5 }],
        awaited: [0],
      }),
    );
    const hand = (): NodeListOf<HTMLButtonElement> => document.querySelectorAll<HTMLButtonElement>(".in-hand button");
    hand()[0]!.click();
    flushSync();
    hand()[1]!.click();
    flushSync();
    document.querySelector<HTMLButtonElement>(".open-bag button")!.click();
    flushSync();
    press("close");
    expect(lastAction()).toEqual({ action: "load_bag", goods: { mead: 1 } });
  });

  it("gives the Sheriff a bag to settle", async () => {
    const base = updateOf(2, {
      phase: { ...INSPECTING, offers: [] } as typeof INSPECTING,
      prompts: [
        { prompt: "settle_prompt", bag: 1, may_pass: true, may_inspect: true, offers: [] },
        { prompt: "settle_prompt", bag: 2, may_pass: true, may_inspect: true, offers: [] },
      ],
      awaited: [0],
      outlook: { openings: [1, 2].map((bag) => ({ bag, gold: 4 + 2 * bag })) },
    });
    await show({ ...base, view: { ...base.view!, public: { ...base.view!.public, deciders: [0] } } });
    document.querySelectorAll<HTMLButtonElement>(".bags .pick")[1]!.click();
    flushSync();
    expect(document.querySelector(".call")!.textContent).toContain(
      "2 bags to go. If it is the truth, opening it costs you 8\u00a0gold.",
    );
    press("open");
    expect(lastAction()).toEqual({ action: "inspect", bag: 2 });
  });
  it("leaves a long price to the slip", async () => {
    const goods = { apple: 2, cheese: 2, bread: 2, chicken: 2, pepper: 1 };
    const offers = [
      {
        number: 1,
        merchant: 0,
        proposer: 3,
        clauses: [
          { clause: "stand", goods },
          { clause: "pass", bag: 0 },
        ],
        answers: null,
        agreed: [],
      },
    ];
    await show(
      updateOf(2, {
        phase: { ...INSPECTING, offers } as typeof INSPECTING,
        prompts: [{ prompt: "answer_prompt", offer: 1, may_accept: true }],
        awaited: [],
      }),
    );
    expect(document.querySelector('[data-act="accept"]')!.textContent!.trim()).toBe("Accept");
  });
  it("lays the bag that an offer speaks of before the Sheriff", async () => {
    const offers = [
      {
        number: 1,
        merchant: 1,
        proposer: 1,
        clauses: [
          { clause: "gold", amount: 3 },
          { clause: "open", bag: 2 },
        ],
        answers: null,
        agreed: [],
      },
    ];
    const settle = (bag: number): Prompt => ({
      prompt: "settle_prompt",
      bag,
      may_pass: true,
      may_inspect: true,
      offers: [],
    });
    const base = updateOf(2, {
      phase: { ...INSPECTING, offers } as typeof INSPECTING,
      prompts: [settle(1), settle(2), { prompt: "answer_prompt", offer: 1, may_accept: true }],
      awaited: [0],
    });
    await show({ ...base, view: { ...base.view!, public: { ...base.view!.public, deciders: [0] } } });
    expect(document.querySelector(".call")!.textContent).toContain("would give 3\u00a0gold");
    press("open");
    expect(lastAction()).toEqual({ action: "inspect", bag: 2 });
  });

  describe("of a Sheriff who is about to press", () => {
    const settle = (bag: number, offers: number[] = []): Prompt => ({
      prompt: "settle_prompt",
      bag,
      may_pass: true,
      may_inspect: true,
      offers,
    });
    const bargain = (merchant: number): Prompt => ({
      prompt: "bargain_prompt",
      merchant,
      gold: 30,
      stand: {},
      face_down: 0,
      bag: 4,
      may_pass: [merchant],
      may_open: [],
      may_refuse: [],
      answers: [],
    });
    const offerOf = (number: number, merchant: number, gold: number) => ({
      number,
      merchant,
      proposer: merchant,
      clauses: [
        { clause: "gold" as const, amount: gold },
        { clause: "pass" as const, bag: merchant },
      ],
      answers: null,
      agreed: [],
    });
    const gate = (seq: number, offers: ReturnType<typeof offerOf>[], news: TableNews[] = []) => {
      const base = updateOf(seq, {
        phase: { ...INSPECTING, offers } as typeof INSPECTING,
        prompts: [
          ...[1, 2].map((bag) =>
            settle(
              bag,
              offers.filter((offer) => offer.merchant === bag).map((offer) => offer.number),
            ),
          ),
          ...offers.map((offer): Prompt => ({ prompt: "answer_prompt", offer: offer.number, may_accept: true })),
          bargain(1),
          bargain(2),
        ],
        awaited: [0],
        news,
      });
      return { ...base, view: { ...base.view!, public: { ...base.view!.public, deciders: [0] } } };
    };
    const buttons = (): [string, string][] =>
      [...document.querySelectorAll<HTMLElement>(".call [data-act]")].map((one) => [
        one.dataset["act"]!,
        one.textContent!.trim(),
      ]);

    it("nothing changes when offers arrive: they come in front, and the bag stays", async () => {
      await show(gate(2, []));
      const before = buttons();
      expect(before.map(([act]) => act)).toEqual(["open", "pass", "demand"]);
      await show(gate(3, [offerOf(1, 2, 6)])); // over the other bag
      expect(buttons()).toEqual(before);
      await show(gate(4, [offerOf(1, 2, 6), offerOf(2, 1, 3)])); // over this one
      expect(buttons().map(([act]) => act)).toEqual(["take", "refuse", "open", "pass", "counter"]);
      expect(buttons()[0]![1]).toContain("3\u00a0gold");
      await show(gate(5, [offerOf(1, 2, 6), offerOf(2, 1, 3), offerOf(3, 1, 9)]));
      expect(buttons()[0]![1]).toContain("3\u00a0gold");
      await vi.advanceTimersByTimeAsync(500);
      press("take");
      expect(lastAction()).toEqual({ action: "pass", bag: 1, offer: 2 });
    });

    it("an offer that takes another's place cannot be pressed for a moment", async () => {
      await show(gate(2, [offerOf(1, 1, 6)]));
      tell(gate(3, [offerOf(2, 1, 2)]));
      await vi.advanceTimersByTimeAsync(1);
      flushSync();
      press("take");
      expect(lastAction()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(500);
      flushSync();
      press("take");
      expect(lastAction()).toEqual({ action: "pass", bag: 1, offer: 2 });
    });

    it("the heading names the bag that the slips are about, or none where they differ", async () => {
      await show(gate(2, [offerOf(1, 2, 6)]));
      expect(text(".over")).toBe("Over Tuck’s bag");
      await show(gate(3, [offerOf(1, 2, 6), offerOf(2, 1, 3)]));
      expect(text(".over")).toBe("Offers");
      await show(gate(4, []));
      expect(text(".over")).toBe("Over Tuck’s bag");
    });

    it("an offer that became a deal is answered no more, and a bag that passed settled no more", () => {
      const model = {
        allPrompts: (tag: string) => gate(2, [offerOf(1, 1, 6)]).prompts!.filter((p) => p.prompt === tag),
      };
      const offer = () => offerOf(1, 1, 6);
      const host = { model: { ...model, offer }, isOver: () => true, isSettled: (bag: number) => bag === 1 };
      const form = new Bargaining(host as unknown as Host);
      expect(form.answerable).toEqual([]);
      expect(form.settles.map((one) => one.bag)).toEqual([2]);
    });

    it("takes back an own offer that still lies there, and none that is gone or over", () => {
      const offers = new Map([1, 3].map((number) => [number, offerOf(number, 1, number)]));
      const model = {
        allPrompts: () => [1, 2, 3].map((offer) => ({ prompt: "withdraw_prompt", offer })),
        offer: (number: number) => offers.get(number) ?? null,
      };
      const form = new Bargaining({ model, isOver: (number: number) => number === 3 } as unknown as Host);
      expect(form.withdrawable.map((offer) => offer.number)).toEqual([1]);
      form.tappedOffer = 3;
      expect(form.own).toBeNull();
      form.tappedOffer = 1;
      expect(form.own?.number).toBe(1);
    });

    it("stands on the page once, and leaves the wall to the others", async () => {
      await show(gate(2, []));
      expect(document.querySelectorAll('[data-seat="0"]')).toHaveLength(1);
      expect(text(".wall [data-seat='1']")).toContain("bag at the gate");
    });

    it("waits for who is awaited, in words", async () => {
      const base = gate(2, []);
      const duty = { duty: "debt" as const, debtor: 1, creditor: 0, amount: 4 };
      const phase = { ...INSPECTING, offers: [], duties: [duty] } as unknown as typeof INSPECTING;
      const view = { ...base.view, public: { ...base.view.public, phase } };
      await show({ ...base, view, prompts: [bargain(2)], awaited: [1] });
      expect(text(".call")).toContain("Will counts out what to pay with.");
    });
  });

  it("keeps the name of a slip free of marks, and judges no promise in free words", async () => {
    const promise = { number: 1, by: 1, to: 0, act: null, words: "a goose", fate: "open" as const };
    const base = updateOf(2, { prompts: PROMPTS });
    const promises = [promise as unknown as (typeof base.view & object)["public"]["promises"][number]];
    await show({ ...base, view: { ...base.view!, public: { ...base.view!.public, promises } } });
    press("counter");
    expect(document.querySelector(".preview")!.getAttribute("aria-label")).not.toContain("<");
    [...document.querySelectorAll<HTMLElement>(".side [role=tab]")].at(-1)!.click();
    flushSync();
    expect(text(".deals")).toContain("nobody judges it");
    expect(text(".deals")).not.toContain("Still to be seen");
  });

  it("says nothing of the market before anybody was there, and of the end what is to come", async () => {
    const market = {
      phase: "market" as const,
      opener: 3,
      order: [],
      aside: 0,
      has_drawn_from_deck: false,
      laid_out: [],
    };
    await show(updateOf(2, { phase: market, awaited: [3] }));
    expect(text(".wall")).not.toContain("back from market");
    await show(updateOf(3, { phase: { phase: "finished", scores: [], winners: [] } as unknown as typeof INSPECTING }));
    expect(text(".call")).toContain("The reckoning.");
    expect(text(".board")).not.toContain("straight face");
  });

  it("draws, lays down, declares, pays", async () => {
    const market = {
      phase: "market" as const,
      opener: null,
      order: [0],
      aside: 2,
      has_drawn_from_deck: false,
      laid_out: [],
    };
    await show(
      updateOf(2, {
        phase: market,
        prompts: [{ prompt: "draw_prompt", sources: ["left", "right", "deck"], need: 2 }],
        awaited: [0],
      }),
    );
    press("draw-left");
    expect(lastAction()).toEqual({ action: "draw", source: "left" });
    tell({ type: "done", id: String(sent.at(-1)!["id"]), seq: 3 });
    await show(
      updateOf(3, {
        phase: market,
        prompts: [{ prompt: "discard_prompt", piles: ["left", "right"], goods: { apple: 1, mead: 1 } }],
        awaited: [0],
      }),
    );
    press("lay-right");
    expect(lastAction()).toEqual({ action: "discard", pile: "right", cards: ["mead", "apple"] });
    tell({ type: "done", id: String(sent.at(-1)!["id"]), seq: 4 });
    await show(
      updateOf(4, {
        phase: { phase: "declaring", bags: [] },
        prompts: [{ prompt: "declare_prompt", goods: ["apple", "chicken"], count: 4 }],
        awaited: [0],
      }),
    );
    press("declare");
    expect(lastAction()).toEqual({ action: "declare", good: "chicken", count: 4 });
    tell({ type: "done", id: String(sent.at(-1)!["id"]), seq: 5 });
    await show(updateOf(5, { prompts: [{ prompt: "pay_prompt", amount: 4, goods: { apple: 3 } }], awaited: [0] }));
    for (let i = 0; i < 2; i++) {
      document.querySelector<HTMLButtonElement>(".under .more")!.click();
      flushSync();
    }
    press("pay");
    expect(lastAction()).toEqual({ action: "pay", goods: { apple: 2 } });
  });

  it("tells why nothing can be claimed", async () => {
    const claim = updateOf(2, { prompts: [{ prompt: "claim_prompt", goods: [] }], awaited: [0] });
    await show(claim);
    expect(text(".call")).toContain("you have no three of a kind");
    await show({ ...claim, seq: 3, after: 2, view: { ...claim.view!, contraband: { pepper: 3 } } });
    expect(text(".call")).toContain("no card left for your three of a kind");
    expect(text(".call")).toContain("Everybody who passes is asked");
  });

  it("lets friends nudge who is idle, and the host put a bot in the place of who is away, with a countdown", async () => {
    const table = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, is_person: true, bot: "" })) };
    const loading = { phase: "loading" as const, waiting: [1], ready: [0, 2] };
    await show({ ...updateOf(2, { phase: loading, awaited: [1] }), table });
    expect(document.querySelector("[data-act=nudge]")).toBeNull();
    await vi.advanceTimersByTimeAsync(21_000);
    flushSync();
    press("nudge");
    expect(sent.at(-1)).toMatchObject({ request: { request: "say", phrase: "hurry_up", to: 1 } });
    tell({ type: "done", id: String(sent.at(-1)!["id"]), seq: 2 });
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    expect(document.querySelector("[data-act=let-bot]")).toBeNull();
    const now = Date.now() + Number(updateOf(2).now);
    tell({ type: "presence", connected: [0], spectators: 0, absent: [{ seat: 1, since: 0, due: now + 65_000 }] });
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    press("let-bot");
    expect(sent.at(-1)).toMatchObject({ request: { request: "seat_bot", seat: 1, bot: "honest" } });
    expect(text(".call") + text(".wall")).toMatch(/A bot plays in \d+:\d\d/);
    await show({ ...updateOf(3, { phase: loading, awaited: [1] }), table: { ...table, host: 2 } });
    expect(document.querySelector("[data-act=let-bot]")).toBeNull();
  });

  it("has a bot in the sheet of a friend only while the friend is away", async () => {
    const table = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, is_person: true, bot: "" })) };
    const loading = { phase: "loading" as const, waiting: [1], ready: [0, 2] };
    await show({ ...updateOf(2, { phase: loading, awaited: [1] }), table });
    document.querySelector<HTMLElement>('.wall [data-seat="1"] button.name')!.click();
    flushSync();
    expect(document.querySelector("dialog[open] [data-act=nudge]")).not.toBeNull();
    expect(document.querySelector("dialog[open] [data-act=let-bot]")).toBeNull();
    tell({ type: "presence", connected: [0], spectators: 0, absent: [{ seat: 1, since: 0, due: null }] });
    flushSync();
    expect(document.querySelector("dialog[open] [data-act=let-bot]")).not.toBeNull();
  });

  it("nudges the first of several who are late", async () => {
    const table = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, is_person: true, bot: "" })) };
    const loading = { phase: "loading" as const, waiting: [1, 2], ready: [0] };
    await show({ ...updateOf(2, { phase: loading, awaited: [1, 2] }), table });
    await vi.advanceTimersByTimeAsync(21_000);
    flushSync();
    press("nudge");
    expect(sent.at(-1)).toMatchObject({ request: { request: "say", to: 1 } });
  });

  describe("of somebody new who asks for a bot's seat", () => {
    const ask = (seq: number, agreed: number[] = [], name = "Robin", seats = TABLE.seats) =>
      show({ ...updateOf(seq), table: { ...TABLE, seats, asking: { seat: 2, name, agreed } } });
    const dialog = (): HTMLDialogElement | null => document.querySelector("dialog:has([data-act=admit])");
    const answer = async (isTaken: boolean): Promise<void> => {
      const id = String(sent.at(-1)!["id"]);
      tell(
        isTaken ? { type: "done", id, seq: 2 } : ({ type: "error", id, code: "unknown_request", params: {} } as never),
      );
      await vi.advanceTimersByTimeAsync(10);
      flushSync();
    };

    it.each([
      ["admit", true],
      ["deny", false],
    ])("%s is told for that seat, and asked once", async (act, may_sit) => {
      expect(dialog()?.open ?? false).toBe(false);
      await ask(2);
      expect(dialog()!.open).toBe(true);
      expect(dialog()!.textContent).toContain("Robin");
      expect(dialog()!.textContent).toContain("Tuck");
      press(act);
      expect(sent.at(-1)).toMatchObject({ type: "ask", request: { request: "admit", seat: 2, may_sit } });
      await answer(true);
      expect(dialog()!.open).toBe(false);
      await ask(3);
      expect(dialog()!.open).toBe(false);
      await ask(4, [], "Alan");
      expect(dialog()!.open).toBe(true);
    });

    it("nobody is asked who has agreed, or whose seat a bot holds", async () => {
      await ask(2, [0]);
      expect(dialog()!.open).toBe(false);
      const held = TABLE.seats.map((seat, i) => ({ ...seat, is_held: i === 0 }));
      await ask(3, [], "Robin", held);
      expect(dialog()!.open).toBe(false);
      await ask(4, [1]);
      expect(dialog()!.open).toBe(true);
    });

    it("who asks without a name is somebody", async () => {
      await ask(2, [], "");
      expect(dialog()!.textContent).toMatch(/Somebody/i);
    });
  });

  describe("a prompt it does not know", () => {
    // As tests/server/test_toy_prompt.py has it on the wire.
    const PRAY: ActionForm = {
      prompt: "pray_prompt",
      action: "pray",
      settled: {},
      fields: [
        { field: "number", name: "times", least: 0, most: 3 },
        { field: "choice", name: "omen", among: ["raven", "owl", "dove"], of: "word" },
      ],
    };
    const ask = (...forms: ActionForm[]) =>
      show({ ...updateOf(2, { prompts: [{ prompt: "pray_prompt" } as unknown as Prompt], awaited: [0] }), forms });
    const pick = (label: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(".board button")].find(
        (one) => (one.getAttribute("aria-label") ?? one.textContent!.trim()) === label,
      );
      found!.click();
      flushSync();
    };

    it("is answered field by field", async () => {
      await ask(PRAY);
      expect(text(".call")).toContain("pray");
      press("send"); // the omen is not chosen yet
      expect(lastAction()).toBeUndefined();
      pick("owl");
      [...document.querySelectorAll<HTMLElement>(".stepper button")].at(-1)!.click();
      flushSync();
      press("send");
      expect(lastAction()).toEqual({ action: "pray", times: 1, omen: "owl" });
    });

    it("may have several answers, of seats, goods and words", async () => {
      const whole: ActionForm = {
        prompt: "pray_prompt",
        action: "bless",
        settled: { by: 0 },
        fields: [
          { field: "seat", name: "whom", among: [1, 2] },
          { field: "goods", name: "gift", within: { apple: 2 }, least: 0, most: 2, worth: 0 },
          { field: "order", name: "cards", goods: { silk: 2, apple: 1 } },
          { field: "text", name: "words", most: 80, instead_of: "" },
        ],
      };
      await ask(PRAY, whole);
      pick("bless");
      pick(text(".field button"));
      press("send");
      expect(lastAction()).toEqual({
        action: "bless",
        by: 0,
        whom: 1,
        gift: {},
        cards: ["silk", "silk", "apple"],
        words: "",
      });
    });

    it("can be left to a bot", async () => {
      await ask(PRAY);
      press("bot");
      expect(sent.at(-1)).toMatchObject({ type: "ask", request: { request: "step_away" } });
    });
  });
});

it("a slip of typed words goes with its gate, and the words stay", async () => {
  const offer = { action: "propose", merchant: 0, clauses: [{ clause: "gold", amount: 8 }], answers: null };
  const answer = (): Response => new Response(JSON.stringify({ offer, refusal: null }), { status: 200 });
  vi.stubGlobal("fetch", async () => answer());
  await show(updateOf(2, { phase: INSPECTING }));
  const line = document.querySelector<HTMLInputElement>(".speak input")!;
  line.value = "8 gold";
  line.dispatchEvent(new Event("input", { bubbles: true }));
  line.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  expect(document.querySelectorAll(".speak .slip")).toHaveLength(1);
  await show(updateOf(3, { phase: { phase: "loading", waiting: [1], ready: [0, 2] } }));
  expect(document.querySelectorAll(".speak .slip")).toHaveLength(0);
  expect(line.value).toBe("8 gold");
});

it("says what the next merchant sees of confiscated cards, but not when there is none", async () => {
  const placing = (seq: number, round: number): Update => {
    const prompts: Prompt[] = [{ prompt: "place_prompt", piles: ["left", "right"], goods: { apple: 1, mead: 1 } }];
    const update = updateOf(seq, { phase: INSPECTING, prompts, awaited: [0] });
    return { ...update, view: { ...update.view!, public: { ...update.view!.public, round } } };
  };
  await show(placing(2, 7));
  expect(text(".call")).toContain("that is what the next merchant sees");
  await show(placing(3, 8));
  expect(text(".call")).toContain("Confiscated!");
  expect(text(".call")).not.toContain("the next merchant");
});
