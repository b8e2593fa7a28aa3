// Who did it: the seat an event is about, for its emblem.
import type { GameEvent } from "../protocol/protocol";

/** The fields of events that name who acts, in the order in which they count. */
const FIELDS = ["seat", "giver", "debtor", "deputy", "owner", "first"] as const;

export function actorOf(event: GameEvent): number | null {
  if (event.event === "offer_made") return event.offer.proposer;
  if (event.event === "split_proposed") return event.split.by;
  if (event.event === "word_given") return event.word.by;
  const fields = event as unknown as Record<string, unknown>;
  const found = FIELDS.map((name) => fields[name]).find((value) => typeof value === "number");
  return (found as number | undefined) ?? null;
}
