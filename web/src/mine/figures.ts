// What a player's figures say, in the order in which they are told.
import type { Values } from "../i18n/messages";
import type { PlayerFigures, PlayerInfo } from "../protocol/protocol";

/** A figure in large, and the sentence under it: `mine-figure-ID` and `mine-figure-ID-about`. */
export interface Figure {
  readonly id: string;
  readonly values: Values;
}

/** Bags after which one can say what somebody is like. */
const KNOWN_AFTER = 12;

/** What a player is called at the gate. */
export function epithetOf(figures: PlayerFigures): string {
  const { bags, lies, lies_passed } = figures;
  if (bags < KNOWN_AFTER) return "new";
  if (lies < bags / 5) return "honest";
  const believed = lies_passed / lies;
  return believed >= 0.75 ? "silver" : believed < 0.5 ? "hapless" : "bold";
}

export function figuresOf(figures: PlayerFigures, nameOf: (player: PlayerInfo) => string): Figure[] {
  const { games, wins, bags, lies, lies_passed, truths_passed, caught, dearest_paid, dearest_taken } = figures;
  const percent = lies ? Math.round((100 * lies_passed) / lies) : 0;
  const told: (Figure | false | null)[] = [
    { id: "wins", values: { wins, games } },
    { id: "believed", values: { percent, passed: lies_passed, lies } },
    bags > lies && { id: "honest", values: { passed: truths_passed, bags: bags - lies } },
    { id: "caught", values: { caught } },
    dearest_paid && { id: "paid", values: { worth: dearest_paid.worth, to: nameOf(dearest_paid.other) } },
    dearest_taken && { id: "taken", values: { worth: dearest_taken.worth, giver: nameOf(dearest_taken.other) } },
  ];
  return told.filter((one): one is Figure => !!one);
}

/** Whoever was met again and again. */
export function acquaintancesOf(figures: PlayerFigures, nameOf: (player: PlayerInfo) => string): Figure[] {
  const { nemesis, customer } = figures;
  const told: (Figure | null)[] = [
    nemesis && {
      id: "nemesis",
      values: { who: nameOf(nemesis.other), worth: nemesis.worth, openings: nemesis.openings },
    },
    customer && { id: "customer", values: { who: nameOf(customer.other), worth: customer.worth } },
  ];
  return told.filter((one): one is Figure => !!one);
}
