// Dialogs at the table that ask for something, over a real controller: what is sent, and what is shown of the answer.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, refused, type FakeServer } from "../../../tests/fakeServer";
import { buttons, isThere, press, show, submit, takeDown, text, until, write } from "../../../tests/shown";
import { tongue } from "../../i18n/tongue.svelte";
import WaitingRoom from "../../lobby/WaitingRoom.svelte";
import type { Prompt, SeatInfo, ServerMessage, TableInfo, Update } from "../../protocol/protocol";
import { keepPlace, placeAt } from "../../session/places";
import { playerKey } from "../../session/playerKey";
import type { Session } from "../../session/session.svelte";
import { quiet } from "../../shell/quiet";
import { toasts } from "../../shell/toasts.svelte";
import { TableController } from "../state/controller.svelte";
import { INSPECTING, quietSession, TABLE, updateOf } from "../state/sample";
import SeatSheet from "../seats/SeatSheet.svelte";
import AskSteward from "./AskSteward.svelte";
import Clock from "./Clock.svelte";
import More from "./More.svelte";
import OtherDevice from "./OtherDevice.svelte";

let server: FakeServer;
let session: Session;
let tell: (message: ServerMessage) => void;
let sent: Record<string, unknown>[];
let controller: TableController;
let stop: () => void;

const t = (id: string, values = {}): string => tongue.messages.format(id, values);
const PEOPLE = TABLE.seats.map((seat) => ({ ...seat, is_person: true, bot: "" }));
const requests = (): unknown[] => sent.flatMap((one) => (one["type"] === "ask" ? [one["request"]] : []));
const actions = (): unknown[] => sent.flatMap((one) => (one["type"] === "command" ? [one["action"]] : []));
async function answered(): Promise<void> {
  tell({ type: "done", id: String(sent.at(-1)!["id"]), seq: 1 });
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
const isShown = (): boolean => document.querySelector("dialog")?.open ?? false;

beforeAll(async () => {
  await tongue.choose("en");
});
beforeEach(() => {
  localStorage.clear();
  location.hash = "#/";
  const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => still);
  vi.stubGlobal("isSecureContext", false);
  server = fakeServer();
  ({ session, tell, sent } = quietSession());
  begin(updateOf(1));
});
function begin(update: Update, table: Partial<TableInfo> = {}): void {
  stop?.();
  tell({ ...update, table: { ...TABLE, ...table } });
  controller = new TableController(session);
  stop = controller.open();
}
afterEach(async () => {
  await takeDown();
  stop();
  quiet.isOn = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the Steward", () => {
  const HINT = { at: "at1", hint: { action: { action: "accept", offer: 2 }, win: 0.5, reasons: [] } };
  const hint = `/api/tables/${TABLE.table}/hint`;
  const does = (what: string): HTMLElement | null => document.querySelector(`[data-hint=${what}]`);

  it("is asked once when the dialog opens, for this seat, and thinks meanwhile", async () => {
    let release = (): void => undefined;
    server.answers[hint] = () => new Promise((resolve) => (release = () => resolve(HINT)));
    show(AskSteward, { controller, isOpen: true });
    expect(text(".waits")).toBe(t("hint-thinking"));
    expect(document.querySelector(".advice")!.getAttribute("aria-busy")).toBe("true");
    expect([does("do"), does("again")]).toEqual([null, null]);
    await until(() => expect(server.asked).toHaveLength(1));
    release();
    await isThere("[data-hint=do]");
    expect(server.asked).toEqual([{ path: hint, body: { token: "x".repeat(40) } }]);
    expect(document.querySelector(".advice")!.getAttribute("aria-busy")).toBe("false");
    expect(text(".fine")).toBe(t("hint-honest"));
    does("do")!.click();
    flushSync();
    expect(actions()).toEqual([{ action: "accept", offer: 2 }]);
    expect(isShown()).toBe(false);
  });

  it("is not asked before it opens, and advice about what is over cannot be followed", async () => {
    server.answers[hint] = () => ({ ...HINT, at: "at0" });
    show(AskSteward, { controller, isOpen: false });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(server.asked).toEqual([]);
  });

  it("can be asked again about what has changed", async () => {
    server.answers[hint] = () => ({ ...HINT, at: "at0" });
    show(AskSteward, { controller, isOpen: true });
    await isThere("[data-hint=again]");
    expect(does("do")).toBeNull();
    expect(text(".fine")).toBe(t("hint-over"));
    server.answers[hint] = () => HINT;
    does("again")!.click();
    await isThere("[data-hint=do]");
    tell(updateOf(2));
    await until(() => expect(does("do")).toBeNull());
    expect(text(".fine")).toBe(t("hint-over"));
  });

  it("says why where he cannot be asked", async () => {
    server.answers[hint] = () => refused("hints_off");
    show(AskSteward, { controller, isOpen: true });
    await isThere(".advice [role=alert]");
    expect(does("again")).not.toBeNull();
    expect(document.querySelector(".does")).toBeNull();
  });
});

