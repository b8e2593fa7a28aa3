// Screens that show what a server tells, as they were last read and approved (tests/golden): a finished game as Python tells
// of it, the market of the day, one's own games, a standing table. What a screen asks for is looked at too.
import { readFileSync } from "node:fs";
import { flushSync, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { tongue } from "../src/i18n/tongue.svelte";
import Home from "../src/lobby/Home.svelte";
import Join from "../src/lobby/Join.svelte";
import { keepName } from "../src/lobby/me";
import SetTable from "../src/lobby/SetTable.svelte";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import Mine from "../src/mine/Mine.svelte";
import type {
  GameStory,
  Mine as MyGames,
  PastGame,
  PlayerInfo,
  Replay,
  SeatInfo,
  ServerMessage,
  StandingTable,
  TableInfo,
  TableNews,
  Today as Day,
} from "../src/protocol/protocol";
import { EDITIONS, OPTIONS } from "../src/protocol/rulebook";
import GamePage from "../src/reckoning/GamePage.svelte";
import ReplayScreen from "../src/replay/ReplayScreen.svelte";
import type { ScreenProps } from "../src/screens";
import Standing from "../src/standing/Standing.svelte";
import { dropPlayerKey, playerKey } from "../src/session/playerKey";
import { keepPlace } from "../src/session/places";
import TalkPanel from "../src/table/panels/TalkPanel.svelte";
import { quietSession, TABLE, updateOf } from "../src/table/state/sample";
import { toasts } from "../src/shell/toasts.svelte";
import Today from "../src/today/Today.svelte";
import { fakeServer, type FakeServer } from "./fakeServer";
import { isGolden } from "./outline";
import { isThere, show, takeDown, until } from "./shown";

const { story, replays } = JSON.parse(readFileSync("generated/finished.json", "utf8")) as {
  story: GameStory;
  replays: Record<string, Replay>;
};
/** A server gives no more at a time, whatever it is asked for. */
const AT_A_TIME = 60;
const NOW = Date.UTC(2026, 0, 7, 12);

let answers: FakeServer["answers"];

/** Some steps of a replay, as the server cuts them. */
function replayOf(query: URLSearchParams): Replay {
  const whole = replays[query.get("seat")!]!;
  const [since, most] = [Number(query.get("since")), Number(query.get("most"))];
  return { ...whole, steps: whole.steps.slice(since, since + Math.min(most, AT_A_TIME)) };
}

beforeAll(async () => {
  await tongue.choose("en");
  await tongue.loadTableMessages();
});
beforeEach(() => {
  localStorage.clear();
  keepName("Robin");
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  const quiet = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => quiet);
  const game = `/api/games/${story.game}`;
  ({ answers } = fakeServer());
  answers[game] = () => story;
  answers[`${game}/replay`] = replayOf;
});
afterEach(async () => {
  await takeDown();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Open a screen, and wait until it shows what was asked for. */
async function open(screen: Component<ScreenProps>, argument: string | null, awaited: string): Promise<void> {
  show(screen, { argument });
  await isThere(awaited);
}
const pressAt = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};

it("a finished game", async () => {
  await open(GamePage, story.game, ".bars > li");
  await isGolden("game");
});

it("a game without news: the paper says of each what there was none of", async () => {
  const broadsheet = { best_bluff: null, dearest_bribe: null, worst_inspection: null, broken_promises: [] };
  answers[`/api/games/${story.game}`] = () => ({
    ...{ ...story, broadsheet },
    counts: story.counts.map((count) => ({ ...count, promises: 0, broken: 0 })),
  });
  await open(GamePage, story.game, ".bars > li");
  const printed = [...document.querySelectorAll(".stories article")].map((one) =>
    ["h3", "p"].map((part) => one.querySelector(part)?.textContent?.trim() ?? ""),
  );
  expect(printed.slice(0, 4)).toEqual([
    ["An honest day’s trade", "Not one lie got past the gate. Our reporter went home early."],
    ["Dearest bribe", "None was paid. The gate goes hungry."],
    ["Worst inspection", "Not one honest bag was opened. A fine nose at the gate, or a lazy one."],
    ["Broken words", "Nobody promised anything, so nobody broke it."],
  ]);
});

it.each(["open~60", "table~4", "1~99"])("a replay: %s", async (moment) => {
  await open(ReplayScreen, `${story.game}~${moment}`, ".chronicle");
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector<HTMLInputElement>("input[type=range]")?.value).toBe(moment.split("~")[1]);
  }, 20_000);
  await isGolden(`replay-${moment.replace("~", "-")}`);
});

