import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "../protocol/protocol";
import type { ClientMessage, ServerMessage, TableInfo, TableNews, Update } from "../protocol/protocol";
import { standingChecksum } from "./patch";
import { Session, SessionClosed, type SocketLike } from "./session.svelte";

class FakeSocket implements SocketLike {
  sent: ClientMessage[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): ClientMessage | undefined {
    return this.sent.at(-1);
  }
}

/** Only what the session looks at; the rest of a table is the screens' business. */
const TABLE = { table: "abcdefghijkm", stage: "playing", host: 0, seats: [] } as unknown as TableInfo;
const welcome = (seq: number, now = Date.now()): ServerMessage =>
  ({
    type: "welcome",
    protocol: PROTOCOL,
    seat: 2,
    seq,
    now,
    table: TABLE,
    ruleset: null,
    code: "ABCDEFGH",
  }) as unknown as ServerMessage;
const update = (seq: number, after: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  seq,
  after,
  at: `at-${seq}`,
  now: Date.now(),
  news: [],
  view: null,
  outlook: null,
  prompts: [],
  forms: [],
  awaited: [],
  clocks: [],
  table: null,
  ...more,
});
const SPOKE = { news: "said", seat: 1, code: "hello" } as unknown as TableNews;

describe("a session", () => {
  let sockets: FakeSocket[];
  let session: Session;
  const socket = (): FakeSocket => sockets.at(-1)!;

  function arrive(seq = 5): void {
    socket().onopen?.();
    socket().say(welcome(seq));
    socket().say(update(seq, 0));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    const open = (): SocketLike => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    };
    session = new Session({ table: TABLE.table, token: "secret", code: "ABCDEFGH" }, open, "ws://table/api/socket");
    session.connect();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it("says hello first, with the secret of its seat and not the invitation", () => {
    expect(socket().sent).toEqual([]);
    socket().onopen?.();
    expect(socket().sent).toEqual([
      { type: "hello", protocol: PROTOCOL, table: TABLE.table, token: "secret", code: null, since: 0 },
    ]);
    expect(session.connection).toBe("connecting");
  });

  it("is open once it is welcomed, and knows how things stand", () => {
    arrive();
    expect(session.connection).toBe("open");
    expect([session.seat, session.code, session.update?.seq]).toEqual([2, "ABCDEFGH", 5]);
  });

  it("sends commands at the moment the player was looking at, and gives each its own answer", async () => {
    arrive();
    const [one, other] = [session.play({ action: "draw", source: "deck" }), session.ask({ request: "hurry" })];
    const [command, request] = socket().sent.slice(-2) as [
      ClientMessage & { id: string },
      ClientMessage & { id: string },
    ];
    expect(command).toMatchObject({ type: "command", at: "at-5", action: { action: "draw", source: "deck" } });
    expect(command.id).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    socket().say({ type: "refused", id: request.id, refusal: { code: "no_clock", rule: "", parameters: {} } });
    socket().say({ type: "done", id: command.id, seq: 6 });
    expect(await one).toEqual({ type: "done", id: command.id, seq: 6 });
    expect(await other).toMatchObject({ type: "refused", refusal: { code: "no_clock" } });
  });

  it("can ask whether something would be allowed", async () => {
    arrive();
    const asked = session.check({ action: "inspect", bag: 1 });
    const { id } = socket().last() as { id: string };
    socket().say({ type: "checked", id, refusal: null, stakes: [] });
    expect((await asked).refusal).toBeNull();
  });

  it("asks for what is missing when there is a gap, and then goes on", () => {
    arrive(5);
    const heard: number[] = [];
    session.listen({ update: (one) => heard.push(one.seq) });
    socket().say(update(9, 8));
    expect(socket().last()).toEqual({ type: "missing", since: 5 });
    expect(session.update?.seq).toBe(5);
    socket().say(update(9, 5));
    socket().say(update(7, 5)); // overtaken
    socket().say(update(10, 9));
    expect(heard).toEqual([9, 10]);
  });

  it("hears nothing twice when an answer crosses with the stream", () => {
    arrive(5);
    const heard: number[] = [];
    session.listen({ update: (one) => heard.push(...one.news.map(() => one.seq)) });
    vi.advanceTimersByTime(40_000); // asks whether the line still lives, since 5
    socket().say(update(6, 5, { news: [SPOKE] }));
    socket().say(update(6, 5, { news: [SPOKE] })); // the answer, with what came meanwhile
    expect(heard).toEqual([6]);
    socket().say(update(7, 5, { news: [SPOKE, SPOKE] }));
    expect(socket().last()).toEqual({ type: "missing", since: 6 });
    socket().say(update(7, 6, { news: [SPOKE] }));
    expect(heard).toEqual([6, 7]);
  });

  it("puts patches together, and tells listeners how things stand after each", () => {
    arrive(5);
    const told: Update[] = [];
    session.listen({ update: (one) => told.push(one) });
    socket().say({ type: "patch", seq: 6, shared: { awaited: [[2]], table: [TABLE] }, own: { at: ["at-6"] } });
    socket().say({ type: "patch", seq: 7, news: [SPOKE], shared: { awaited: [1, [3], 0] } });
    expect(told.map(({ seq, after, at, awaited, news }) => [seq, after, at, awaited, news.length])).toEqual([
      [6, 5, "at-6", [2], 0],
      [7, 6, "at-6", [2, 3], 1],
    ]);
    expect([session.mustAct, session.table]).toEqual([true, TABLE]);
  });

  it("patches nothing that it does not have: it asks for what is missing, and skips what it has", () => {
    arrive(5);
    socket().say({ type: "patch", seq: 8, own: { at: ["at-8"] } });
    expect(socket().last()).toEqual({ type: "missing", since: 5 });
    socket().say(update(8, 5));
    const sent = socket().sent.length;
    socket().say({ type: "patch", seq: 8, own: { at: ["twice"] } });
    socket().say({ type: "patch", seq: 9, own: { at: ["at-9"] } });
    expect([session.update?.seq, session.update?.at, socket().sent.length]).toEqual([9, "at-9", sent]);
  });

  it("asks for how things stand where the checksum says that it has something else", () => {
    arrive(5);
    const wanted = standingChecksum({ ...update(6, 5), awaited: [1], at: "at-5" });
    socket().say({ type: "patch", seq: 6, shared: { awaited: [[1]] }, checksum: wanted });
    expect(socket().sent.filter((one) => one.type === "missing")).toEqual([]);
    socket().say({ type: "patch", seq: 7, shared: { awaited: [[2]] }, checksum: wanted });
    expect(socket().last()).toEqual({ type: "missing", since: 7 });
    socket().say(update(7, 0, { awaited: [1] }));
    expect([session.update?.seq, session.update?.awaited]).toEqual([7, [1]]);
  });

  it("comes back by itself, later and later, and resumes where it was", () => {
    arrive(5);
    socket().onclose?.();
    expect(session.connection).toBe("lost");
    expect(session.retryAt).toBeGreaterThan(Date.now());
    for (let attempt = 1; attempt < 5; attempt++) {
      vi.advanceTimersByTime(8_000);
      expect(sockets).toHaveLength(attempt + 1);
      socket().onclose?.();
    }
    vi.advanceTimersByTime(8_000);
    socket().onopen?.();
    expect(socket().last()).toMatchObject({ type: "hello", since: 5 });
    socket().say(welcome(6));
    expect(session.connection).toBe("open");
  });

  it("comes back at once when told that the network is there again", () => {
    arrive();
    socket().onclose?.();
    session.reconnectNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  it("sends an unanswered command again under its old id", async () => {
    arrive();
    const played = session.play({ action: "draw", source: "left" });
    const sent = socket().last() as { id: string };
    socket().onclose?.();
    session.reconnectNow();
    socket().onopen?.();
    socket().say(welcome(5));
    expect(socket().last()).toEqual(sent);
    socket().say({ type: "done", id: sent.id, seq: 6 });
    expect(await played).toMatchObject({ type: "done" });
  });

  it("keeps a command given while away until it is back", () => {
    arrive();
    socket().onclose?.();
    void session.play({ action: "draw", source: "left" });
    session.reconnectNow();
    socket().onopen?.();
    socket().say(welcome(5));
    expect(socket().last()).toMatchObject({ type: "command", at: "at-5" });
  });

  it("does not come back where it is not wanted, and says why", async () => {
    arrive();
    const asked = session.ask({ request: "hurry" });
    socket().say({ type: "farewell", why: "seat_lost" });
    expect([session.connection, session.farewell]).toEqual(["closed", "seat_lost"]);
    await expect(asked).rejects.toBeInstanceOf(SessionClosed);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    await expect(session.ask({ request: "hurry" })).rejects.toThrow("seat_lost");
  });

  it("leaves for good without being told off, whichever comes first: the answer or the farewell", async () => {
    arrive();
    const left = session.leave();
    expect(socket().last()).toMatchObject({ type: "ask", request: { request: "leave" } });
    socket().say({ type: "farewell", why: "seat_lost" });
    expect(await left).toBe(true);
    expect([session.connection, session.farewell]).toEqual(["closed", null]);
  });

  it("keeps its seat when it may not leave", async () => {
    arrive();
    const left = session.leave();
    const { id } = socket().last() as { id: string };
    socket().say({ type: "refused", id, refusal: { code: "table_closed", rule: "", parameters: {} } });
    expect(await left).toBe(false);
    socket().say({ type: "farewell", why: "removed" });
    expect(session.farewell).toBe("removed");
  });

  it("comes back after the server was restarted", () => {
    arrive();
    socket().say({ type: "farewell", why: "server_stops" });
    socket().onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it("notices a connection that died without a word", () => {
    arrive(5);
    vi.advanceTimersByTime(40_000);
    expect(socket().last()).toEqual({ type: "missing", since: 5 });
    vi.advanceTimersByTime(8_000);
    expect(session.connection).toBe("lost");
  });

  it("is not fooled by a socket it has given up", () => {
    arrive(5);
    const old = socket();
    old.onclose?.();
    session.reconnectNow();
    old.say(update(6, 5));
    old.onclose?.();
    expect(session.update?.seq).toBe(5);
    expect(sockets).toHaveLength(2);
  });

  it("asks a connection that may be dead, and leaves it only if nothing is answered", () => {
    arrive(5);
    session.checkConnection();
    expect(socket().last()).toEqual({ type: "missing", since: 5 });
    socket().say(update(5, 5));
    vi.advanceTimersByTime(3_000);
    expect(session.connection).toBe("open");
    session.checkConnection();
    vi.advanceTimersByTime(3_000);
    expect(session.connection).toBe("lost");
  });

  it("keeps the server's time", () => {
    socket().onopen?.();
    socket().say(welcome(1, Date.now() + 90_000));
    expect(session.now() - Date.now()).toBe(90_000);
  });

  it("knows whether the game waits for its seat, and learns the rules when a game begins", () => {
    arrive(5);
    expect(session.mustAct).toBe(false);
    const ruleset = { edition: "second" } as never;
    socket().say(update(6, 5, { awaited: [2], news: [{ news: "game_began", number: 1, ruleset, events: [] }] }));
    expect(session.mustAct).toBe(true);
    expect(session.ruleset?.edition).toBe("second");
  });
});
