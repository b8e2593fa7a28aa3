// One line of the chronicle: what happened, in words, with a mark for what it is or who did it.
import { crestOf } from "../../art/crests.svelte";
import type { Narrator } from "../../i18n/narrator";
import type { GameEvent } from "../../protocol/protocol";
import type { Entry } from "../../ui/pieces/entries";

/** Events that people will talk about. */
const BIG: ReadonlySet<string> = new Set(["bag_opened", "deal_made", "game_ended", "black_market_claimed"]);

/** Null for what goes without saying. */
export function lineOf(
  key: Entry["key"],
  event: GameEvent,
  narrator: Narrator,
  viewer: number | null,
  by: number | null,
): Entry | null {
  if (event.event === "round_started")
    return { key, kind: "round", text: narrator.text("web-round", { round: event.round }) };
  const text = narrator.event(event, viewer, by);
  return text ? { key, kind: BIG.has(event.event) ? "big" : "event", text, ...markOf(event, by) } : null;
}

function markOf(event: GameEvent, by: number | null): Pick<Entry, "icon" | "seat"> {
  if (event.event === "marker_passed" || event.event === "bag_opened" || event.event === "deputies_drawn")
    return { icon: "badge" };
  if (event.event === "promise_made" || event.event === "promise_judged") return { icon: "feather" };
  if (event.event === "deal_made") return { icon: "wax-s" };
  const actor = actorOf(event) ?? (event.event === "offer_ended" ? by : null);
  return actor === null ? {} : { icon: `emblem-${crestOf(actor)}`, seat: actor };
}

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
