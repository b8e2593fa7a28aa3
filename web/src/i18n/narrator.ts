// The narrator: everything a table has to say to a person, in that person's language. The twin of locales/narrator.py.
import type { Crown, GameEvent, Refusal, Score, Spoke } from "../protocol/protocol";
import { tell } from "./chronicle";
import type { Value } from "./messages";
import { hyphens, Speaker, words, type Viewer } from "./speaker";

/** A line of talk by a character: a code with parameters. */
export type Saying = Pick<Spoke, "character" | "intent" | "variant" | "parameters">;

/** A variable, and the same for the beginning of a sentence. */
const withCapital = (name: string, words: string): Record<string, string> => ({
  [name]: words,
  [`${name}_begins`]: words.charAt(0).toLocaleUpperCase() + words.slice(1),
});

/** How the intents of scenes begin: words between two characters about nothing that happened. */
const SCENE = "scene_";
/** How the intents begin with which a character greets somebody by what is remembered of other evenings. */
const RECALL = "recall_";

/** Parameters of refusals that name a seat. */
const SEAT_PARAMETERS = ["seat", "turn", "sheriff"] as const;

export class Narrator extends Speaker {
  /** One line of the chronicle; null where there is no news. Who did it is named where the event does not say. */
  event(event: GameEvent, viewer: Viewer = null, by: number | null = null): string | null {
    if (event.event === "offer_ended" && event.why === "refused" && by !== null)
      return this.text("table-offer-refused", { number: event.number, ...this.people(viewer, { who: by }) });
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

  // --- talk

  /** What a character says, without the name of who says it; empty for a character nobody here knows. */
  saying({ character, intent, variant, parameters }: Saying): string {
    const topic = intent.startsWith(SCENE) ? "scene" : intent.startsWith(RECALL) ? "recall" : "voice";
    const what = topic === "voice" ? intent : intent.slice(topic.length + 1);
    const id = `${topic}-${hyphens(character)}-${hyphens(what)}-${variant}`;
    return this.has(id) ? this.text(id, this.#spoken(parameters)) : "";
  }

  /** People by name, goods, gold and small numbers in words; what may begin a sentence has a form with a capital. */
  #spoken(parameters: Readonly<Record<string, Value>>): Record<string, Value> {
    const values: Record<string, Value> = { ...parameters };
    const { to, about, good, count, gold, times, crown, met } = parameters;
    if (typeof to === "number") values["to"] = this.name(to);
    if (typeof about === "number") values["about"] = this.name(about);
    if (typeof good === "string" && typeof count === "number") {
      Object.assign(values, withCapital("goods", this.goodSaid(good, count)));
    }
    if (typeof gold === "number") {
      Object.assign(values, withCapital("gold", this.goldSaid(gold)), { gold_object: this.goldObject(gold) });
    }
    if (typeof times === "number") Object.assign(values, withCapital("times", this.timesSaid(times)));
    if (typeof crown === "string") values["crown"] = this.crown(crown, "king");
    if (typeof met === "number") values["weekday"] = met ? new Date(met).getDay() || 7 : 0;
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

  /** What an action is called where it is chosen: as its option says, or by its name. */
  form(action: string): string {
    return this.#known(`form-${hyphens(action)}`, action);
  }

  /** What a field of an action is called, or a word that can be chosen in one. */
  field(action: string, name: string): string {
    return this.#known(`field-${hyphens(action)}-${hyphens(name)}`, name);
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