describe("another device", () => {
  it("gets a link with a key to this seat, or loses the seat", async () => {
    server.answers[`/api/tables/${TABLE.table}/keys`] = () => ({ key: "the-key" });
    let isDone = false;
    show(OtherDevice, { controller, ondone: () => (isDone = true) });
    await isThere("#link");
    expect(server.asked).toEqual([{ path: `/api/tables/${TABLE.table}/keys`, body: { token: "x".repeat(40) } }]);
    expect(document.querySelector<HTMLInputElement>("#link")!.value).toMatch(`/#/move/${TABLE.table}~the-key`);
    press(t("table-other-device-close"));
    expect(requests()).toEqual([{ request: "revoke" }]);
    expect(isDone).toBe(false);
    await answered();
    expect(isDone).toBe(true);
  });

  it("that cannot be opened gets no link", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    show(OtherDevice, { controller, ondone: () => undefined });
    await until(() => expect(toasts.shown).toHaveLength(1));
    expect(document.querySelector("#link")).toBeNull();
  });
});

describe("what is needed now and then", () => {
  const open = (table: Partial<TableInfo> = {}): void => {
    begin(updateOf(1), table);
    show(More, { controller, isOpen: true, onkeys: () => undefined });
  };

  it("steps away, and comes back", async () => {
    open();
    expect(buttons("dialog")).not.toContain(t("table-return"));
    press(t("table-step-away"));
    expect(requests()).toEqual([{ request: "step_away" }]);
    expect(isShown()).toBe(true);
    await answered();
    expect(isShown()).toBe(false);
  });

  it("comes back where a bot holds the seat", () => {
    open({ seats: TABLE.seats.map((seat, i) => ({ ...seat, is_held: i === 0 })) });
    expect(buttons("dialog")).not.toContain(t("table-step-away"));
    press(t("table-return"));
    expect(requests()).toEqual([{ request: "return" }]);
  });

  it("hurries bots where they play beside other people, and nowhere else", () => {
    open({ seats: PEOPLE });
    expect(buttons("dialog")).not.toContain(t("table-hurry"));
  });

  it("hurries the bots of a mixed table", () => {
    open({ seats: TABLE.seats.map((seat, i) => (i === 1 ? PEOPLE[1]! : seat)) });
    press(t("table-hurry"));
    expect(requests()).toEqual([{ request: "hurry" }]);
  });

  it("has no bot to hurry for who is alone with them: there a control is in sight", () => {
    open();
    expect(buttons("dialog")).not.toContain(t("table-hurry"));
  });

  it("leaves after a question, and forgets the place", async () => {
    keepPlace({ table: TABLE.table, seat: 0, token: "x".repeat(40), code: null, since: 1 });
    open();
    press(t("table-leave"));
    press(t("table-leave-not"));
    expect(buttons("dialog")).toContain(t("table-leave"));
    press(t("table-leave"));
    press(t("table-leave-do"));
    expect(requests()).toEqual([{ request: "leave" }]);
    expect(placeAt(TABLE.table)).not.toBeNull();
    await answered();
    await until(() => expect(placeAt(TABLE.table)).toBeNull());
  });

  it("links the rules of this table, and sets quiet", () => {
    open({ settings: { ...TABLE.settings, edition: "second", options: ["royal_goods"] } });
    expect(document.querySelector<HTMLAnchorElement>(".rules a")!.hash).toBe("#/rules/second%2Broyal_goods");
    const [silence, ...others] = document.querySelectorAll<HTMLInputElement>("[role=switch]");
    expect([silence!.checked, others]).toEqual([false, []]);
    silence!.click();
    flushSync();
    expect(quiet.isOn).toBe(true);
  });

  it("shows the whole table on a hand beside a tablet only where there is one", () => {
    open({ settings: { ...TABLE.settings, has_tablet: true } });
    expect(document.querySelectorAll("[role=switch]")).toHaveLength(2);
  });
});

