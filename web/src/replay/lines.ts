// What a replay says beside the table: one line for each event that is news, and everything that was said.
import { crestOf } from "../art/crests.svelte";
import type { Narrator } from "../i18n/narrator";
import type { GameEvent, ReplayStep } from "../protocol/protocol";
import { lineOf } from "../table/state/logLine";
import { said, stoodIn } from "../table/state/talk";
import type { Entry } from "../ui/pieces/entries";

/** Without what goes without saying in the whole of it, where that is known. */
export function linesOf(
  step: ReplayStep,
  narrator: Narrator,
  viewer: number | null,
  untold: ReadonlySet<GameEvent> = new Set(),
): Entry[] {
  const before: Entry[] = step.stood_in
    ? [{ key: `${step.number}.who`, kind: "event", text: stoodIn(narrator, step.stood_in), icon: "i-bot" }]
    : [];
  const lines = step.events
    .map((event, i) => (untold.has(event) ? null : lineOf(`${step.number}.${i}`, event, narrator, viewer, step.seat)))
    .filter((line) => line !== null);
  return [...before, ...lines, ...talkOf(step, narrator)];
}

function talkOf({ number, talk }: ReplayStep, narrator: Narrator): Entry[] {
  return talk.flatMap((one, i): Entry[] => {
    const text = said(narrator, one);
    const who = { icon: `emblem-${crestOf(one.seat)}`, seat: one.seat, by: narrator.name(one.seat) } as const;
    return text ? [{ key: `${number}.talk.${i}`, kind: "say", text, ...who }] : [];
  });
}

/** What is in the air after a step: the last words of everybody who spoke, by seat. */
export function speechAt(step: ReplayStep, narrator: Narrator): ReadonlyMap<number, string> {
  return new Map(step.talk.map((one) => [one.seat, said(narrator, one)]));
}
