// Whether bots shall always hurry. One player alone with bots may want that; with other people it is asked each time.
import type { TableInfo } from "../../protocol/protocol";
import { Toggle } from "../../shell/toggle.svelte";

export const brisk = new Toggle("brisk");

export const isAloneWithBots = (table: TableInfo | null, me: number | null): boolean =>
  me !== null && !!table && table.seats.every((seat, i) => i === me || !seat.is_person);
