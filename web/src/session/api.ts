// The HTTP API: setting tables and sitting down. Secrets travel in bodies, never in addresses.
import type {
  AskEvening,
  AgreeToMemory,
  BlockList,
  BlockPlayer,
  LiftBlock,
  AskHint,
  AskKey,
  AskMine,
  BeginEvening,
  AskRatedGame,
  AskRatings,
  CupList,
  CupStory,
  AskToday,
  FindCup,
  FindMatch,
  EveningStory,
  FindSeats,
  FindStanding,
  FindTable,
  FoundCup,
  GameAnalysis,
  GameStory,
  HouseFile,
  HouseGoodsRead,
  JoinCup,
  KeepTable,
  LeaveStanding,
  ListCups,
  MergePlayers,
  Mine,
  MineExported,
  MySeat,
  MySeats,
  Offerings,
  OwnCup,
  OwnPlayer,
  PlayerForgotten,
  PlayerMemory,
  PlayersMerged,
  Problem,
  ReadWords,
  Replay,
  SeatHint,
  SeatKey,
  Seated,
  SetTable,
  SetTablet,
  SitDown,
  SitMine,
  StandingTable,
  TableInfo,
  TableList,
  TabletSet,
  OwnPlayerRatings,
  OwnRatings,
  RatedGame,
  RatingBoard,
  Today,
  TryToday,
  UseKey,
  WordsRead,
} from "../protocol/protocol";
import { reach } from "./reach.svelte";

/** The server would not do it, and said why. */
export class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** The server could not be reached at all. */
export class OutOfReach extends Error {}

export async function call<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    reach.isLost = false;
  } catch (error) {
    reach.isLost = true;
    throw new OutOfReach("the server did not answer", { cause: error });
  }
  const said: unknown = await answer.json().catch(() => ({ code: "server_fault", parameters: {} }));
  if (!answer.ok) throw new ServerSaysNo(answer.status, said as Problem);
  return said as T;
}

export const offerings = (): Promise<Offerings> => call("GET", "/api/offerings");
export const readHouse = (text: string): Promise<HouseGoodsRead> =>
  call("POST", "/api/house", { text } satisfies HouseFile);
export const publicTables = async (): Promise<TableList["tables"]> =>
  (await call<TableList>("GET", "/api/tables")).tables;
export const findTable = (code: string): Promise<TableInfo> =>
  call("POST", "/api/find", { code: code.trim().toUpperCase() } satisfies FindTable);
export const match = (wanted: FindMatch): Promise<Seated> => call("POST", "/api/match", wanted);
export const setTable = (wanted: SetTable): Promise<Seated> => call("POST", "/api/tables", wanted);
/** Set a table around this screen, which has no seat there. */
export const setTablet = (wanted: SetTablet): Promise<TabletSet> => call("POST", "/api/tablets", wanted);
export const sitDown = (table: string, wanted: SitDown): Promise<Seated> =>
  call("POST", `/api/tables/${encodeURIComponent(table)}/seats`, wanted);

/** A key with which another device can open the same seat, once and soon. */
export const askKey = (table: string, token: string): Promise<SeatKey> =>
  call("POST", `/api/tables/${encodeURIComponent(table)}/keys`, { token } satisfies AskKey);
export const useKey = (table: string, wanted: UseKey): Promise<Seated> =>
  call("POST", `/api/tables/${encodeURIComponent(table)}/keys/use`, wanted);

/** What the Steward would do in this seat; only where nobody but bots plays besides. */
export const askHint = (table: string, token: string): Promise<SeatHint> =>
  call("POST", `/api/tables/${encodeURIComponent(table)}/hint`, { token } satisfies AskHint);

/** The offer that these words would be now, if they are one; they are read, and not said. */
export const readWords = (table: string, wanted: ReadWords): Promise<WordsRead> =>
  call<WordsRead>("POST", `/api/tables/${encodeURIComponent(table)}/words`, wanted);

/** Which of these seats are still there; secrets of others are not told apart from lost ones. */
export const findSeats = async (seats: FindSeats["seats"]): Promise<readonly MySeat[]> =>
  seats.length ? (await call<MySeats>("POST", "/api/seats", { seats } satisfies FindSeats)).seats : [];

// --- the market of the day

