// What a replay says beside the table: one line for each event that is news.
import type { Narrator } from "../i18n/narrator";
import type { ReplayStep } from "../protocol/protocol";
import { lineOf } from "../table/state/logLine";
import { stoodIn } from "../table/state/talk";
import type { Entry } from "../ui/pieces/entries";

export function linesOf(step: ReplayStep, narrator: Narrator, viewer: number | null): Entry[] {
  const before: Entry[] = step.stood_in
    ? [{ key: `${step.number}.who`, kind: "event", text: stoodIn(narrator, step.stood_in), icon: "i-bot" }]
    : [];
  const lines = step.events
    .map((event, i) => lineOf(`${step.number}.${i}`, event, narrator, viewer))
    .filter((line) => line !== null);
  return [...before, ...lines];
}
