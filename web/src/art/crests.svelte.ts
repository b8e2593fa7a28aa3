// Who bears which animal: a character its own, everybody else their seat's; no animal twice at one table.
import { CRESTS, type Crest } from "../../generated/symbols";
import type { SeatInfo } from "../protocol/protocol";
import { characterOf } from "../table/state/strength";
import { emblemOf } from "./faces";

/** As in src/nottingham/bots/characters.py; a test compares them. */
export const OWN: Readonly<Record<string, Crest>> = {
  tuck: "boar",
  will: "fox",
  marian: "hare",
  john: "stag",
  much: "mouse",
  guy: "raven",
  steward: "owl",
  prince_john: "lion",
  richard: "heart",
};

type Sitting = Pick<SeatInfo, "bot" | "is_person">;

export function crestsOf(seats: readonly Sitting[]): Crest[] {
  const own = seats.map(({ bot, is_person }) => (is_person ? undefined : OWN[characterOf(bot)]));
  const borne: (Crest | undefined)[] = own.map((crest, seat) => (own.indexOf(crest) === seat ? crest : undefined));
  seats.forEach((_, seat) => {
    const free = [emblemOf(seat), ...CRESTS].find((crest) => !borne.includes(crest));
    borne[seat] ??= free;
  });
  return borne.map((crest, seat) => crest ?? emblemOf(seat));
}

let shown = $state.raw<readonly Crest[]>([]);

/** From now on the page shows this table's people. */
export function bear(seats: readonly Sitting[]): void {
  const crests = crestsOf(seats);
  if (crests.join() !== shown.join()) shown = crests;
}

export const crestOf = (seat: number): Crest => shown[seat] ?? emblemOf(seat);