export const lookAtToday = (player: string): Promise<Today> =>
  call("POST", "/api/today", { player } satisfies AskToday);
export const tryToday = (wanted: TryToday): Promise<Seated> => call("POST", "/api/today/try", wanted);

// --- ratings

export const ratingBoard = (wanted: AskRatings): Promise<RatingBoard> => call("POST", "/api/ratings", wanted);
export const ownRatings = (player: string): Promise<OwnRatings> =>
  call("POST", "/api/ratings/mine", { player } satisfies OwnPlayerRatings);
export const ratedGame = (game: string): Promise<RatedGame> =>
  call("POST", "/api/ratings/game", { game } satisfies AskRatedGame);

// --- finished games

const game = (name: string): string => `/api/games/${encodeURIComponent(name)}`;
export const gameStory = (name: string): Promise<GameStory> => call("GET", game(name));
/** Where the record of a game can be downloaded. */
export const recordOf = (name: string): string => `${game(name)}/record`;
/** Some steps as `seat` saw them; 'table' is what all saw, 'open' is everything. */
export const gameReplay = (name: string, seat: string, since: number, most: number): Promise<Replay> =>
  call("GET", `${game(name)}/replay?seat=${encodeURIComponent(seat)}&since=${since}&most=${most}`);
/** Have a game analysed, or learn how far that is. */
export const askAnalysis = (name: string): Promise<GameAnalysis> => call("POST", `${game(name)}/analysis`);
export const seeAnalysis = (name: string): Promise<GameAnalysis> => call("GET", `${game(name)}/analysis`);

// --- players without an account

export const askMine = (player: string, seats: AskMine["seats"] = []): Promise<Mine> =>
  call("POST", "/api/mine", { player, seats } satisfies AskMine);
/** Go on here in a seat that was taken on another device with the same key. */
export const sitMine = (wanted: SitMine): Promise<Seated> => call("POST", "/api/mine/sit", wanted);
export const mergePlayers = (player: string, other: string): Promise<PlayersMerged> =>
  call("POST", "/api/mine/merge", { player, other } satisfies MergePlayers);
export const exportMine = (player: string): Promise<MineExported> =>
  call("POST", "/api/mine/export", { player } satisfies OwnPlayer);
export const agreeToMemory = (player: string, isAgreed: boolean): Promise<PlayerMemory> =>
  call("POST", "/api/mine/memory", { player, is_agreed: isAgreed } satisfies AgreeToMemory);
export const blockPlayer = (wanted: BlockPlayer): Promise<BlockList> => call("POST", "/api/mine/block", wanted);
export const liftBlock = (player: string, block: string): Promise<BlockList> =>
  call("POST", "/api/mine/unblock", { player, block } satisfies LiftBlock);
export const forgetPlayer = (player: string): Promise<PlayerForgotten> =>
  call("POST", "/api/mine/forget", { player } satisfies OwnPlayer);

// --- standing tables

export const keepTable = (wanted: KeepTable): Promise<StandingTable> => call("POST", "/api/standing", wanted);
export const findStanding = (code: string): Promise<StandingTable> =>
  call("POST", "/api/standing/find", { code } satisfies FindStanding);
export const beginEvening = (wanted: BeginEvening): Promise<Seated> => call("POST", "/api/standing/evening", wanted);
export const leaveStanding = (code: string, player: string): Promise<StandingTable> =>
  call("POST", "/api/standing/leave", { code, player } satisfies LeaveStanding);
export const readEvening = (wanted: AskEvening): Promise<EveningStory> => call("POST", "/api/evening", wanted);

// --- cups

export const foundCup = (wanted: FoundCup): Promise<CupStory> => call("POST", "/api/cups", wanted);
export const findCup = (wanted: FindCup): Promise<CupStory> => call("POST", "/api/cups/find", wanted);
export const joinCup = (wanted: JoinCup): Promise<CupStory> => call("POST", "/api/cups/join", wanted);
export const leaveCup = (wanted: OwnCup): Promise<CupStory> => call("POST", "/api/cups/leave", wanted);
export const beginCup = (wanted: OwnCup): Promise<CupStory> => call("POST", "/api/cups/begin", wanted);
export const listCups = async (player: string): Promise<CupList["cups"]> =>
  (await call<CupList>("POST", "/api/cups/mine", { player } satisfies ListCups)).cups;
