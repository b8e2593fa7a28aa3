// The pace of bots: whether they shall always hurry. The server forgets it with each phase, so the page asks again.
import type { TableInfo } from "../../protocol/protocol";
import { Toggle } from "../../shell/toggle.svelte";

export const brisk = new Toggle("brisk");

export const isAloneWithBots = (table: TableInfo | null, me: number | null): boolean =>
  me !== null && !!table && table.seats.every((seat, i) => i === me || !seat.is_person);
