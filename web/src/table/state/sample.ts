// A table for tests: four seats, first edition, the bags before the Sheriff, and a session that hears what it is told.
import { Narrator } from "../../i18n/narrator";
import { tongue } from "../../i18n/tongue.svelte";
import { Session, type SocketLike } from "../../session/session.svelte";
import type {
  Good,
  Outlook,
  Phase,
  Prompt,
  Ruleset,
  ServerMessage,
  TableInfo,
  TableNews,
  Update,
} from "../../protocol/protocol";
import { PROTOCOL } from "../../protocol/protocol";

const good = (id: string, kind: Good["kind"], value: number, penalty: number): Good => ({
  id,
  kind,
  value,
  penalty,
  cards: 10,
  crown: kind === "legal" ? id : "",
  crown_count: kind === "legal" ? 1 : 0,
  king: 20,
  queen: 10,
  names: {},
});
export const RULESET: Ruleset = {
  edition: "first",
  players: 4,
  options: [],
  rounds: 8,
  piles: ["left", "right"],
  pile_start: 5,
  pile_keep: 5,
  draws_from_piles: true,
  sheriff_opens_market: false,
  hand_size: 6,
  start_gold: 50,
  aside_most: 5,
  bag_most: 5,
  removed: 0,
  gate: 1,
  terms: [],
  law: 1,
  catalogue: [
    good("apple", "legal", 2, 2),
    good("cheese", "legal", 3, 2),
    good("bread", "legal", 3, 2),
    good("chicken", "legal", 4, 2),
    good("pepper", "contraband", 6, 4),
    good("mead", "contraband", 7, 4),
    good("silk", "contraband", 8, 4),
    good("crossbow", "contraband", 9, 4),
  ],
};
export const TABLE: TableInfo = {
  table: "abcdefghijkm",
  stage: "playing",
  game: 1,
  host: 0,
  last_game: "",
  has_hints: false,
  asking: null,
  settings: {
    edition: "first",
    players: 4,
    options: [],
    terms: [],
    clock: { seconds: 0, when_out: "bot", grace: 90 },
    is_public: false,
    fill_after: 0,
    is_guided: false,
    day: "",
    has_hints: true,
    cup: "",
    has_tablet: false,
    is_rated: false,
  },
  seats: ["Marian", "Will", "Tuck", "Guy"].map((name, i) => ({
    name,
    bot: i ? "honest" : "",
    is_person: !i,
    is_held: false,
    is_ready: true,
  })),
};
export const INSPECTING: Phase = {
  phase: "inspecting",
  deals: [],
  duties: [],
  is_talk_over: false,
  bags: [1, 2, 0].map((owner) => ({ owner, size: 4, good: "chicken", deciders: [3], fate: "closed", words: [] })),
  offers: [
    {
      number: 1,
      merchant: 0,
      proposer: 0,
      clauses: [
        { clause: "gold", amount: 5 },
        { clause: "pass", bag: 0 },
      ],
      answers: null,
      agreed: [],
    },
    {
      number: 2,
      merchant: 0,
      proposer: 3,
      clauses: [
        { clause: "gold", amount: 8 },
        { clause: "stand", goods: { apple: 2 } },
        { clause: "pass", bag: 0 },
      ],
      answers: 1,
      agreed: [],
    },
  ],
};

export function updateOf(
  seq: number,
  {
    phase = INSPECTING,
    prompts = [],
    news = [],
    awaited = [],
    outlook = {},
  }: { phase?: Phase; prompts?: Prompt[]; news?: TableNews[]; awaited?: number[]; outlook?: Partial<Outlook> } = {},
): Update {
  return {
    type: "update",
    seq,
    after: seq - 1,
    at: `at${seq}`,
    now: 0,
    news,
    prompts,
    forms: [],
    awaited,
    clocks: [],
    table: null,
    outlook: { stakes: [], openings: [], crowns: [], ...outlook },
    view: {
      seat: 0,
      hand: { mead: 1, apple: 1 },
      bag: { chicken: 2, bread: 1, silk: 1 },
      aside: {},
      contraband: { pepper: 1 },
      known: [{}, {}, {}, {}],
      extras: [],
      public: {
        round: 3,
        deciders: [3],
        gold: [46, 53, 38, 63],
        hand_sizes: [2, 2, 2, 6],
        stands: [{ apple: 3 }, { bread: 4 }, { apple: 5 }, { cheese: 4 }],
        face_down: [1, 2, 1, 3],
        piles: [["apple", "bread"], ["mead"]],
        deck_size: 71,
        phase,
        gone: {},
        offers_made: 2,
        promises: [],
        extras: [],
      },
    },
  };
}

/** Tells of the sample table in the language of the page. */
export async function sampleNarrator(): Promise<Narrator> {
  await tongue.start();
  return new Narrator(
    tongue.messages,
    TABLE.seats.map((seat) => seat.name),
    RULESET,
  );
}

/** A session over no network: what is told is heard, what is sent is kept. */
export function quietSession(): {
  session: Session;
  tell: (message: ServerMessage) => void;
  sent: Record<string, unknown>[];
  /** Lose the connection. */
  cut: () => void;
} {
  const sent: Record<string, unknown>[] = [];
  const socket: SocketLike = {
    send: (text) => void sent.push(JSON.parse(text)),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  const session = new Session({ table: TABLE.table, token: "x".repeat(40), code: null }, () => socket, "ws://test");
  session.connect();
  socket.onopen?.();
  const tell = (message: ServerMessage): void => socket.onmessage?.({ data: JSON.stringify(message) });
  tell({
    type: "welcome",
    protocol: PROTOCOL,
    seat: 0,
    seq: 1,
    now: 0,
    table: TABLE,
    ruleset: RULESET,
    code: "ABCDEF",
    muted: [],
  });
  return { session, tell, sent, cut: () => socket.onclose?.() };
}
