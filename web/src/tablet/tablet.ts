// Tables around this screen: it has no seat there, and so no secret; the invitation is enough to watch.
import type { Settings } from "../protocol/protocol";
import { setTablet } from "../session/api";
import { newToken } from "../session/ids";
import type { Place } from "../session/places";
import { recall, remember } from "../shell/memory";
import { router } from "../shell/route.svelte";
import { Toggle } from "../shell/toggle.svelte";

/** A table that lies around this screen, and its invitation. */
interface TabletTable {
  readonly table: string;
  readonly code: string;
}

const KEY = "tablets";
const KEPT = 5;

/** Whether it stands or hangs before all of them: then nothing on it is upside down. */
export const upright = new Toggle("upright");

const tabletTables = (): TabletTable[] => recall<TabletTable[]>(KEY, Array.isArray) ?? [];
const others = (table: string): TabletTable[] => tabletTables().filter((one) => one.table !== table);
export const dropTablet = (table: string): void => remember(KEY, others(table));

/** Where this screen watches from. Never a seat, even where this browser has one. */
export function watchingAt(table: string): Pick<Place, "table" | "token" | "code"> {
  const code = tabletTables().find((one) => one.table === table)?.code ?? null;
  return { table, token: null, code };
}

/** From now on this screen lies in the middle of that table. */
export function layDown(table: string, code: string): void {
  remember(KEY, [{ table, code }, ...others(table)].slice(0, KEPT));
  router.go("board", table);
}

export async function openTablet(settings: Settings, bots: readonly string[]): Promise<void> {
  const { table, code } = await setTablet({ settings, bots, token: newToken() });
  layDown(table, code);
}

/**
 * Who sits on this side and who beyond, each row as its own readers see it from left to right. On a screen that lies flat
 * they follow each other clockwise around it; one that stands has the first of them above.
 */
export function sidesOf(players: number, isFlat: boolean): { near: number[]; far: number[] } {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const middle = Math.ceil(players / 2);
  const [first, second] = [seats.slice(0, middle), seats.slice(middle)];
  return isFlat ? { near: first.reverse(), far: second.reverse() } : { near: second, far: first };
}