describe("somebody looked at more closely", () => {
  const look = (seat: number, update = updateOf(1), seats: readonly SeatInfo[] = PEOPLE): void => {
    begin(update, { seats });
    show(SeatSheet, { controller, seat, onpledge: () => undefined });
  };

  it("shows the cards of the stand, those one knows of, and the backs of the rest", () => {
    const base = updateOf(1);
    const view = { ...base.view!, known: [{}, { silk: 1 }, {}, {}] };
    look(1, { ...base, view });
    expect(document.querySelectorAll(".cards li")).toHaveLength(4 + 2); // four loaves, and two face down
    expect(document.querySelectorAll(".cards .known")).toHaveLength(1);
    expect(text(".who")).toContain(t("table-known-note"));
    expect(text(".head")).toContain("53");
    expect(text(".who")).not.toContain(t("table-stand-empty"));
  });

  it("of oneself knows what lies face down, and has nothing to be done", () => {
    look(0);
    expect(document.querySelectorAll(".cards .known")).toHaveLength(1);
    expect(document.querySelectorAll(".cards li")).toHaveLength(4);
    expect(buttons("footer")).toEqual([]);
  });

  it("tells an empty stand, and how words were kept", () => {
    const base = updateOf(1);
    const promise = (by: number, fate: string) => ({ number: 1, by, to: 0, act: null, words: "x", fate });
    const promises = [
      promise(2, "kept"),
      promise(2, "broken"),
      promise(2, "broken"),
      promise(2, "open"),
      promise(1, "kept"),
    ];
    const shared = { ...base.view!.public, stands: [{}, {}, {}, {}], face_down: [0, 0, 0, 0], promises };
    look(2, { ...base, view: { ...base.view!, public: shared } } as unknown as Update);
    expect(text(".who")).toContain(t("table-stand-empty"));
    expect(text(".who")).toContain(t("table-word-record", { kept: 1, broken: 2 }));
  });

  it("is muted and heard again", async () => {
    look(1);
    press(t("table-mute"));
    expect(requests()).toEqual([{ request: "mute", seat: 1, is_muted: true }]);
    session.muted = [1];
    flushSync();
    expect(text(".who")).toContain(t("table-muted"));
    press(t("table-unmute"));
    expect(requests().at(-1)).toEqual({ request: "mute", seat: 1, is_muted: false });
  });

  it("a bot can be muted, and neither blocked, reported nor nudged", () => {
    look(1, updateOf(1, { awaited: [1] }), TABLE.seats);
    expect(buttons("footer")).toEqual([t("table-mute")]);
  });

  it("is nudged while waited for, and not otherwise", async () => {
    look(1, updateOf(1, { awaited: [1] }));
    document.querySelector<HTMLElement>("[data-act=nudge]")!.click();
    expect(requests()).toEqual([{ request: "say", phrase: "hurry_up", to: 1 }]);
    await answered();
    expect(isShown()).toBe(false);
  });

  it("who is not waited for is not nudged", () => {
    look(1, updateOf(1, { awaited: [2] }));
    expect(document.querySelector("[data-act=nudge]")).toBeNull();
  });

  it("is promised something, if that may be", () => {
    const told: number[] = [];
    begin(updateOf(1, { prompts: [{ prompt: "pledge_prompt", to: [1, 3] } as unknown as Prompt] }), { seats: PEOPLE });
    show(SeatSheet, { controller, seat: 3, onpledge: (seat: number) => told.push(seat) });
    press(t("table-pledge"));
    expect(told).toEqual([3]);
  });

  it("is reported with the reason and the words that were written", async () => {
    look(2);
    expect(document.querySelector("form")).toBeNull();
    press(t("table-report"));
    expect(buttons("footer")).not.toContain(t("table-report"));
    write("form input", "  shouted ");
    submit();
    expect(requests()).toEqual([{ request: "report", seat: 2, why: "words", text: "shouted" }]);
    await answered();
    expect(document.querySelector("form")).toBeNull();
    expect(toasts.shown.map((one) => one.text)).toEqual([t("table-reported")]);
  });

  it("is blocked after it was said once more, and heard no longer", async () => {
    keepPlace({ table: TABLE.table, seat: 0, token: "y".repeat(40), code: null, since: 1 });
    let release = (): void => undefined;
    server.answers["/api/mine/block"] = () => new Promise((resolve) => (release = () => resolve({ blocks: [] })));
    look(2);
    press(t("table-block"));
    expect(buttons("footer")).not.toContain(t("table-block"));
    press(t("table-block-do"));
    press(t("table-block-do"));
    await until(() => expect(server.asked).toHaveLength(1));
    release();
    await until(() => expect(toasts.shown.map((one) => one.text)).toEqual([t("table-blocked")]));
    expect(server.last("/api/mine/block")).toEqual({
      ...{ player: playerKey(), table: TABLE.table, token: "y".repeat(40), seat: 2 },
    });
    expect(session.muted).toEqual([2]);
    expect(buttons("footer")).toContain(t("table-block"));
  });
});

