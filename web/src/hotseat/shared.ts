// Games of several people at one screen: their seats, kept by this browser, and whose turn with the device it is.
import type { Language, Offer, Public, Settings, TableRequest } from "../protocol/protocol";
import { setTable, sitDown } from "../session/api";
import { newToken } from "../session/ids";
import { Session } from "../session/session.svelte";
import { recall, remember } from "../shell/memory";
import { PLAIN, someOf } from "../lobby/tables";
import { COMPANY } from "../protocol/company";

/** One of the people before this screen, and the secret of their seat. */
export interface LocalSeat {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}
/** A table that is played at this screen. */
export interface SharedScreen {
  readonly table: string;
  readonly code: string;
  readonly seats: readonly LocalSeat[];
}

export const PEOPLE_LEAST = 2;
export const SEATS_LEAST = 3;
export const seatsMost = (edition: string): number => (edition === "second" ? 6 : 5);

const KEY = "hotseat";
const KEPT = 5;

export const sharedScreens = (): SharedScreen[] => recall<SharedScreen[]>(KEY, Array.isArray) ?? [];
export const sharedScreen = (table: string): SharedScreen | null =>
  sharedScreens().find((one) => one.table === table) ?? null;
const keep = (screen: SharedScreen): void =>
  remember(KEY, [screen, ...sharedScreens().filter((other) => other.table !== screen.table)].slice(0, KEPT));
export const dropScreen = (table: string): void =>
  remember(
    KEY,
    sharedScreens().filter((other) => other.table !== table),
  );

/** Set a table, seat everybody who is here and characters beside them, and deal. */
export async function setScreen(
  names: readonly string[],
  bots: number,
  edition: string,
  language: Language,
): Promise<SharedScreen> {
  const players = names.length + bots;
  const settings: Settings = { ...PLAIN, edition, players, clock: { ...PLAIN.clock, grace: 0 } };
  const company = someOf(COMPANY, players - 1);
  const host = await setTable({ settings, bots: company, language, name: names[0]!, token: newToken() });
  const seats: LocalSeat[] = [{ seat: host.seat, name: names[0]!, token: host.token }];
  for (const [seat, name] of names.entries()) {
    if (seat === 0) continue;
    const token = newToken();
    await sitDown(host.table, { code: host.code, seat, language, name, token });
    seats.push({ seat, name, token });
  }
  const screen = { table: host.table, code: host.code, seats };
  for (const one of seats.slice(1)) await askOnce(screen, one, { request: "set_ready", is_ready: true });
  await askOnce(screen, seats[0]!, { request: "start" });
  keep(screen);
  return screen;
}

export const sessionOf = (screen: SharedScreen, seat: LocalSeat): Session =>
  new Session({ table: screen.table, token: seat.token, code: null });

async function askOnce(screen: SharedScreen, seat: LocalSeat, request: TableRequest): Promise<void> {
  const session = sessionOf(screen, seat);
  session.connect();
  try {
    const answer = await session.ask(request);
    if (answer.type === "refused") throw new Error(answer.refusal.code);
  } finally {
    session.close();
  }
}

/** Who is to have the device next: the first whom the game waits for, clockwise from whoever had it last. */
export function nextHolder(awaited: readonly number[], here: readonly number[], last: number | null): number | null {
  const wanted = here.filter((seat) => awaited.includes(seat));
  return wanted.find((seat) => last === null || seat > last) ?? wanted[0] ?? null;
}

/** Whom an offer on the table waits for: a merchant who is asked for something, or those at the gate. */
export function isAsked(shown: Public, seat: number): boolean {
  if (shown.phase.phase !== "inspecting") return false;
  return shown.phase.offers.some((offer: Offer) =>
    offer.proposer === offer.merchant
      ? shown.deciders.includes(seat) && !offer.agreed.includes(seat)
      : offer.merchant === seat,
  );
}
