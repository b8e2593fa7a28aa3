// What a replay says beside the table: one line for each event that is news.
import type { Narrator } from "../i18n/narrator";
import { crestOf } from "../art/crests.svelte";
import type { ReplayStep } from "../protocol/protocol";
import { actorOf } from "../table/actors";
import type { Entry } from "../ui/entries";

const BIG: ReadonlySet<string> = new Set(["bag_opened", "deal_made", "game_ended", "black_market_claimed"]);

export function linesOf(step: ReplayStep, narrator: Narrator, viewer: number | null): Entry[] {
  return step.events.flatMap((event, i): Entry[] => {
    const key = `${step.number}.${i}`;
    if (event.event === "round_started") return [{ key, kind: "round", text: narrator.text("web-round", { round: event.round }) }];
    const text = narrator.event(event, viewer);
    if (!text) return [];
    const actor = actorOf(event);
    return [{ key, kind: BIG.has(event.event) ? "big" : "event", text, ...(actor === null ? {} : { icon: `emblem-${crestOf(actor)}` as const, seat: actor }) }];
  });
}
