// What a replay says beside the table: one line for each event that is news.
import type { Narrator } from "../i18n/narrator";
import type { ReplayStep } from "../protocol/protocol";
import { lineOf } from "../table/line";
import type { Entry } from "../ui/entries";

export function linesOf(step: ReplayStep, narrator: Narrator, viewer: number | null): Entry[] {
  return step.events.map((event, i) => lineOf(`${step.number}.${i}`, event, narrator, viewer)).filter((line) => line !== null);
}
