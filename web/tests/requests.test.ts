// Screens and dialogs that ask the server for something: what exactly is asked, once however often it is pressed, what is
// shown afterwards, and what is said when the server will not.
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Messages, Values } from "../src/i18n/messages";
import type { PageWords } from "../src/i18n/pageWords.svelte";
import { tongue } from "../src/i18n/tongue.svelte";
import CupPage from "../src/cups/CupPage.svelte";
import Cups from "../src/cups/Cups.svelte";
import ChangeRules from "../src/lobby/ChangeRules.svelte";
import Join from "../src/lobby/Join.svelte";
import Match from "../src/lobby/Match.svelte";
import Move from "../src/lobby/Move.svelte";
import { keepName, myName } from "../src/lobby/me";
import { SingleFlight } from "../src/lobby/singleFlight.svelte";
import { PLAIN } from "../src/lobby/tables";
import Blocked from "../src/mine/Blocked.svelte";
import KeyCare from "../src/mine/KeyCare.svelte";
import Remembered from "../src/mine/Remembered.svelte";
import type { CupStory, Settings, StandingTable } from "../src/protocol/protocol";
import AskMemory from "../src/reckoning/AskMemory.svelte";
import { keepPlace, placeAt, places } from "../src/session/places";
import { playerKey } from "../src/session/playerKey";
import type { Session } from "../src/session/session.svelte";
import { toasts } from "../src/shell/toasts.svelte";
import KeepTable from "../src/standing/KeepTable.svelte";
import StandingPage from "../src/standing/StandingPage.svelte";
import { TABLE } from "../src/table/state/sample";
import Today from "../src/today/Today.svelte";
import { fakeServer, refused, type FakeServer } from "./fakeServer";
import {
  buttons,
  choose,
  isBusy,
  isOpen,
  isThere,
  press,
  show,
  submit,
  takeDown,
  text,
  tick,
  until,
  write,
} from "./shown";

const SEATED = { table: "seatedtable1", seat: 2, token: "t".repeat(40), code: "CODE22" };
let server: FakeServer;
/** The words of a part of the page, all of them there. */
function textsOf(part: string): PageWords {
  const source = readFileSync(`src/${part}/texts/en.ftl`, "utf8");
  let messages: Messages | null = null;
  const say = (id: string, values?: Values): string => (messages ??= tongue.messages.with(source)).format(id, values);
  return { areHere: true, say } as unknown as PageWords;
}