it.each([
  ["due in a minute", { due: 61_000, left: null }, "1:01", false],
  ["due in ten seconds", { due: 10_500, left: null }, "0:10", true],
  ["over", { due: 100, left: null }, "0:00", true],
  ["standing still", { due: null, left: 5_000 }, "0:05", false],
])("a clock %s", (_, clock, shown, isShort) => {
  show(Clock, { clock: { kind: "turn", seat: 0, ...clock }, now: () => 500 });
  expect(text(".clock")).toBe(shown);
  expect(document.querySelector(".clock")!.classList.contains("is-short")).toBe(isShort);
});

it("a clock that leaves slowly has none any more, and goes on until it is gone", () => {
  vi.useFakeTimers();
  let clock: object | null = { kind: "turn", seat: 0, due: 90_500, left: null };
  const props = {
    get clock() {
      return clock;
    },
    now: () => 500,
  };
  show(Clock, props);
  clock = null;
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
  expect(text(".clock")).toBe("1:30");
});

describe("before the cards are dealt", () => {
  const free = { name: "", bot: "", is_person: false, is_held: false, is_ready: false };
  const waiting = (change: Partial<TableInfo> = {}, me: number | null = 0): void => {
    const seats = [TABLE.seats[0]!, PEOPLE[1]!, { ...free, bot: "tuck" }, free];
    const table = { ...TABLE, stage: "waiting" as const, seats, ...change };
    session.seat = me;
    tell({ ...updateOf(2), view: null, prompts: [], table } as unknown as ServerMessage);
    show(WaitingRoom, { session });
  };
  const seat = (i: number): string => `.seats > li:nth-child(${i + 1})`;
  const pressIn = (place: string, label: string): void => {
    [...document.querySelectorAll<HTMLElement>(`${place} button`)]
      .find((one) => one.textContent!.trim() === label)!
      .click();
    flushSync();
  };

  it("the host removes, hands over, and seats a character of a strength", async () => {
    server.answers["/api/offerings"] = () => ({ models: ["llm:Sage"], bots: [], brought: [] });
    waiting();
    pressIn(seat(1), t("lobby-hand-over"));
    pressIn(seat(1), t("lobby-remove"));
    pressIn(seat(2), t("lobby-remove"));
    expect(requests()).toEqual([
      { request: "hand_over", seat: 1 },
      { request: "remove", seat: 1 },
      { request: "remove", seat: 2 },
    ]);
    const choosing = (): boolean =>
      [...document.querySelectorAll("dialog")].some((one) => one.open && one.querySelector(".characters"));
    expect(choosing()).toBe(false);
    pressIn(seat(3), t("lobby-seat-bot"));
    expect(choosing()).toBe(true);
    await isThere("h3.models");
    const [tuck, will] = document.querySelectorAll<HTMLElement>(".characters button");
    expect(tuck!.getAttribute("aria-disabled")).toBe("true"); // he sits already
    tuck!.click();
    expect(choosing()).toBe(true);
    will!.click();
    flushSync();
    expect(requests().at(-1)).toEqual({ request: "seat_bot", seat: 3, bot: "will" });
    expect(choosing()).toBe(false);
  });

  it("the host deals when nothing is missing, and fills what is free", async () => {
    waiting();
    press(t("lobby-start"));
    expect(requests()).toEqual([]);
    press(t("lobby-fill"));
    expect(requests()).toEqual([{ request: "seat_bot", seat: 3, bot: "will" }]); // Tuck sits there already
  });

  it("the host deals", () => {
    waiting({ seats: TABLE.seats });
    expect(buttons()).not.toContain(t("lobby-fill"));
    press(t("lobby-start"));
    expect(requests()).toEqual([{ request: "start" }]);
  });

  it.each([true, false])("a guest who was ready (%s) says the other", (is_ready) => {
    waiting({ seats: PEOPLE.map((one, i) => ({ ...one, is_ready: i !== 1 || is_ready })) }, 1);
    press(t(is_ready ? "lobby-unready" : "lobby-set-ready"));
    expect(requests()).toEqual([{ request: "set_ready", is_ready: !is_ready }]);
  });

  it("a guest takes over from a host who is gone, and not from one who is there", () => {
    waiting({}, 1);
    tell({ type: "presence", connected: [0, 1], spectators: 0, absent: [] });
    flushSync();
    expect(buttons()).not.toContain(t("lobby-claim-host"));
    tell({ type: "presence", connected: [1], spectators: 0, absent: [] });
    flushSync();
    press(t("lobby-claim-host"));
    expect(requests()).toEqual([{ request: "claim_host" }]);
  });

  it("one's own name is changed, and kept", () => {
    waiting();
    pressIn(seat(0), t("lobby-rename"));
    write("#rename", " Alan ");
    submit(".naming");
    expect(requests()).toEqual([{ request: "rename", name: "Alan", language: "en" }]);
    expect([...document.querySelectorAll("dialog")].some((one) => one.open)).toBe(false);
  });

  it("who watched sits down in the seat that was pressed, once", async () => {
    let release = (): void => undefined;
    const seated = { table: TABLE.table, seat: 3, token: "n".repeat(40), code: "C" };
    server.answers[`/api/tables/${TABLE.table}/seats`] = () =>
      new Promise((resolve) => (release = () => resolve(seated)));
    waiting({}, null);
    pressIn(seat(3), t("lobby-sit"));
    pressIn(seat(3), t("lobby-sit"));
    expect(document.querySelector("[data-act=sit]")!.getAttribute("aria-busy")).toBe("true");
    await until(() => expect(server.asked).toHaveLength(1));
    release();
    await until(() => expect(placeAt(TABLE.table)?.seat).toBe(3));
    expect(server.asked[0]!.body).toMatchObject({ seat: 3, language: "en", code: null });
    await until(() => expect(document.querySelector("[data-act=sit]")!.getAttribute("aria-busy")).toBe("false"));
  });

  it("guests are told that the rules were changed, the host is not", () => {
    waiting({}, 1);
    const settings = { ...TABLE.settings, edition: "second" };
    const seats = [TABLE.seats[0]!, PEOPLE[1]!, free, free];
    const change = (seq: number): void => {
      tell({
        ...updateOf(seq),
        view: null,
        table: { ...TABLE, stage: "waiting", seats, settings },
      } as unknown as ServerMessage);
      flushSync();
    };
    change(3);
    expect(toasts.shown.map((one) => one.text)).toEqual([t("lobby-rules-changed", { name: "Marian" })]);
    change(4);
    expect(toasts.shown).toHaveLength(1);
  });

  it("who leaves gives up the place", async () => {
    keepPlace({ table: TABLE.table, seat: 0, token: "x".repeat(40), code: null, since: 1 });
    waiting();
    press(t("lobby-leave"));
    expect(requests()).toEqual([{ request: "leave" }]);
    await answered();
    await until(() => expect(placeAt(TABLE.table)).toBeNull());
  });
});