it("the moments of a replay, and its best bluff", async () => {
  await open(ReplayScreen, `${story.game}~open~bluff`, ".chronicle");
  pressAt("[role=tab]:nth-of-type(2)");
  await isThere(".list li");
  await isGolden("replay-moments");
});

const PLAYERS: readonly PlayerInfo[] = story.players;
const PAST: PastGame = {
  ...{ game: story.game, began: NOW - 7_200_000, ended: NOW - 3_600_000, edition: "first", players: PLAYERS },
  ...{ totals: [110, 140, 95], places: [2, 1, 3], winners: [1], sheriff_rounds: [3, 3, 3] },
};
const WON: PastGame = { ...PAST, game: "w".repeat(24), totals: [150, 140, 95], places: [1, 2, 3], winners: [0] };
const FIGURES: MyGames["figures"] = {
  ...{ games: 12, wins: 5, bags: 40, lies: 20, lies_passed: 13, truths_passed: 15, caught: 7, searched: 5 },
  sheriff_rounds: 30,
  dearest_paid: { other: PLAYERS[1]!, worth: 12, game: PAST.game },
  dearest_taken: { other: PLAYERS[2]!, worth: 9, game: WON.game },
  nemesis: { other: PLAYERS[1]!, worth: 30, games: 4, openings: 6 },
  customer: { other: PLAYERS[2]!, worth: 21, games: 3, openings: 2 },
};

it("one's own games", async () => {
  const mine: MyGames = {
    running: [
      { seat: 0, must_act: true, touched: NOW - 60_000, table: TABLE },
      { seat: 2, must_act: false, touched: NOW - 86_400_000, table: { ...TABLE, table: "nopqrstuvwxyz" } },
    ],
    games: [
      { seat: 0, game: WON },
      { seat: 2, game: PAST },
    ],
    total: 12,
    figures: FIGURES,
    memory: { since: null, opinions: [] },
    blocks: [],
    standing: [{ title: "Thursdays", code: "AAAABBBBCCCCDD", evenings: 3, touched: NOW, is_open: true }],
  };
  answers["/api/mine"] = () => mine;
  answers["/api/offerings"] = () => ({ has_passkeys: true });
  vi.stubGlobal("isSecureContext", true);
  await open(Mine, null, ".story");
  await isThere("h2#account");
  await isGolden("mine");
});

const LINE = { rank: 2, name: "Robin", points: 117, place: 2, is_mine: true };
const OTHERS = [
  { rank: 1, name: "Ellen", points: 130, place: 1, is_mine: false },
  { rank: 3, name: "Much", points: 60, place: 4, is_mine: false },
];
const DAY: Day = {
  ...{ day: "2026-01-07", ends: NOW + 3_900_000, edition: "first", rounds: 4, company: ["much", "guy", "steward"] },
  ...{ stage: "fresh", table: "", mine: null, marks: [], streak: 0 },
  board: { day: "2026-01-07", finished: 2, lines: OTHERS, best_game: "" },
  yesterday: { day: "2026-01-06", finished: 5, lines: [OTHERS[0]!], best_game: story.game },
};

it.each<[string, Partial<Day>]>([
  ["fresh", {}],
  ["playing", { stage: "playing", table: "abcdefghijkm" }],
  [
    "finished",
    {
      ...{
        stage: "finished",
        table: "abcdefghijkm",
        mine: LINE,
        marks: ["honest", "bluffed", "caught", "sharp"],
        streak: 3,
      },
      board: { ...DAY.board, finished: 3, lines: [OTHERS[0]!, LINE, OTHERS[1]!] },
    },
  ],
])("the market of the day: %s", async (name, change) => {
  answers["/api/today"] = () => ({ ...DAY, ...change });
  await open(Today, null, ".mine");
  await isGolden(`today-${name}`);
});

it("the market of the day says why it cannot be seen, and once seen stays", async () => {
  vi.useFakeTimers({ now: NOW });
  const lookAgain = () => vi.advanceTimersByTimeAsync(20_000);
  show(Today, { argument: null });
  await until(() => expect(document.body.textContent).toContain("Try again"));
  expect(document.querySelector(".mine")).toBeNull();
  answers["/api/today"] = () => DAY;
  await lookAgain();
  await isThere(".mine"); // its words are fetched in real time
  delete answers["/api/today"];
  await lookAgain();
  flushSync();
  expect(document.querySelector(".mine")).not.toBeNull();
  vi.useRealTimers();
});