beforeAll(() => tongue.choose("en"));
beforeEach(() => {
  localStorage.clear();
  location.hash = "#/";
  keepName("Robin");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server = fakeServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const said = (): string[] => toasts.shown.map((one) => one.text);
/** An answer that waits until it is let go. */
function held<T>(answer: T): { answer: () => Promise<T>; release: () => void } {
  let release = (): void => undefined;
  const wait = new Promise<void>((resolve) => (release = resolve));
  return { answer: () => wait.then(() => answer), release };
}

describe("a request in flight", () => {
  it("is the only one, and whatever went wrong is told and over", async () => {
    const told: unknown[] = [];
    const flight = new SingleFlight((error) => told.push(error));
    const { answer, release } = held(null);
    const first = flight.run(answer);
    expect(flight.isBusy).toBe(true);
    let isHeard = false;
    await flight.run(async () => (isHeard = true));
    expect([isHeard, flight.isBusy]).toEqual([false, true]);
    release();
    await first;
    expect(flight.isBusy).toBe(false);
    await flight.run(() => Promise.reject(new Error("no")));
    expect([told, flight.isBusy]).toEqual([[new Error("no")], false]);
  });

  it("that fails is excused in words, unless told otherwise", async () => {
    await new SingleFlight().run(() => Promise.reject(new Error("no")));
    expect(said()).toEqual([tongue.messages.format("lobby-sorry")]);
  });
});

it("a seat is brought to this device by its table and its key", async () => {
  const { answer, release } = held(SEATED);
  server.answers["/api/tables/abcdef/keys/use"] = answer;
  show(Move, { argument: "abcdef~the-key" });
  const label = tongue.messages.format("lobby-move-do");
  expect(isBusy(label)).toBe(false);
  press(label);
  press(label);
  expect(isBusy(label)).toBe(true);
  release();
  await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
  expect(server.asked).toHaveLength(1);
  expect(server.asked[0]!.body).toMatchObject({ key: "the-key", player: playerKey() });
  expect(placeAt("seatedtable1")).toMatchObject({ seat: 2, token: SEATED.token, code: "CODE22" });
});

describe("a table among strangers", () => {
  it("is found by what was chosen, and anything where nothing was", async () => {
    const { answer, release } = held(SEATED);
    server.answers["/api/match"] = answer;
    show(Match, { argument: null });
    const find = tongue.messages.format("lobby-match-find");
    expect(isBusy(find)).toBe(false);
    submit();
    submit();
    expect(isBusy(find)).toBe(true);
    release();
    await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
    expect(server.asked).toHaveLength(1);
    expect(server.last("/api/match")).toMatchObject({
      ...{ edition: null, players: null, seconds: null, fill_after: 60, is_rated: false },
      ...{ name: "Robin", language: "en", player: playerKey() },
    });
  });

  it("may be rated, of an edition, a size and a pace; a size that the edition lacks is given up", async () => {
    server.answers["/api/match"] = () => SEATED;
    show(Match, { argument: "rated" });
    const [edition, players, seconds, wait] = document.querySelectorAll("select");
    choose(edition!, "second");
    choose(players!, "6");
    choose(seconds!, seconds!.options[1]!.value);
    choose(wait!, wait!.options[0]!.value);
    write("input", " Alan ");
    submit();
    await until(() => expect(server.last("/api/match")).toBeDefined());
    expect(server.last("/api/match")).toMatchObject({
      ...{
        edition: "second",
        players: 6,
        seconds: Number(seconds!.options[1]!.value),
        fill_after: Number(wait!.options[0]!.value),
        is_rated: true,
      },
      name: "Alan",
    });
    await until(() => expect(isBusy(tongue.messages.format("lobby-match-find"))).toBe(false));
    choose(edition!, "first");
    tick("[data-act=rated]");
    submit();
    await until(() => expect(server.asked).toHaveLength(2));
    expect(server.last("/api/match")).toMatchObject({ edition: "first", players: null, is_rated: false });
  });
});

describe("an invitation", () => {
  const waiting = { ...TABLE, seats: TABLE.seats.map((seat, i) => (i === 2 ? { ...seat, bot: "" } : seat)) };
  const sit = (): string => tongue.messages.format("lobby-sit");
  beforeEach(() => {
    server.answers["/api/find"] = () => waiting;
  });

  it("leads to a seat under the name that was written, once", async () => {
    const { answer, release } = held(SEATED);
    server.answers[`/api/tables/${TABLE.table}/seats`] = answer;
    show(Join, { argument: "abcd efgh" });
    await isThere("form");
    expect(server.last("/api/find")).toEqual({ code: "ABCDEFGH" });
    write("#name", "Alan");
    expect(isBusy(sit())).toBe(false);
    submit();
    submit();
    expect(isBusy(sit())).toBe(true);
    release();
    await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]!.body).toMatchObject({ code: "ABCDEFGH", seat: null, language: "en", name: "Alan" });
  });

  it("to a running game says that those who play are asked, until they have answered", async () => {
    vi.useFakeTimers();
    let isAgreed = false;
    server.answers[`/api/tables/${TABLE.table}/seats`] = () => (isAgreed ? SEATED : refused("consent_awaited"));
    show(Join, { argument: "ABCD" });
    await vi.advanceTimersByTimeAsync(10);
    submit();
    await vi.advanceTimersByTimeAsync(10);
    await until(() => expect(text("[role=status]")).not.toBe(""));
    submit();
    expect(text("[role=status]")).not.toBe("");
    isAgreed = true;
    await vi.advanceTimersByTimeAsync(2_100);
    await until(() => expect(document.querySelector("form [role=status]")).toBeNull());
    expect(location.hash).toBe("#/table/seatedtable1");
  });

  it("to a seat that is gone says so on the page; at a rated table beside it", async () => {
    server.answers[`/api/tables/${TABLE.table}/seats`] = () => refused("table_full");
    show(Join, { argument: "ABCD" });
    await isThere("form");
    submit();
    await until(() => expect(document.querySelector("form")).toBeNull());
    press(tongue.messages.format("lobby-watch"));
    expect(placeAt(TABLE.table)).toMatchObject({ seat: null, token: null, code: "ABCD" });
    expect(location.hash).toBe(`#/table/${TABLE.table}`);
  });

  it("of a rated table keeps its page", async () => {
    server.answers["/api/find"] = () => ({ ...waiting, settings: { ...TABLE.settings, is_rated: true } });
    server.answers[`/api/tables/${TABLE.table}/seats`] = () => refused("table_full");
    show(Join, { argument: "ABCD" });
    await isThere("form");
    submit();
    await until(() => expect(said()).toHaveLength(1));
    expect(document.querySelector("form")).not.toBeNull();
    expect(isBusy(sit())).toBe(false);
  });

  it.each(["no_such_table", "malformed"])("by a code that nobody knows says so: %s", async (code) => {
    server.answers["/api/find"] = () => refused(code);
    show(Join, { argument: "ABCDEFGH and see you there" });
    await until(() => expect(text("h1")).toBe(tongue.messages.format("lobby-face-code")));
  });

  it("to a game that those who play would rather finish says so, and one may look on", async () => {
    server.answers[`/api/tables/${TABLE.table}/seats`] = () => refused("not_admitted");
    show(Join, { argument: "ABCD" });
    await isThere("form");
    submit();
    await until(() => expect(text("h1")).toBe(tongue.messages.format("lobby-face-apart")));
    press(tongue.messages.format("lobby-watch"));
    expect(location.hash).toBe(`#/table/${TABLE.table}`);
  });

  it("to a table where one sits already leads there", async () => {
    keepPlace({ table: TABLE.table, seat: 0, token: "t".repeat(40), code: null, since: 1 });
    show(Join, { argument: "ABCD" });
    await until(() => expect(location.hash).toBe(`#/table/${TABLE.table}`));
  });
});