describe("a seat for who watches", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  it("is asked for once, and those who play have the last word", async () => {
    session.seat = null;
    let release = (): void => undefined;
    server.answers[`/api/tables/${TABLE.table}/seats`] = () =>
      new Promise((resolve) => (release = () => resolve(refused("table_full"))));
    expect(controller.maySit).toBe(true);
    const sitting = controller.sit();
    expect(controller.maySit).toBe(false);
    await until(() => expect(server.asked).toHaveLength(1));
    release();
    await sitting;
    expect([controller.maySit, controller.asked, toasts.shown.length]).toEqual([true, "", 1]);
  });

  it.each<[string, Partial<TableInfo>]>([
    ["only people sit", { seats: PEOPLE }],
    ["it is a lesson", { settings: { ...TABLE.settings, is_guided: true } }],
    ["it is the market of the day", { settings: { ...TABLE.settings, day: "2026-01-07" } }],
    ["nothing is played", { stage: "finished" }],
  ])("is not to be had where %s", (_, table) => {
    session.seat = null;
    begin(updateOf(2), table);
    expect(controller.maySit).toBe(false);
  });

  it("is not for who has one", () => {
    expect(controller.maySit).toBe(false);
  });
});

it("words are read as an offer only at the gate", async () => {
  const offer = { action: "propose", merchant: 0, clauses: [], answers: null };
  server.answers[`/api/tables/${TABLE.table}/words`] = () => ({ offer, refusal: null });
  begin({ ...updateOf(2), view: { ...updateOf(2).view!, public: { ...updateOf(2).view!.public, phase: INSPECTING } } });
  expect(await controller.readWords("8 gold")).toEqual({ offer, refusal: null });
  expect(server.last(`/api/tables/${TABLE.table}/words`)).toEqual({
    token: "x".repeat(40),
    text: "8 gold",
    language: "en",
  });
  server.answers[`/api/tables/${TABLE.table}/words`] = () => refused("nothing");
  expect(await controller.readWords("8 gold")).toBeNull();
  const loading = { phase: "loading", waiting: [1], ready: [0] } as unknown as typeof INSPECTING;
  begin(updateOf(3, { phase: loading }));
  expect(await controller.readWords("8 gold")).toBeNull();
  expect(server.asked).toHaveLength(2);
});
