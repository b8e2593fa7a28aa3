// The narrator: everything a table has to say to a person, in that person's language. The twin of locales/narrator.py.
import type { Crown, GameEvent, Refusal, Score } from "../protocol/protocol";
import { tell } from "./chronicle";
import type { Value } from "./messages";
import { hyphens, Speaker, words, type Viewer } from "./speaker";

/** Parameters of refusals that name a seat. */
const SEAT_PARAMETERS = ["seat", "turn", "sheriff"] as const;

export class Narrator extends Speaker {
  /** One line of the chronicle; null where there is no news. */
  event(event: GameEvent, viewer: Viewer = null): string | null {
    return tell(this, event, viewer);
  }

  /** Why the viewer cannot do that. */
  refusal(refusal: Pick<Refusal, "code" | "parameters">, viewer: Viewer = null): string {
    const id = `refusal-${hyphens(refusal.code)}`;
    if (this.has(id)) return this.text(id, this.#readable(refusal.parameters, viewer));
    // A code nobody here knows, such as an extension's, is told as it is.
    const told = Object.entries(refusal.parameters).map(([name, value]) => `${name}: ${value}`);
    return told.length ? `${words(refusal.code)} (${told.join(", ")})` : words(refusal.code);
  }

  /** Seats and goods by name, and goods with their number as one phrase. */
  #readable(parameters: Readonly<Record<string, Value>>, viewer: Viewer): Record<string, Value> {
    const seats: Record<string, number> = {};
    for (const name of SEAT_PARAMETERS) {
      const seat = parameters[name];
      if (typeof seat === "number") seats[name] = seat;
    }
    const values: Record<string, Value> = { ...parameters, ...this.people(viewer, seats) };
    const { good, count, phase } = parameters;
    if (typeof good === "string") {
      values["good"] = this.goodName(good);
      if (typeof count === "number") values["goods"] = this.good(good, count);
    }
    if (typeof phase === "string") values["phase"] = this.phase(phase);
    return values;
  }

  // --- names of things

  /** What a phase is called, by its tag ('inspecting'). */
  phase(tag: string): string {
    return this.#known(`phrase-phase-${hyphens(tag)}`, tag);
  }

  edition(id: string): string {
    return this.#known(`ruleset-edition-${hyphens(id)}`, id);
  }

  option(id: string): string {
    return this.#known(`option-${hyphens(id)}`, id);
  }

  /** What an option does, in a sentence; empty for one that is not ours. */
  optionExplained(id: string): string {
    return this.#known(`option-${hyphens(id)}-explained`, "");
  }

  /** What a source of cards is called: the deck or a discard pile. */
  pileName(pile: string): string {
    return this.#known(`phrase-pile-${hyphens(pile)}`, pile);
  }

  #known(id: string, otherwise: string): string {
    return this.has(id) ? this.text(id) : words(otherwise);
  }

  // --- the reckoning

  /** '1st' to '6th'. */
  place(place: number): string {
    return this.text("score-place", { place });
  }

  points(points: number): string {
    return this.text("score-points", { count: points });
  }

  /** Where the points come from: a label and a number each, crowns one by one. */
  scoreParts(score: Score): [string, number][] {
    const goods = (["gold", "legal", "contraband", "royal"] as const)
      .filter((part) => score[part])
      .map((part): [string, number] => [this.text(`score-${part}`), score[part]]);
    const crowns = score.crowns.map((crown): [string, number] => [this.crownWon(crown), crown.points]);
    const extras = Object.entries(score.extras).map(([id, points]): [string, number] => [this.option(id), points]);
    return [...goods, ...crowns, ...extras];
  }

  /** A title, and with how many it is shared. */
  crownWon(crown: Crown): string {
    const title = this.crown(crown.good, crown.title);
    return crown.tied > 1 ? this.text("score-crown-shared", { title, tied: crown.tied }) : title;
  }

  /** One player's result in a line. */
  score(score: Score, viewer: Viewer = null): string {
    const parts = this.scoreParts(score)
      .map(([label, points]) => `${label} ${points}`)
      .join(", ");
    const people = this.people(viewer, { who: score.seat });
    return this.text("score-line", { place: this.place(score.place), points: score.total, parts, ...people });
  }
}
