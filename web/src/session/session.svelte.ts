// One place at one table, over a websocket: says hello, sends commands, takes in the stream, and comes back by itself
// when the connection is lost. Components call it and read it; it knows no rules.
import {
  PROTOCOL,
  type Action,
  type Checked,
  type ClientMessage,
  type Done,
  type PatchedUpdate,
  type Presence,
  type Refused,
  type Ruleset,
  type ServerMessage,
  type TableInfo,
  type TableRequest,
  type Update,
  type Welcome,
} from "../protocol/protocol";
import { newId } from "./ids";
import { merged, standingChecksum, type Patch } from "./patch";
import type { Place } from "./places";

/** connecting: for the first time. lost: trying to come back. closed: for good, and `farewell` says why. */
export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** What of a WebSocket is used; tests bring their own. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Listener {
  /** An update in its turn: none is missing before it. */
  update?(update: Update): void;
}

/** Farewells after which coming back would meet the same answer. */
const FINAL: ReadonlySet<string> = new Set([
  "no_such_table",
  "seat_lost",
  "seat_moved",
  "removed",
  "other_protocol",
  "too_many_spectators",
  "malformed",
  "message_too_long",
  "hello_twice",
]);

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** A connection that is silent for so long is asked whether it still lives; phones lose theirs without a word. */
const SILENCE = 40_000;
const PATIENCE = 8_000;
/** With a reason to think that it does not, the answer is not waited for as long. */
const DOUBT = 2_500;

type Answer = Done | Refused | Checked;
interface Waiting {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The session ended before the server answered. */
export class SessionClosed extends Error {}

export class Session {
  connection = $state<ConnectionState>("connecting");
  /** Why the server closed the connection for good. */
  farewell = $state<string | null>(null);
  seat = $state<number | null>(null);
  /** The invitation, for those who sit at the table. */
  code = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  ruleset = $state.raw<Ruleset | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** Seats of which this seat does not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  /** How things stand, as of the last update. What the screen shows may be a little behind: see UpdateQueue. */
  update = $state.raw<Update | null>(null);
  /** What happened in every update so far, for listeners that come later. */
  readonly heard: Pick<Update, "seq" | "news">[] = [];
  /** When the next attempt to come back is due; null while connected. */
  retryAt = $state<number | null>(null);

  #socket: SocketLike | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  #skew = 0;
  #isLeaving = false;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<Listener>();

  constructor(
    readonly place: Pick<Place, "table" | "token" | "code">,
    private readonly openSocket: (url: string) => SocketLike = openWebSocket,
    private readonly url: string = socketUrl(),
  ) {}

  // --- coming and going

