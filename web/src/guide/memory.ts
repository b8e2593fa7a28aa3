// What was read at which guided table: a reload does not begin the lesson anew.
import { recall, remember } from "../shell/memory";

interface Kept {
  readonly table: string;
  readonly seen: readonly string[];
}
const KEY = "guide";
const isKept = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Array.isArray((value as Kept).seen);

export function seenAt(table: string): ReadonlySet<string> {
  const kept = recall<Kept>(KEY, isKept);
  return new Set(kept?.table === table ? kept.seen : []);
}
export const keepSeen = (table: string, seen: ReadonlySet<string>): void => remember(KEY, { table, seen: [...seen] });
