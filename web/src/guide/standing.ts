// How things stand, read off the desk.
import type { Desk } from "../table/desk.svelte";
import { Bargaining } from "../table/doings/gate.svelte";
import { Declaring } from "../table/doings/loading.svelte";
import type { Fate, Standing } from "./hints";

export function standingOf(desk: Desk, seen: ReadonlySet<string>): Standing {
  const { doing } = desk;
  return {
    scene: desk.scene,
    chosen: doing?.hand?.chosen ?? [],
    good: doing instanceof Declaring ? doing.good : "",
    bag: doing instanceof Bargaining ? doing.bag : null,
    fates: fatesIn(desk.book.items),
    seen,
  };
}

/** What became of all bags so far, in order. */
export function fatesIn(items: Desk["book"]["items"]): Fate[] {
  const fates: Fate[] = [];
  let round = 0;
  for (const { event } of items) {
    if (event?.event === "round_started") round = event.round;
    if (event?.event === "bag_opened") fates.push({ round, seat: event.seat, isTrue: event.is_truthful, faceDown: 0 });
    if (event?.event === "bag_passed") fates.push({ round, seat: event.seat, isTrue: null, faceDown: event.face_down });
  }
  return fates;
}
