// A browser is subscribed only after its owner agreed, with quiet hours, and ended with one tap.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askPush, canBeTold, NIGHT, subscribe, unsubscribe } from "./pushSubscription";

const ENDPOINT = "https://push.example/abc";
const QUIET = { ...NIGHT, zone: "Europe/Warsaw" };

/** A browser with a service worker, as far as ours looks at it. */
class PushWorld {
  permission: NotificationPermission = "granted";
  subscription: object | null = null;
  asked: { path: string; body: Record<string, unknown> }[] = [];
  options: PushSubscriptionOptionsInit | undefined;

  constructor() {
    const made = {
      endpoint: ENDPOINT,
      toJSON: () => ({ keys: { p256dh: "point", auth: "secret" } }),
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
    };
    const pushManager = {
      getSubscription: async () => this.subscription,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        this.options = options;
        return (this.subscription = made);
      },
    };
    const worker = { pushManager };
    const serviceWorker = { getRegistration: async () => worker, ready: Promise.resolve(worker) };
    vi.stubGlobal("navigator", { serviceWorker, onLine: true });
    vi.stubGlobal("PushManager", Function);
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("Notification", { requestPermission: async () => this.permission });
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      const sent = JSON.parse(body) as Record<string, unknown>;
      this.asked.push({ path, body: sent });
      return new Response(JSON.stringify({ quiet: path === "/api/push/unsubscribe" ? null : QUIET }));
    });
  }
}

describe("being told of one's turn", () => {
  let world: PushWorld;
  beforeEach(() => (world = new PushWorld()));
  afterEach(() => vi.unstubAllGlobals());

  it("needs a server with a key, a secure page and a browser that can", () => {
    expect(canBeTold("key")).toBe(true);
    expect(canBeTold("")).toBe(false);
    vi.stubGlobal("isSecureContext", false);
    expect(canBeTold("key")).toBe(false);
  });

  it("is not asked of the server by a browser that never agreed", async () => {
    expect(await askPush("player")).toBeNull();
    await unsubscribe();
    expect(world.asked).toEqual([]);
  });

  it("is nothing without the owner's permission", async () => {
    world.permission = "denied";
    expect(await subscribe("key", "player", "fr", QUIET)).toBeNull();
    expect([world.subscription, world.asked]).toEqual([null, []]);
  });

  it("begins with the server's key, the player's language and quiet hours, and changes with the same browser", async () => {
    expect(await subscribe("key", "player", "fr", QUIET)).toEqual(QUIET);
    expect(world.options).toEqual({ userVisibleOnly: true, applicationServerKey: "key" });
    const body = {
      player: "player",
      endpoint: ENDPOINT,
      p256dh: "point",
      auth: "secret",
      language: "fr",
      quiet: QUIET,
    };
    expect(world.asked).toEqual([{ path: "/api/push/subscribe", body }]);
    world.options = undefined;
    await subscribe("key", "player", "fr", { ...QUIET, first: 20 });
    expect(world.options).toBeUndefined();
    expect(await askPush("player")).toEqual(QUIET);
  });

  it("ends here and at the server", async () => {
    await subscribe("key", "player", "en", QUIET);
    await unsubscribe();
    expect(world.subscription).toBeNull();
    expect(world.asked.at(-1)).toEqual({ path: "/api/push/unsubscribe", body: { endpoint: ENDPOINT } });
  });
});
