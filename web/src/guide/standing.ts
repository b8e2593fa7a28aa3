// How things stand, read off the controller.
import type { TableController } from "../table/state/controller.svelte";
import { Bargaining } from "../table/prompts/gate.svelte";
import { Declaring } from "../table/prompts/loading.svelte";
import type { Fate, Standing } from "./hints";

export function standingOf(controller: TableController, seen: ReadonlySet<string>): Standing {
  const { form } = controller;
  return {
    model: controller.model,
    chosen: form?.hand?.chosen ?? [],
    good: form instanceof Declaring ? form.good : "",
    bag: form instanceof Bargaining ? form.bag : null,
    fates: fatesIn(controller.log.items),
    seen,
  };
}

/** What became of all bags so far, in order. */
export function fatesIn(items: TableController["log"]["items"]): Fate[] {
  const fates: Fate[] = [];
  let round = 0;
  for (const { event } of items) {
    if (event?.event === "round_started") round = event.round;
    if (event?.event === "bag_opened") fates.push({ round, seat: event.seat, isTrue: event.is_truthful, faceDown: 0 });
    if (event?.event === "bag_passed") fates.push({ round, seat: event.seat, isTrue: null, faceDown: event.face_down });
  }
  return fates;
}
