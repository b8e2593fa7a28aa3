// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

const CODE = readFileSync(new URL("../public/sw.js", import.meta.url), "utf8");
const HOME = "https://table.test";
const SCRIPT = "/assets/index-AbCd1234.js";

type Handler = (event: object) => void;

/** A browser's side of a service worker, as far as ours looks at it. */
class World {
  /** What the server has; null is no server at all. */
  server: Record<string, { status: number; body: string }> | null = {};
  asked: string[] = [];
  readonly caches = new Map<string, Map<string, Response>>();
  /** Notices that are shown, and whether the browser is subscribed to a push service. */
  shown: [string, NotificationOptions & { actions?: { action: string }[] }][] = [];
  isSubscribed = true;
  opened: string[] = [];
  readonly #handlers: Record<string, Handler> = {};

  constructor() {
    const path = (asked: string | Request): string =>
      new URL(typeof asked === "string" ? asked : asked.url, HOME).pathname;
    const fetched = async (asked: string | Request): Promise<Response> => {
      this.asked.push(path(asked));
      if (!this.server) throw new TypeError("no network");
      const { status, body } = this.server[path(asked)] ?? { status: 404, body: "" };
      return new Response(body, { status });
    };
    const open = async (name: string): Promise<object> => {
      const found = this.caches.get(name) ?? new Map<string, Response>();
      this.caches.set(name, found);
      const put = async (asked: string | Request, answer: Response): Promise<void> =>
        void found.set(path(asked), answer);
      const add = async (asked: string): Promise<void> => put(asked, await fetched(asked));
      return {
        put,
        add,
        addAll: (all: string[]) => Promise.all(all.map(add)),
        match: async (asked: string | Request) => found.get(path(asked))?.clone(),
        keys: async () => [...found.keys()],
        delete: async (asked: string) => found.delete(asked),
      };
    };
    const scope = {
      addEventListener: (kind: string, handler: Handler) => (this.#handlers[kind] = handler),
      location: { origin: HOME },
      caches: { open },
      fetch: fetched,
      clients: { matchAll: async () => [], openWindow: async (address: string) => void this.opened.push(address) },
      registration: {
        showNotification: async (title: string, how: NotificationOptions) => void this.shown.push([title, how]),
        pushManager: {
          getSubscription: async () =>
            this.isSubscribed
              ? { endpoint: "https://push.test/1", unsubscribe: async () => (this.isSubscribed = false) }
              : null,
        },
      },
    };
    new Function(...Object.keys(scope), CODE)(...Object.values(scope));
  }

  /** What the page gets; null where the worker keeps out of it. */
  async get(path: string, how: { mode?: string; method?: string } = {}): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: HOME + path, method: "GET", mode: "no-cors", ...how };
    this.#handlers["fetch"]!({ request, respondWith: (one: Promise<Response>) => (answer = one) });
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  }
  visit = (path = "/"): Promise<string | null> => this.get(path, { mode: "navigate" });
  async keep(files: string[]): Promise<void> {
    let done: Promise<void> = Promise.resolve();
    this.#handlers["message"]!({ data: { entry: SCRIPT, files }, waitUntil: (one: Promise<void>) => (done = one) });
    await done;
  }
  async hear(words: object): Promise<void> {
    await this.#happen("push", { data: { json: () => words } });
  }
  async tap(action: string, data: unknown): Promise<void> {
    await this.#happen("notificationclick", { action, notification: { data, close: () => undefined } });
  }
  async #happen(kind: string, event: object): Promise<void> {
    let done: Promise<void> = Promise.resolve();
    this.#handlers[kind]!({ ...event, waitUntil: (one: Promise<void>) => (done = one) });
    await done;
  }
  get kept(): string[] {
    return [...this.caches.values()].flatMap((one) => [...one.keys()]).sort();
  }
}

describe("the service worker", () => {
  let world: World;
  const page = (script: string): { status: number; body: string } => ({
    status: 200,
    body: `<script src="${script}">`,
  });
  beforeEach(() => {
    world = new World();
    world.server = {
      "/": page(SCRIPT),
      [SCRIPT]: { status: 200, body: "old app" },
      "/light.js": { status: 200, body: "light" },
      "/icon.svg": { status: 200, body: "icon" },
      "/api/tables": { status: 200, body: "{}" },
    };
  });

  it("gives the server's page whenever there is a server, however old the kept one", async () => {
    await world.keep([SCRIPT]);
    world.server!["/"] = page("/assets/index-NEWER999.js");
    expect(await world.visit()).toContain("NEWER999");
    expect(await world.visit("/t/abcdefghjkmn")).toBe(""); // even a no of the server is its own
  });

  it("opens without a network what ran here before, under any address of the page", async () => {
    await world.keep([SCRIPT]);
    world.server = null;
    expect(await world.visit()).toContain(SCRIPT);
    expect(await world.visit("/t/abcdefghjkmn")).toContain(SCRIPT);
    expect([await world.get(SCRIPT), await world.get("/light.js")]).toEqual(["old app", "light"]);
  });

  it("opens it too while a proxy has no server behind it", async () => {
    await world.keep([SCRIPT]);
    world.server!["/"] = { status: 502, body: "bad gateway" };
    expect(await world.visit()).toContain(SCRIPT);
  });

  it("does not keep a page whose files it does not have", async () => {
    world.server!["/"] = page("/assets/index-NEWER999.js");
    await world.keep([SCRIPT]);
    expect(world.kept).toEqual([SCRIPT]);
  });

  it("asks once for a file that never changes", async () => {
    await world.get(SCRIPT);
    await world.get(SCRIPT);
    expect(world.asked).toEqual([SCRIPT]);
  });

  it("keeps out of everything about tables and games", async () => {
    for (const path of ["/api/tables", "/api/games/x/record", "/health"]) expect(await world.get(path)).toBeNull();
    expect(await world.get("/", { mode: "navigate", method: "POST" })).toBeNull();
    await world.keep([SCRIPT, "/api/tables"]);
    expect(world.kept).toEqual(["/", SCRIPT, "/icon.svg", "/light.js"]);
  });
});

describe("a push", () => {
  const WORDS = { title: "It is your turn", body: "Tuck · Much", table: "abcdefghjkmn", stop: "No more of these" };

  it("is shown with a way to the table and a way to stop it, one for each table", async () => {
    const world = new World();
    await world.hear(WORDS);
    const [[title, { body, tag, data, actions }]] = world.shown as [World["shown"][number]];
    expect([title, body, tag]).toEqual(["It is your turn", "Tuck · Much", "turn-abcdefghjkmn"]);
    expect(actions).toEqual([{ action: "stop", title: "No more of these" }]);
    await world.tap("", data);
    expect(world.opened).toEqual([`${HOME}/#/table/abcdefghjkmn`]);
  });

  it("is the last one after a tap on its button", async () => {
    const world = new World();
    await world.tap("stop", "");
    expect([world.isSubscribed, world.asked, world.opened]).toEqual([false, ["/api/push/unsubscribe"], []]);
  });
});
