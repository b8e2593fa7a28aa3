// The pace of bots. One player alone with bots says once whether they shall hurry; with other people it is asked each
// time, since it is their time too. There is one control for it, never two.
import type { TableInfo } from "../../protocol/protocol";
import { Toggle } from "../../shell/toggle.svelte";

export const brisk = new Toggle("brisk");

export const isAloneWithBots = (table: TableInfo | null, me: number | null): boolean =>
  me !== null && !!table && table.seats.every((seat, i) => i === me || !seat.is_person);