it("other rules are agreed on as they were drawn up, and the dialog is closed", async () => {
  server.answers["/api/offerings"] = () => ({ editions: [], options: [], bots: [], models: [], brought: [] });
  const agreed: unknown[] = [];
  const settings: Settings = { ...PLAIN, edition: "second", clock: { seconds: 60, when_out: "bot", grace: 240 } };
  const props = { settings, isOpen: true, onagree: (request: unknown) => agreed.push(request) };
  show(ChangeRules, props);
  const title = tongue.messages.format("lobby-change-rules");
  expect(isOpen(title)).toBe(true);
  press(tongue.messages.format("lobby-change-agree"));
  expect(agreed).toEqual([
    {
      ...{ request: "change_settings", edition: "second", options: [], terms: [] },
      clock: { seconds: 60, when_out: "bot", grace: 240 },
    },
  ]);
  expect(isOpen(title)).toBe(false);
});

describe("a cup", () => {
  const CUP: CupStory = {
    ...{ title: "Goose Fair", code: "CUPCUP", stage: "gathering", bots: ["guy", "tuck"], people: ["Ellen", "Will"] },
    rules: { edition: "first", players: 3, rounds: 2, pace: "week", is_short: false },
    ...{ rounds: [], standings: [], by_place: false, me: null, is_founder: false, my_table: "", my_seat: null },
  };
  const table = (is_done: boolean, game = "") => ({
    ...{ is_done, game },
    seats: [
      { person: 0, bot: "", points: is_done ? 90 : null, share: is_done ? 1 : null },
      { person: null, bot: "guy", points: is_done ? 40 : null, share: is_done ? 0 : null },
      { person: 1, bot: "", points: is_done ? 60 : null, share: is_done ? 0.5 : null },
    ],
  });
  const words = textsOf("cups");
  const { say } = words;
  const open = async (story: Partial<CupStory>): Promise<void> => {
    server.answers["/api/cups/find"] = () => ({ ...CUP, ...story });
    show(CupPage, { code: "CUPCUP", words });
    await isThere(".page-columns");
  };

  it("is joined under a name, once, and then shows what the server says", async () => {
    const { answer, release } = held({ ...CUP, me: 2, people: [...CUP.people, "Alan"] });
    server.answers["/api/cups/join"] = answer;
    await open({});
    expect(server.last("/api/cups/find")).toEqual({ code: "CUPCUP", player: playerKey() });
    write("form input", "Alan");
    expect(isBusy(say("cups-join"))).toBe(false);
    submit();
    submit();
    expect(isBusy(say("cups-join"))).toBe(true);
    release();
    await until(() => expect(document.querySelector("form")).toBeNull());
    expect(server.asked.filter(({ path }) => path === "/api/cups/join")).toHaveLength(1);
    expect(server.last("/api/cups/join")).toEqual({
      code: "CUPCUP",
      player: playerKey(),
      name: "Alan",
      language: "en",
    });
    expect(buttons(".page-call")).toEqual([say("cups-leave")]);
    expect(text("#people")).toBe(say("cups-people", { count: 3 }));
  });

  it("is left by who joined it, and begun by who founded it, with two at least", async () => {
    server.answers["/api/cups/leave"] = () => CUP;
    await open({ me: 1 });
    press(say("cups-leave"));
    await isThere("form");
    expect(server.last("/api/cups/leave")).toEqual({ code: "CUPCUP", player: playerKey() });
  });

  it("is begun by who founded it", async () => {
    server.answers["/api/cups/begin"] = () => ({
      ...CUP,
      stage: "playing",
      me: 0,
      my_table: "t1",
      rounds: [[table(false)]],
    });
    await open({ me: 0, is_founder: true });
    press(say("cups-begin"));
    await until(() => expect(buttons(".page-call")).toContain(say("cups-sit")));
    expect(server.last("/api/cups/begin")).toEqual({ code: "CUPCUP", player: playerKey() });
  });

  it("with one alone is not begun", async () => {
    await open({ me: 0, is_founder: true, people: ["Ellen"] });
    press(say("cups-begin"));
    expect(server.last("/api/cups/begin")).toBeUndefined();
  });

  it("that the server would not begin says why, and looks again", async () => {
    server.answers["/api/cups/begin"] = () => refused("cup_begun");
    await open({ me: 0, is_founder: true });
    press(say("cups-begin"));
    await until(() => expect(said()).toHaveLength(1));
    await until(() =>
      expect(server.asked.map(({ path }) => path)).toEqual(["/api/cups/find", "/api/cups/begin", "/api/cups/find"]),
    );
    await until(() => expect(isBusy(say("cups-begin"))).toBe(false));
  });

  it("leads to one's own table: where one sits, or by sitting down", async () => {
    server.answers["/api/mine/sit"] = () => SEATED;
    await open({ stage: "playing", me: 0, my_table: "abcdef", rounds: [[table(false)]] });
    press(say("cups-sit"));
    await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
    expect(server.last("/api/mine/sit")).toMatchObject({ player: playerKey(), table: "abcdef" });
    keepPlace({ table: "abcdef", seat: 0, token: "t".repeat(40), code: null, since: 1 });
    press(say("cups-sit"));
    await until(() => expect(location.hash).toBe("#/table/abcdef"));
    expect(server.asked.filter(({ path }) => path === "/api/mine/sit")).toHaveLength(1);
  });

  it("tells how all stand, and the rounds that are over, the latest first", async () => {
    const standings = [
      { person: 1, place: 1, share: 750, ahead: 12 },
      { person: 0, place: 2, share: 250, ahead: -12 },
    ];
    const rounds = [[table(true, "g1"), table(true)], [table(true, "g2")], [table(true), table(false)]];
    await open({ stage: "playing", me: 0, my_table: "x", rounds, standings });
    expect([...document.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
      "1.Will75%+12",
      "2.Ellen25%-12",
    ]);
    expect(document.querySelectorAll("tr.is-me")).toHaveLength(1);
    expect(text("tr.is-me")).toContain("Ellen");
    expect([...document.querySelectorAll("h2[id^=round]")].map((one) => one.id)).toEqual(["round-2", "round-1"]);
    expect([...document.querySelectorAll<HTMLAnchorElement>("ul a")].map((one) => one.hash)).toEqual([
      "#/game/g2",
      "#/game/g1",
    ]);
    expect(text(".page-call [role=status]")).toContain(say("cups-round", { number: 3, of: 2 }));
    expect(text(".page-call [role=status]")).toContain(say("cups-round-done", { count: 1, of: 2 }));
    expect(text("section[aria-labelledby=tables] li:nth-child(2)")).toContain(say("cups-table-playing"));
    expect(document.querySelectorAll("[aria-labelledby=round-1] .is-bot")).toHaveLength(2);
  });

  it("that is over has a podium, and is not looked at again", async () => {
    vi.useFakeTimers();
    server.answers["/api/cups/find"] = () => ({
      ...{ ...CUP, stage: "finished", me: 0, rounds: [[table(true, "g1")]] },
      standings: [
        { person: 0, place: 1, share: 1, ahead: 30 },
        { person: 1, place: 2, share: 0, ahead: -30 },
      ],
    });
    show(CupPage, { code: "CUPCUP", words });
    await vi.advanceTimersByTimeAsync(50);
    await until(() => expect(text(".podium .step-1 b")).toBe("Ellen"));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(server.asked).toHaveLength(1);
  });

  it("under way is looked at again, and stays when that fails; one that was never seen says why", async () => {
    vi.useFakeTimers();
    show(CupPage, { code: "CUPCUP", words });
    await vi.advanceTimersByTimeAsync(50);
    await until(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
    server.answers["/api/cups/find"] = () => CUP;
    await vi.advanceTimersByTimeAsync(5_100);
    await until(() => expect(document.querySelector("[role=alert]")).toBeNull());
    delete server.answers["/api/cups/find"];
    await vi.advanceTimersByTimeAsync(5_100);
    expect(document.querySelector("[role=alert]")).toBeNull();
  });

  it("is founded with the rules that were chosen", async () => {
    const { answer, release } = held(CUP);
    server.answers["/api/cups/mine"] = () => ({
      cups: [{ title: "Michaelmas", code: "MICHAE", stage: "playing", people: 7, touched: 1 }],
    });
    server.answers["/api/cups"] = answer;
    location.hash = "#/cups";
    show(Cups, { argument: null });
    await isThere("form");
    await isThere("section li");
    expect(text("section li")).toContain("Michaelmas");
    const [edition, players, rounds, pace] = document.querySelectorAll("select");
    write("form input", "Goose Fair");
    choose(edition!, "second");
    choose(players!, "6");
    choose(rounds!, "5");
    choose(pace!, "week");
    tick("input[type=checkbox]");
    const label = say("cups-do-found");
    expect(isBusy(label)).toBe(false);
    submit();
    submit();
    expect(isBusy(label)).toBe(true);
    release();
    await until(() => expect(location.hash).toBe("#/cups/CUPCUP"));
    expect(server.asked.filter(({ path }) => path === "/api/cups")).toHaveLength(1);
    expect(server.last("/api/cups")).toEqual({
      ...{ player: playerKey(), title: "Goose Fair", name: "Robin", language: "en" },
      rules: { edition: "second", players: 6, rounds: 5, pace: "week", is_short: true },
    });
  });
});

describe("a standing table", () => {
  const STANDING: StandingTable = {
    ...{ title: "Thursdays", code: "AAAABBBBCCCCDD", edition: "first", seats: 4, bots: [], open: null },
    ...{ evenings: 0, games: [], occasions: [], nights: [], regulars: [] },
  };
  const words = textsOf("standing");
  const { say } = words;
  const open = async (change: Partial<StandingTable> = {}): Promise<void> => {
    server.answers["/api/standing/find"] = () => ({ ...STANDING, ...change });
    show(StandingPage, { code: STANDING.code, words });
    await isThere(".page-columns");
  };
  const evening = { table: { ...TABLE, table: "eveningtable" }, code: "EVENIN" };

  it("begins an evening, once", async () => {
    const { answer, release } = held(SEATED);
    server.answers["/api/standing/evening"] = answer;
    await open();
    expect(isBusy(say("standing-begin"))).toBe(false);
    press(say("standing-begin"));
    press(say("standing-begin"));
    expect(isBusy(say("standing-begin"))).toBe(true);
    release();
    await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
    expect(server.asked.filter(({ path }) => path.endsWith("evening"))).toHaveLength(1);
    expect(server.last("/api/standing/evening")).toMatchObject({
      ...{ code: STANDING.code, name: "Robin", language: "en", player: playerKey() },
    });
  });

  it("whose evening somebody else has just begun shows it, and says nothing", async () => {
    server.answers["/api/standing/evening"] = () => {
      server.answers["/api/standing/find"] = () => ({ ...STANDING, open: evening });
      return refused("evening_open");
    };
    await open();
    press(say("standing-begin"));
    await until(() => expect(buttons(".page-call")).toEqual([say("standing-sit")]));
    expect(said()).toEqual([]);
    expect(text(".page-call")).toContain("Marian");
    expect(text(".page-call")).not.toContain("Tuck"); // a bot
  });

  it("whose evening cannot begin says why", async () => {
    server.answers["/api/standing/evening"] = () => refused("too_many_tables");
    await open();
    press(say("standing-begin"));
    await until(() => expect(said()).toHaveLength(1));
  });

  it("leads to the evening that is under way: to one's seat, or to one that is free", async () => {
    server.answers["/api/tables/eveningtable/seats"] = () => SEATED;
    await open({ open: evening });
    press(say("standing-sit"));
    await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
    expect(server.last("/api/tables/eveningtable/seats")).toMatchObject({ code: "EVENIN", seat: null, name: "Robin" });
  });

  it("leads back to where one sits", async () => {
    keepPlace({ table: "eveningtable", seat: 0, token: "t".repeat(40), code: null, since: 1 });
    await open({ open: evening });
    press(say("standing-go"));
    await until(() => expect(location.hash).toBe("#/table/eveningtable"));
    expect(server.asked).toHaveLength(1);
  });

  it("is left after a question, or not", async () => {
    server.answers["/api/standing/leave"] = () => STANDING;
    await open();
    const title = say("standing-leave-title", { title: "Thursdays" });
    expect(isOpen(title)).toBe(false);
    press(say("standing-leave"));
    expect(isOpen(title)).toBe(true);
    press(say("standing-leave-stay"));
    expect(isOpen(title)).toBe(false);
    expect(server.last("/api/standing/leave")).toBeUndefined();
    press(say("standing-leave"));
    press(say("standing-leave-do"));
    await until(() => expect(location.hash).toBe("#/standing"));
    expect(server.last("/api/standing/leave")).toEqual({ code: STANDING.code, player: playerKey() });
  });

  it("names who was Sheriff more often than everybody else, and nobody where two share that", async () => {
    const regular = (name: string, sheriff_rounds: number) => ({
      ...{
        player: { name, bot: "", is_me: false },
        place: 1,
        points: 3,
        wins: 1,
        games: 2,
        evenings: 1,
        sheriff_rounds,
      },
    });
    const told = (who: string, rounds: number): string => say("standing-sheriff-most", { who, rounds });
    await open({ regulars: [regular("Ellen", 2), regular("Much", 5)] as unknown as StandingTable["regulars"] });
    expect(text(".star")).toBe(told("Much", 5));
  });

  it("of equals names none", async () => {
    const regular = (name: string) => ({
      ...{ player: { name, bot: "" }, place: 1, points: 3, wins: 1, games: 2, evenings: 1, sheriff_rounds: 4 },
    });
    await open({ regulars: [regular("Ellen"), regular("Much")] as unknown as StandingTable["regulars"] });
    expect(document.querySelector(".star")).toBeNull();
  });

  describe("to be", () => {
    const session = (change: Partial<Settings> = {}, token: string | null = "t".repeat(40)): Session =>
      ({
        table: { ...TABLE, settings: { ...PLAIN, ...change } },
        place: { table: TABLE.table, token },
      }) as unknown as Session;

    it("is kept under the name that was written, once, and then leads there", async () => {
      const { answer, release } = held(STANDING);
      server.answers["/api/standing"] = answer;
      show(KeepTable, { session: session() });
      await isThere("button");
      expect(isOpen(say("standing-keep-title"))).toBe(false);
      press(say("standing-keep"));
      expect(isOpen(say("standing-keep-title"))).toBe(true);
      write("#standing-name", "  Thursdays ");
      expect(isBusy(say("standing-keep-do"))).toBe(false);
      submit();
      submit();
      expect(isBusy(say("standing-keep-do"))).toBe(true);
      release();
      await until(() => expect(isOpen(say("standing-keep-title"))).toBe(false));
      expect(server.asked).toHaveLength(1);
      expect(server.last("/api/standing")).toEqual({
        ...{ player: playerKey(), title: "Thursdays", table: TABLE.table, token: "t".repeat(40) },
      });
      press(say("standing-kept", { title: "Thursdays" }));
      expect(location.hash).toBe(`#/standing/${STANDING.code}`);
    });

    it("without a name has the one that was proposed; a refusal leaves the dialog open", async () => {
      server.answers["/api/standing"] = () => refused("too_many_tables");
      show(KeepTable, { session: session() });
      await isThere("button");
      press(say("standing-keep"));
      submit();
      await until(() => expect(said()).toHaveLength(1));
      expect(server.last("/api/standing")).toMatchObject({ title: say("standing-keep-example") });
      expect(isOpen(say("standing-keep-title"))).toBe(true);
    });

    it.each<[string, Session]>([
      ["a public table", session({ is_public: true })],
      ["a lesson", session({ is_guided: true })],
      ["the market of the day", session({ day: "2026-01-07" })],
      ["who only watches", session({}, null)],
    ])("is not offered at %s", async (_, one) => {
      show(KeepTable, { session: one });
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(document.querySelector("button")).toBeNull();
    });
  });
});

describe("one's own key", () => {
  const words = textsOf("mine");
  const { say } = words;
  let erased: number;
  const open = async (isSignedIn: boolean): Promise<void> => {
    erased = 0;
    show(KeyCare, { isSignedIn, say, onerased: () => erased++ });
  };

  it("is carried by a link, which an account does not need", async () => {
    await open(false);
    expect(isOpen(say("mine-carry-title"))).toBe(false);
    press(say("mine-carry"));
    expect(isOpen(say("mine-carry-title"))).toBe(true);
    expect(document.querySelector<HTMLInputElement>("#link")!.value).toMatch(new RegExp(`#/mine/${playerKey()}$`));
  });

  it("of an account is not carried", async () => {
    await open(true);
    expect(buttons()).not.toContain(say("mine-carry"));
    expect(text("h2")).toBe(say("mine-account"));
  });

  it("is forgotten with everything, after a question", async () => {
    const key = playerKey();
    const { answer, release } = held({ seats: 3 });
    server.answers["/api/mine/forget"] = answer;
    keepPlace({ table: "t", seat: 0, token: "t".repeat(40), code: null, since: 1 });
    keepName("Wat the reeve");
    await open(false);
    press(say("mine-erase"));
    expect(isOpen(say("mine-erase-title"))).toBe(true);
    press(say("mine-erase-keep"));
    expect(isOpen(say("mine-erase-title"))).toBe(false);
    press(say("mine-erase"));
    press(say("mine-erase-do"));
    press(say("mine-erase-do"));
    release();
    await until(() => expect(erased).toBe(1));
    expect(server.asked).toEqual([{ path: "/api/mine/forget", body: { player: key } }]);
    expect(isOpen(say("mine-erase-title"))).toBe(false);
    expect(said()).toEqual([say("mine-erased", { seats: 3 })]);
    expect(playerKey()).not.toBe(key);
    expect(places()).toEqual([]);
    expect(myName()).not.toBe("Wat the reeve");
  });

  it("opens a file of everything", async () => {
    server.answers["/api/mine/export"] = () => ({ games: [1] });
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await open(false);
    press(say("mine-export"));
    await until(() => expect(saved).toEqual([say("mine-export-file")]));
    expect(server.last("/api/mine/export")).toEqual({ player: playerKey() });
  });
});

describe("what characters remember", () => {
  const words = textsOf("mine");
  const { say } = words;
  const opinion = { character: "guy", impression: "", bags: 8, lies: 3, gate_bags: 10, opened: 2 };

  it("begins with one tap", async () => {
    const { answer, release } = held({ since: 1_700_000_000_000, opinions: [opinion] });
    server.answers["/api/mine/memory"] = answer;
    show(Remembered, { memory: { since: null, opinions: [] }, say });
    press(say("mine-memory-agree"));
    press(say("mine-memory-agree"));
    expect(isBusy(say("mine-memory-agree"))).toBe(true);
    release();
    await isThere("li");
    expect(server.asked).toEqual([{ path: "/api/mine/memory", body: { player: playerKey(), is_agreed: true } }]);
    expect(text("li")).toContain(say("mine-opinion-lies", { percent: 40 }));
    expect(text("li")).toContain(say("mine-opinion-gate", { percent: 20 }));
    expect(said()).toEqual([]);
    server.answers["/api/mine/memory"] = () => ({ since: null, opinions: [] });
    press(say("mine-memory-forget"));
    await until(() => expect(said()).toEqual([say("mine-memory-forgotten")]));
    expect(server.last("/api/mine/memory")).toMatchObject({ is_agreed: false });
    expect(buttons()).toEqual([say("mine-memory-agree")]);
  });

  it.each([
    ["yes", 1, "reckoning-memory-yes"],
    ["no", 0, "reckoning-memory-no"],
  ])("is asked once: %s", async (_, requests, answer) => {
    server.answers["/api/mine/memory"] = () => ({ since: 1, opinions: [] });
    show(AskMemory);
    expect(isBusy(tongue.messages.format("reckoning-memory-yes"))).toBe(false);
    press(tongue.messages.format(answer));
    await until(() => expect(document.querySelector("section")).toBeNull());
    expect(server.asked).toHaveLength(requests);
    if (requests) expect(server.asked[0]!.body).toEqual({ player: playerKey(), is_agreed: true });
    expect(localStorage.getItem("nottingham.memory-answered")).toBe("true");
    await takeDown();
    show(AskMemory);
    expect(document.querySelector("section")).toBeNull();
  });

  it("that could not be begun is asked again", async () => {
    show(AskMemory);
    press(tongue.messages.format("reckoning-memory-yes"));
    await until(() => expect(said()).toHaveLength(1));
    expect(document.querySelector("section")).not.toBeNull();
    expect(isBusy(tongue.messages.format("reckoning-memory-yes"))).toBe(false);
  });
});

it("a block is lifted for whom it was pressed, and the others stay", async () => {
  const words = textsOf("mine");
  const [guy, nameless] = [
    { id: "b1", name: "Guy", since: 1_700_000_000_000 },
    { id: "b2", name: "", since: 1_700_000_000_000 },
  ];
  server.answers["/api/mine/unblock"] = () => ({ blocks: [guy] });
  show(Blocked, { blocks: [guy, nameless], say: words.say });
  press(`${words.say("mine-blocks-lift")}: ${words.say("mine-blocks-nameless")}`);
  await until(() => expect(document.querySelectorAll("li")).toHaveLength(1));
  expect(server.asked).toEqual([{ path: "/api/mine/unblock", body: { player: playerKey(), block: "b2" } }]);
  expect(text("li b")).toBe("Guy");
});

it("the market of the day is tried once, under the name that was written", async () => {
  const { answer, release } = held(SEATED);
  const board = { day: "2026-01-07", finished: 0, lines: [], best_game: "" };
  server.answers["/api/today"] = () => ({
    ...{
      day: "2026-01-07",
      ends: Date.now() + 3_900_000,
      edition: "first",
      rounds: 4,
      company: ["much", "guy", "steward"],
    },
    ...{ stage: "fresh", table: "", mine: null, marks: [], streak: 0, board, yesterday: board },
  });
  server.answers["/api/today/try"] = answer;
  show(Today, { argument: null });
  await isThere(".mine form");
  write(".mine input", "Alan");
  submit(".mine form");
  submit(".mine form");
  expect(document.querySelector(".mine [type=submit]")!.getAttribute("aria-busy")).toBe("true");
  release();
  await until(() => expect(location.hash).toBe("#/table/seatedtable1"));
  expect(server.asked.filter(({ path }) => path === "/api/today/try")).toHaveLength(1);
  expect(server.last("/api/today/try")).toMatchObject({ player: playerKey(), name: "Alan", language: "en" });
});
