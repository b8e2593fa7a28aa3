// Setting tables and sitting down: what the doors of the gate do. Each ends at a table, and the place is kept.
import { COMPANY } from "../protocol/company";
import type { FindMatch, Language, Seated, Settings } from "../protocol/protocol";
import { match, ServerSaysNo, setTable, sitDown, useKey } from "../session/api";
import { newToken } from "../session/ids";
import { keepPlace } from "../session/places";
import { playerKey } from "../session/playerKey";
import { router } from "../shell/route.svelte";
import { atStrength } from "../table/state/strength";
import { climbAt, nextStrength } from "./ladder";
import { myName } from "./me";
import { reasonFor } from "./sorry";

/** Whom a beginner meets: the most good-natured of the company. */
export const MILD = ["tuck", "will", "marian", "john", "much"] as const;

export const PLAIN: Settings = {
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
};

/** The guided first game, as the server has it: two characters who teach, and nobody is hurried. */
const LESSON: Settings = { ...PLAIN, players: 3, clock: { ...PLAIN.clock, grace: 0 }, is_guided: true };
const TEACHERS = ["will", "tuck"];

/** Tables that this page set and whose cards are to be dealt as soon as it sits there. */
const toStart = new Set<string>();
export const shallStart = (table: string): boolean => toStart.delete(table);
export const startThere = (table: string): Set<string> => toStart.add(table);

/** So many of them, each once, in any order. */
export function someOf<T>(all: readonly T[], count: number, random: () => number = Math.random): T[] {
  const left = [...all];
  return Array.from(
    { length: Math.min(count, all.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  );
}

export function take(seated: Seated): void {
  keepPlace({ table: seated.table, seat: seated.seat, token: seated.token, code: seated.code, since: Date.now() });
  router.go("table", seated.table);
}

/** Set a table. With a bot in every other seat the cards are dealt at once. */
export async function openTable(
  settings: Settings,
  bots: readonly string[],
  language: Language,
  onset?: (table: string) => void,
): Promise<void> {
  const seated = await setTable({ settings, bots, language, name: myName(), token: newToken(), player: playerKey() });
  if (bots.length === settings.players - 1) toStart.add(seated.table);
  onset?.(seated.table);
  take(seated);
}

/** Three characters at the strength that this browser's player has reached. */
export function playNow(language: Language): Promise<void> {
  const strength = nextStrength();
  const company = someOf<string>(strength === "gentle" ? MILD : COMPANY, 3);
  const bots = company.map((id) => atStrength(id, strength));
  return openTable(PLAIN, bots, language, climbAt);
}

export const playGuided = (language: Language): Promise<void> => openTable(LESSON, TEACHERS, language);

/** A seat among strangers, at a table that is there or at one that is set for it. */
export async function findMatch(
  wanted: Pick<FindMatch, "edition" | "players" | "seconds" | "fill_after" | "is_rated">,
  name: string,
  language: Language,
): Promise<void> {
  take(await match({ ...wanted, name, language, token: newToken(), player: playerKey() }));
}

/** Milliseconds between two looks whether those who play have agreed. */
const LOOK_AGAIN = 2000;

/** Sit down. In a running game those who play are asked first: `onasked` says so, and this waits for their word. */
export async function sitAt(
  table: string,
  code: string | null,
  seat: number | null,
  language: Language,
  onasked: (words: string) => void,
  name = myName(),
): Promise<void> {
  const wanted = { code, seat, language, name, token: newToken(), player: playerKey() };
  const from = location.href;
  let isAsked = false;
  while (location.href === from) {
    try {
      take(await sitDown(table, wanted));
      return;
    } catch (error) {
      if (!(error instanceof ServerSaysNo) || error.problem.code !== "consent_awaited") throw error;
      if (!isAsked) onasked(reasonFor(error));
      isAsked = true;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

/** Sit here in a seat that one holds on another device. */
export async function bringHere(table: string, key: string): Promise<void> {
  take(await useKey(table, { key, token: newToken(), player: playerKey() }));
}

/** Watch from the crowd. */
export function watch(table: string, code: string | null = null): void {
  keepPlace({ table, seat: null, token: null, code, since: Date.now() });
  router.go("table", table);
}

/** The code in whatever somebody pasted: a code, or a link that ends in one. */
export function codeIn(text: string): string {
  const last =
    text
      .split(/[/#?=]+/)
      .filter(Boolean)
      .at(-1) ?? "";
  return last.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The link that leads friends to a table. The code stands behind the #, so no server's log ever sees it. */
export const invitationLink = (code: string): string => `${location.origin}/#/join/${code}`;

/** The link that brings one's own seat to another device: good once. */
export const seatLink = (table: string, key: string): string => `${location.origin}/#/move/${table}~${key}`;
