// boardgame.io's storage interface over SQLite, and a channel to its clients that opens when the disk has a move.
const { DatabaseSync } = require("node:sqlite");
const { Async } = require("boardgame.io/internal");

const COMMIT_EVERY = 10; // milliseconds, as ours

// State and log of every match, as their own connectors keep them. What is read comes from memory, and when a match was
// last touched is not written: both spare them work that we do not do either. Moves are committed together.
class DurableStore extends Async {
  constructor(path) {
    super();
    this.matches = new Map();
    this.waiting = [];
    this.database = new DatabaseSync(path);
    this.database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    this.database.exec("CREATE TABLE states (match TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID");
    this.database.exec("CREATE TABLE logs (match TEXT, step INTEGER, entries TEXT NOT NULL, PRIMARY KEY (match, step))");
    this.putState = this.database.prepare(
      "INSERT INTO states VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET state = excluded.state",
    );
    this.putLog = this.database.prepare("INSERT INTO logs VALUES (?, ?, ?)");
  }

  async connect() {}

  async createMatch(matchID, { initialState, metadata }) {
    this.matches.set(matchID, { initialState, metadata, state: initialState, log: [] });
    await this.setState(matchID, initialState, []);
  }

  async setState(matchID, state, deltalog = []) {
    const match = this.matches.get(matchID);
    match.state = state;
    match.log.push(...deltalog);
    await new Promise((written, failed) => {
      if (this.waiting.length === 0) setTimeout(() => this.commit(), COMMIT_EVERY);
      this.waiting.push({ matchID, state, deltalog, written, failed });
    });
  }

  commit() {
    const batch = this.waiting;
    this.waiting = [];
    try {
      this.database.exec("BEGIN");
      for (const { matchID, state, deltalog } of batch) {
        this.putState.run(matchID, JSON.stringify(state));
        if (deltalog.length) this.putLog.run(matchID, state._stateID, JSON.stringify(deltalog));
      }
      this.database.exec("COMMIT");
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const { matchID, written } of batch) {
      this.onWritten?.(matchID);
      written();
    }
  }

  async setMetadata(matchID, metadata) {
    this.matches.get(matchID).metadata = metadata;
  }

  async fetch(matchID, wanted) {
    const match = this.matches.get(matchID) ?? {};
    return Object.fromEntries(Object.keys(wanted).map((name) => [name, match[name]]));
  }

  async wipe(matchID) {
    this.matches.delete(matchID);
  }

  async listMatches() {
    return [...this.matches.keys()];
  }
}

// Their server tells of a move before it stores it. This holds back what it would tell until the store has it.
class AfterCommit {
  constructor(store) {
    this.listeners = new Map();
    this.held = new Map();
    store.onWritten = (matchID) => this.release(`MATCH-${matchID}`);
  }

  publish(channel, payload) {
    if (payload.type !== "update") return this.tell(channel, payload);
    if (!this.held.has(channel)) this.held.set(channel, []);
    this.held.get(channel).push(payload);
  }

  release(channel) {
    for (const payload of this.held.get(channel) ?? []) this.tell(channel, payload);
    this.held.delete(channel);
  }

  tell(channel, payload) {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  subscribe(channel, listener) {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  unsubscribeAll(channel) {
    this.listeners.delete(channel);
  }
}

module.exports = { DurableStore, AfterCommit };
