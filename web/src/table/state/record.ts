// What all at the table saw of somebody's bags so far: what people remember of each other.
import type { Item } from "./eventLog.svelte";

export interface SeatRecord {
  /** How many came to the gate and were settled there. */
  readonly bags: number;
  readonly opened: number;
  /** Opened, and not what was declared. */
  readonly caught: number;
}

export const NO_RECORD: SeatRecord = { bags: 0, opened: 0, caught: 0 };

/** By seat; who has no entry had no bag settled yet. */
export function recordsIn(items: readonly Pick<Item, "event">[]): ReadonlyMap<number, SeatRecord> {
  const records = new Map<number, SeatRecord>();
  for (const { event } of items) {
    if (event?.event !== "bag_opened" && event?.event !== "bag_passed") continue;
    const { bags, opened, caught } = records.get(event.seat) ?? NO_RECORD;
    const isOpened = event.event === "bag_opened";
    const isCaught = isOpened && !event.is_truthful;
    records.set(event.seat, { bags: bags + 1, opened: opened + Number(isOpened), caught: caught + Number(isCaught) });
  }
  return records;
}