  connect(): void {
    clearTimeout(this.#timer);
    this.retryAt = null;
    const socket = this.openSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#sayHello();
    socket.onmessage = (event) => socket === this.#socket && this.#receive(String(event.data));
    socket.onclose = () => socket === this.#socket && this.#lose();
    socket.onerror = () => undefined; // a close follows, and says as little
  }

  /** Try again now: the network is back, or the page is looked at again. */
  reconnectNow(): void {
    if (this.connection === "lost") this.connect();
  }

  /** The network is gone, as the browser thinks, or the page was not looked at for a while: does the connection still live? */
  checkConnection(): void {
    if (this.connection === "open") this.#probe(DOUBT);
  }

  close(): void {
    this.#end(null);
  }

  /** Give up the seat for good. The server hangs up on whoever has none any more, before or after its answer. */
  async leave(): Promise<boolean> {
    this.#isLeaving = true;
    const answer = await this.ask({ request: "leave" }).catch(() => null);
    this.#isLeaving = false;
    if (answer?.type === "refused") return false;
    this.close();
    return true;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #sayHello(): void {
    const { table, token, code } = this.place;
    const since = this.update?.seq ?? 0;
    this.#send({ type: "hello", protocol: PROTOCOL, table, token, code: token ? null : code, since });
    this.#listenForSilence();
  }

  #lose(): void {
    this.#hangUp();
    if (this.connection === "closed") return;
    this.connection = "lost";
    // Not all at once: a server that comes back has a whole house of players at the door.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++) * (0.5 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  /** For good. Whoever wanted that needs no face to say why. */
  #end(why: string | null, isWanted = false): void {
    this.connection = "closed";
    this.farewell = isWanted ? null : why;
    this.#hangUp();
    // Who leaves waits for no answer; who is sent away is told.
    if (why !== null) for (const waiting of this.#waiting.values()) waiting.reject(new SessionClosed(why));
    this.#waiting.clear();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #listenForSilence(): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => this.#probe(PATIENCE), SILENCE);
  }

  #probe(patience: number): void {
    clearTimeout(this.#heart);
    this.#send({ type: "missing", since: this.update?.seq ?? 0 }); // always answered, if only with how things stand
    this.#heart = setTimeout(() => this.#lose(), patience);
  }

  // --- asking

  /** Do something in the game. The answer comes even if the connection is lost meanwhile: a repeated id is done once. */
  play(action: Action): Promise<Done | Refused> {
    return this.#ask({ type: "command", id: newId(), at: this.update?.at ?? "", action }) as Promise<Done | Refused>;
  }

  /** Ask something of the table. */
  async ask(request: TableRequest): Promise<Done | Refused> {
    const answer = (await this.#ask({ type: "ask", id: newId(), request })) as Done | Refused;
    if (answer.type === "done" && request.request === "mute") {
      const others = this.muted.filter((seat) => seat !== request.seat);
      this.muted = request.is_muted ? [...others, request.seat] : others; // nobody else is told, so no update says it
    }
    return answer;
  }

  /** Whether something would be allowed, and what it would put at stake. */
  check(action: Action): Promise<Checked> {
    return this.#ask({ type: "check", id: newId(), action }) as Promise<Checked>;
  }

  #ask(message: ClientMessage & { id: string }): Promise<Answer> {
    if (this.connection === "closed") return Promise.reject(new SessionClosed(this.farewell ?? "left"));
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      if (this.connection === "open") this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  // --- hearing

  #receive(text: string): void {
    this.#listenForSilence();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "welcome":
        return this.#takeWelcome(message);
      case "update":
        return this.#takeUpdate(message);
      case "patch":
        return this.#takePatch(message);
      case "presence":
        this.presence = message;
        return;
      case "done":
      case "refused":
      case "checked":
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        return;
      case "farewell":
        if (FINAL.has(message.why)) this.#end(message.why, this.#isLeaving);
        return; // after any other the connection closes, and we come back
    }
  }

  #takeWelcome(welcome: Welcome): void {
    this.seat = welcome.seat;
    this.code = welcome.code ?? this.code;
    this.table = welcome.table;
    this.ruleset = welcome.ruleset;
    this.muted = welcome.muted ?? [];
    this.#skew = welcome.now - Date.now();
    this.#attempts = 0;
    this.connection = "open";
    for (const waiting of this.#waiting.values()) this.#send(waiting.message); // those whose answer never came
  }

  #takeUpdate(update: Update): void {
    const known = this.update?.seq ?? 0;
    if (update.after > known) return this.#send({ type: "missing", since: known });
    if (update.seq < known) return; // an answer to `missing` that was overtaken
    if (update.after < known && update.news.length) {
      // Such an answer crossed with the stream, and tells once more what was heard. What is new in it comes again, alone.
      if (update.seq > known) return this.#send({ type: "missing", since: known });
      update = { ...update, news: [] };
    }
    this.#show(update, known);
  }

  #takePatch(patch: PatchedUpdate): void {
    const before = this.update;
    const known = before?.seq ?? 0;
    if (patch.seq <= known) return; // an update that was asked for has overtaken it
    if (before === null || patch.seq > known + 1) return this.#send({ type: "missing", since: known });
    const { seq, news = [], shared = {}, own = {}, checksum = null } = patch;
    const standing = merged(merged(before, shared as Patch), own as Patch) as Update;
    this.#show({ ...standing, seq, after: known, news, now: patch.now ?? this.now() }, known);
    if (checksum !== null && checksum !== standingChecksum(standing)) this.#send({ type: "missing", since: seq });
  }

  #show(update: Update, known: number): void {
    this.update = update;
    if (update.seq > known || !this.heard.length) this.heard.push({ seq: update.seq, news: update.news });
    this.#skew = update.now - Date.now();
    if (update.table) this.table = update.table;
    for (const news of update.news) if (news.news === "game_began") this.ruleset = news.ruleset;
    for (const listener of this.#listeners) listener.update?.(update);
  }

  // --- looking

  /** Whether the game waits for this seat. */
  get mustAct(): boolean {
    return this.seat !== null && (this.update?.awaited ?? []).includes(this.seat);
  }

  /** The server's clock now, to count down by. */
  now(): number {
    return Date.now() + this.#skew;
  }
}

function openWebSocket(url: string): SocketLike {
  return new WebSocket(url) as SocketLike;
}

function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}
