// An account: a passkey made or shown, browsers listed, games brought along, and signing out here or everywhere.
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Account from "../src/account/Account.svelte";
import Mine from "../src/mine/Mine.svelte";
import type { Messages } from "../src/i18n/messages";
import { tongue } from "../src/i18n/tongue.svelte";
import { keepName, myName } from "../src/lobby/me";
import { keepPlace, places } from "../src/session/places";
import { browserKey, keepSession, sessionKey } from "../src/session/playerKey";
import { toasts } from "../src/shell/toasts.svelte";
import { TABLE } from "../src/table/state/sample";
import { fakeServer, refused, type FakeServer } from "./fakeServer";
import { buttons, isBusy, isOpen, isThere, press, show, submit, takeDown, text, until, write } from "./shown";

const SESSION = "s".repeat(40);
/** A table at which this browser's own key plays. */
const OWN = "own";
const ACCOUNT = {
  // no name of the woods, which anybody may be lent by chance
  ...{ handle: "Wat the reeve", since: 1_700_000_000_000 },
  passkeys: [{ id: "p1", device: "Firefox, Linux", made: 1_700_000_000_000, used: 1_700_000_000_000 }],
  sessions: [
    { device: "Firefox, Linux", since: 1, used: 1_700_000_000_000, is_here: true },
    { device: "", since: 2, used: 1_700_000_000_000, is_here: false },
  ],
};
const CHALLENGE = { challenge: "AAAA", rp: "localhost", user: "AAAA", handle: "Wat the reeve", known: [] };
let server: FakeServer;
let messages: Messages;
let changes: number;
const say = (id: string, values = {}): string => messages.format(id, values);
const said = (): string[] => toasts.shown.map((one) => one.text);
const paths = (): string[] => server.asked.map(({ path }) => path);