it("a standing table", async () => {
  const table: StandingTable = {
    ...{ title: "Thursdays", code: "AAAABBBBCCCCDD", edition: "first", seats: 4, bots: ["guy"], open: null },
    ...{ evenings: 3, games: [WON, PAST], occasions: [{ kind: "year", count: 1 }] },
    nights: [{ table: "abcdefghijkm", key: "key", number: 3, began: NOW - 86_400_000, games: [WON.game] }],
    regulars: PLAYERS.map((player, i) => ({
      ...{ player, place: i + 1, points: 9 - 3 * i, wins: 2 - i, games: 3, evenings: 3 - i, sheriff_rounds: 4 + i },
    })),
  };
  answers["/api/standing/find"] = (_, { code }) => ({ ...table, code });
  await open(Standing, "AAAABBBBCCCCDD", "tbody");
  await isGolden("standing");
});

it("a player is known by the same key at the next visit", () => {
  expect(Object.values({ ...localStorage })).not.toContain(JSON.stringify(playerKey()));
  dropPlayerKey();
  const key = playerKey();
  expect(localStorage.getItem("nottingham.player")).toBe(JSON.stringify(key));
});

// --- before a game

const seat = (change: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ name: "", bot: "", is_person: false, is_held: false, is_ready: false },
  ...change,
});
const WAITING: TableInfo = {
  ...{ ...TABLE, stage: "waiting", game: 0, host: 0 },
  seats: [
    seat({ name: "Marian", is_person: true, is_ready: true }),
    seat({ name: "Will", is_person: true }),
    seat({ bot: "tuck" }),
    seat(),
  ],
};

it("the gate, with games under way and tables to join", async () => {
  keepPlace({ table: TABLE.table, seat: 0, token: "t".repeat(40), code: null, since: NOW });
  answers["/api/seats"] = () => ({
    seats: [
      { seat: 2, must_act: false, touched: NOW - 3_600_000, table: { ...TABLE, table: "nopqrstuvwxyz" } },
      { seat: 0, must_act: true, touched: NOW - 7_200_000, table: TABLE },
    ],
  });
  answers["/api/tables"] = () => ({ tables: [WAITING, { ...TABLE, table: "zyxwvutsrqpon" }] });
  await open(Home, null, ".cols li button");
  await isThere(".cols li em");
  await isGolden("home-busy");
});

it("a table to be joined", async () => {
  answers["/api/find"] = () => WAITING;
  await open(Join, "abcd efgh", "form");
  await isGolden("join");
});

it("a table being set", async () => {
  const limits = { editions: EDITIONS, options: OPTIONS, bots: ["tuck", "guy", "steward", "steward_hard"] };
  const more = { brought: ["mine:Bot"], models: ["Sage"], phrases: [], languages: [], protocol: 1 };
  answers["/api/offerings"] = () => ({ ...limits, ...more });
  await open(SetTable, null, "optgroup");
  await isGolden("set");
});

it.each<[string, number | null, Partial<TableInfo>]>([
  ["host", 0, {}],
  ["guest", 1, { seats: [...WAITING.seats.slice(0, 3), seat({ name: "Much", is_person: true, is_ready: true })] }],
  ["watcher", null, {}],
])("the waiting room: %s", async (name, me, change) => {
  const { session, tell } = quietSession();
  const table = { ...WAITING, ...change };
  session.seat = me;
  tell({ ...updateOf(1), view: null, prompts: [], table } as unknown as ServerMessage);
  tell({ type: "presence", connected: [0, 1], spectators: 2, absent: [] });
  show(WaitingRoom, { session });
  await isThere(".seats li");
  await isGolden(`waiting-${name}`);
});

it("who reads on hears what the others say meanwhile, and not themselves", async () => {
  const { session, tell } = quietSession();
  show(TalkPanel, { session, isAside: true });
  flushSync();
  const hear = (seq: number, ...news: TableNews[]): void =>
    tell({ ...updateOf(seq), view: null, prompts: [], news } as unknown as ServerMessage);
  hear(1, { news: "said", seat: 1, phrase: "", to: null, text: "Once more?" });
  hear(
    2,
    { news: "said", seat: 0, phrase: "", to: null, text: "Not I" },
    { news: "ready_set", seat: 1, is_ready: true },
  );
  await vi.waitFor(() => expect(toasts.shown.map(({ text }) => text)).toEqual(["Will: “Once more?”"]));
  flushSync();
  expect(document.querySelector(".said")!.textContent).toContain("Once more?");
  expect(document.querySelector(".said")!.textContent).toContain("Not I");
});