beforeAll(async () => {
  await tongue.choose("en");
  messages = tongue.messages.with(readFileSync("src/account/texts/en.ftl", "utf8"));
});
beforeEach(() => {
  localStorage.clear();
  changes = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = {
    ...{
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes,
      attestationObject: bytes,
    },
    ...{ getAuthenticatorData: () => bytes, getPublicKey: () => bytes, getTransports: () => [] },
    getPublicKeyAlgorithm: () => -7,
  };
  const credentials = {
    get: async () => ({ rawId: bytes, response }),
    create: async () => ({ rawId: bytes, response }),
  };
  vi.spyOn(navigator, "credentials", "get").mockReturnValue(credentials as unknown as CredentialsContainer);
  server = fakeServer();
  server.answers["/api/offerings"] = () => ({ has_passkeys: true });
  server.answers["/api/account/challenge"] = () => CHALLENGE;
  server.answers["/api/mine"] = (_, { player }) => ({
    running: [{ table: player === browserKey() ? { table: OWN } : TABLE }],
    total: player === browserKey() ? 2 : 0,
  });
});
afterEach(async () => {
  await takeDown();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
async function open(): Promise<void> {
  show(Account, { onchanged: () => changes++ });
  await isThere("#account");
}
async function openSignedIn(change: Partial<typeof ACCOUNT> = {}): Promise<void> {
  keepSession(SESSION);
  server.answers["/api/account"] = () => ({ account: { ...ACCOUNT, ...change } });
  await open();
}

describe("without one", () => {
  it("it can be made under a name that is free", async () => {
    server.answers["/api/account/make"] = () => refused("handle_taken");
    await open();
    expect(isOpen(say("account-make-title"))).toBe(false);
    press(say("account-make"));
    expect(isOpen(say("account-make-title"))).toBe(true);
    write("#handle", "Wat the reeve");
    expect(isBusy(say("account-make-do"))).toBe(false);
    submit("#make-account");
    submit("#make-account");
    expect(isBusy(say("account-make-do"))).toBe(true);
    await until(() => expect(text("#handle-taken")).toBe(say("account-no-handle-taken")));
    expect(paths().filter((path) => path.endsWith("/make"))).toHaveLength(1);
    expect(document.querySelector("#handle")!.getAttribute("aria-invalid")).toBe("true");
    expect([isOpen(say("account-make-title")), sessionKey(), said()]).toEqual([true, null, []]);
    server.answers["/api/account/make"] = () => ({ player: SESSION, account: ACCOUNT });
    await until(() => expect(isBusy(say("account-make-do"))).toBe(false));
    submit("#make-account");
    await until(() => expect(text("#account")).toBe("Wat the reeve"));
    expect(server.last("/api/account/challenge")).toMatchObject({ purpose: "make", handle: "Wat the reeve" });
    expect([isOpen(say("account-make-title")), sessionKey(), changes]).toEqual([false, SESSION, 1]);
    expect(said()).toEqual([say("account-made", { handle: "Wat the reeve" })]);
  });

  it("it need not be made", async () => {
    await open();
    press(say("account-make"));
    press(say("account-not-now"));
    expect(isOpen(say("account-make-title"))).toBe(false);
  });

  it("one is entered by showing a passkey, and earlier games come along only when asked for", async () => {
    server.answers["/api/account/sign-in"] = () => ({ player: SESSION, account: ACCOUNT });
    server.answers["/api/account/bring"] = () => ({});
    await open();
    press(say("account-enter"));
    await until(() => expect(text(".earlier")).toBe(say("account-earlier", { count: 3 })));
    expect(server.last("/api/account/challenge")).toEqual({ purpose: "sign_in" });
    expect(said()).toEqual([say("account-welcome", { handle: "Wat the reeve" })]);
    press(say("account-bring"));
    await until(() => expect(document.querySelector(".earlier")).toBeNull());
    expect(server.last("/api/account/bring")).toEqual({ player: SESSION, other: browserKey() });
    expect(changes).toBe(2);
  });

  it("what stands in the way is said", async () => {
    vi.stubGlobal("isSecureContext", false);
    await open();
    expect(buttons("section")).toEqual([]);
    expect(document.querySelector(".obstacle")).not.toBeNull();
  });

  it("who was signed out from elsewhere is told, and keeps what was played here", async () => {
    keepSession(SESSION);
    server.answers["/api/account"] = () => ({ account: null });
    server.answers["/api/mine/merge"] = () => ({});
    await open();
    expect(text("[role=status]")).toBe(say("account-was-signed-out"));
    expect(server.last("/api/mine/merge")).toEqual({ player: browserKey(), other: SESSION });
    expect([sessionKey(), changes]).toEqual([null, 1]);
  });

  it("nobody who never had one is told that", async () => {
    await open();
    expect(document.querySelector("section [role=status]")).toBeNull();
    expect(changes).toBe(0);
  });
});

describe("with one", () => {
  it("browsers are listed, and this one is known", async () => {
    await openSignedIn();
    const lists = [...document.querySelectorAll("ul")].map((list) =>
      [...list.querySelectorAll("li")].map((one) => one.textContent!.trim()),
    );
    expect(lists[1]![0]).toContain(say("account-this-browser"));
    expect(lists[1]![1]).toContain(say("account-some-browser"));
    expect(lists[1]![1]).not.toContain(say("account-this-browser"));
    expect(buttons("ul")).toEqual([]); // the only passkey stays
  });

  it("a passkey is added, and one of several taken away", async () => {
    const two = [...ACCOUNT.passkeys, { ...ACCOUNT.passkeys[0]!, id: "p2", device: "Chrome, Android" }];
    server.answers["/api/account/add"] = () => ({ ...ACCOUNT, passkeys: two });
    server.answers["/api/account/remove"] = () => ACCOUNT;
    await openSignedIn();
    press(say("account-add"));
    await until(() => expect(said()).toEqual([say("account-added")]));
    expect(server.last("/api/account/challenge")).toEqual({ purpose: "add", player: SESSION });
    expect(server.last("/api/account/add")).toMatchObject({ player: SESSION });
    [...document.querySelectorAll<HTMLElement>("ul button")][1]!.click();
    await until(() => expect(said().at(-1)).toBe(say("account-removed")));
    expect(server.last("/api/account/remove")).toEqual({ player: SESSION, passkey: "p2" });
    expect(buttons("ul")).toEqual([]);
  });

  it("one signs out here, and neither the account's name nor a seat of it is left", async () => {
    server.answers["/api/account/sign-out"] = () => ({});
    const tables = [TABLE.table, "over", OWN]; // where a game is over, the next may begin
    for (const table of tables) keepPlace({ table, seat: 0, token: "t".repeat(40), code: null, since: 1 });
    keepName("Wat the reeve");
    await openSignedIn();
    press(say("account-sign-out"));
    await until(() => expect(sessionKey()).toBeNull());
    expect(server.last("/api/account/sign-out")).toEqual({ player: SESSION });
    expect([places().map(({ table }) => table), changes]).toEqual([[OWN], 1]);
    expect(myName()).not.toBe("Wat the reeve");
    await until(() => expect(buttons("section")).toEqual([say("account-make"), say("account-enter")]));
    expect(said()).toEqual([say("account-signed-out")]);
  });

  it("one signs out everywhere after a question", async () => {
    server.answers["/api/account/sign-out-all"] = () => ({});
    await openSignedIn();
    const title = say("account-sign-out-all-title");
    const pressQuestion = (): void => press(say("account-sign-out-all"), "section");
    expect(isOpen(title)).toBe(false);
    pressQuestion();
    expect(isOpen(title)).toBe(true);
    press(say("account-stay"));
    expect(isOpen(title)).toBe(false);
    pressQuestion();
    press(say("account-sign-out-all-do"));
    await until(() => expect(isOpen(title)).toBe(false));
    expect(server.last("/api/account/sign-out-all")).toEqual({ player: SESSION });
    expect(sessionKey()).toBeNull();
  });

  it("a refusal has words of its own", async () => {
    server.answers["/api/account/bring"] = () => refused("no_such_thing");
    await openSignedIn();
    press(say("account-bring"));
    await until(() => expect(said()).toHaveLength(1));
    expect(text(".earlier")).not.toBe("");
    await until(() => expect(isBusy(say("account-bring"))).toBe(false));
  });
});

describe("beside one's own games", () => {
  const listed = (company: string): object => ({
    running: [
      {
        ...{ seat: 0, must_act: true, touched: 0 },
        table: { ...TABLE, seats: [TABLE.seats[0], { ...TABLE.seats[1], name: company, is_person: true, bot: "" }] },
      },
    ],
    ...{ games: [], total: 0, figures: { games: 0 }, memory: { since: null, opinions: [] }, blocks: [], standing: [] },
  });
  const running = (): string => text("[aria-labelledby=running]");
  const isAtRest = (): boolean => document.querySelector("[inert]") !== null;

  it("nothing in the list can be pressed until it is of who is signed in now", async () => {
    const ready: ((mine: object) => void)[] = [];
    server.answers["/api/mine"] = () => new Promise<object>((resolve) => ready.push(resolve));
    server.answers["/api/account/sign-in"] = () => ({ player: SESSION, account: ACCOUNT });
    show(Mine, { argument: null });
    await until(() => expect(ready).toHaveLength(1));
    ready[0]!(listed("Before"));
    await isThere("#account");
    expect([isAtRest(), running().includes("Before")]).toEqual([false, true]);
    press(say("account-enter"));
    await until(() => expect(ready.length).toBeGreaterThan(1));
    expect(isAtRest()).toBe(true);
    ready[1]!(listed("After"));
    await until(() => expect(isAtRest()).toBe(false));
    expect(running()).toContain("After");
  });

  it("an answer that comes late is not shown in place of a newer one", async () => {
    const ready: ((mine: object) => void)[] = [];
    server.answers["/api/mine"] = () => new Promise<object>((resolve) => ready.push(resolve));
    server.answers["/api/account/sign-in"] = () => ({ player: SESSION, account: ACCOUNT });
    server.answers["/api/account/sign-out"] = () => ({});
    const answer = async (count: number, company: string): Promise<void> => {
      await until(() => expect(ready).toHaveLength(count));
      ready[count - 1]!(listed(company));
    };
    show(Mine, { argument: null });
    await answer(1, "Before");
    await isThere("#account");
    press(say("account-enter"));
    await answer(3, "of this browser's own key"); // the second, of who signed in, is slow
    await until(() => expect(isBusy(say("account-add"))).toBe(false));
    press(say("account-sign-out"));
    await answer(4, "of this browser's own key");
    await answer(5, "Signed out");
    await until(() => expect(running()).toContain("Signed out"));
    ready[1]!(listed("Signed in"));
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    expect([isAtRest(), running().includes("Signed out")]).toEqual([false, true]);
  });
});
