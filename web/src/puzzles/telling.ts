// What a puzzle asks, what one may answer, and why the best answer is best, in words.
import { hyphens, sizeOf, type Speaker } from "../i18n/speaker";
import type { Choice, Declaration, Fate, PastBag, Puzzle, Reason, TrueBag } from "./puzzle";

/** Counts that are points: told with one decimal and a sign where they may be a loss. */
const POINTS: ReadonlySet<string> = new Set(["gain", "cost", "passed", "opened", "gap", "reckoned", "played"]);
/** Reasons whose 'opened' is a number of bags, not of points. */
const OF_BAGS: ReadonlySet<string> = new Set(["opens-lie", "opens-true", "tell"]);

export class PuzzleTeller {
  constructor(
    private readonly speaker: Speaker,
    private readonly puzzle: Puzzle,
  ) {}

  // --- the question

  question(): string {
    const { scene, question } = this.puzzle;
    switch (question.kind) {
      case "gate":
      case "price": {
        const of = this.#said(question.merchant);
        const gold = this.speaker.gold(question.offer);
        const id = `puzzles-ask-${question.kind}${question.offer ? "" : "-free"}`;
        return this.speaker.text(id, { ...this.#who(question.merchant), declared: of, gold });
      }
      case "pay":
        return this.speaker.text(question.demand ? "puzzles-ask-pay-demand" : "puzzles-ask-pay", {
          ...this.#who(scene.sheriff),
          declared: this.#said(scene.seat),
          gold: this.speaker.gold(question.demand),
        });
      default:
        return this.speaker.text(`puzzles-ask-${question.kind}`, this.#who(scene.sheriff));
    }
  }

  #who(seat: number): Record<string, string | number> {
    return this.speaker.people(null, { who: seat });
  }

  declaration(seat: number): Declaration | undefined {
    return this.puzzle.scene.declared?.find((one) => one.seat === seat);
  }

  #said(seat: number): string {
    const said = this.declaration(seat);
    return said ? this.speaker.good(said.good, said.count) : "";
  }

  // --- the choices

  choice(choice: Choice): string {
    switch (choice.do) {
      case "open":
      case "pass":
      case "keep":
        return this.speaker.text(`puzzles-choice-${choice.do}`);
      case "take":
      case "ask":
      case "pay":
        return this.speaker.text(`puzzles-choice-${choice.do}`, { gold: this.speaker.gold(choice.gold) });
      case "hunt":
        return this.speaker.text("puzzles-choice-hunt", {
          ...this.speaker.people(null, { owner: choice.bag }),
          gold: this.speaker.gold(choice.gold),
        });
      case "pack":
        return this.speaker.text("puzzles-choice-pack", {
          goods: this.speaker.goods(choice.goods),
          declared: this.speaker.good(choice.good, sizeOf(choice.goods)),
        });
      case "declare":
        return this.speaker.good(choice.good, sizeOf(this.puzzle.scene.bag ?? {}));
      case "throw":
        return sizeOf(choice.goods)
          ? this.speaker.goods(choice.goods)
          : this.speaker.text("puzzles-choice-throw-nothing");
    }
  }

  // --- the past

  past(bag: PastBag): string {
    const values = { round: bag.round, declared: this.speaker.good(bag.good, bag.count) };
    return this.speaker.text("puzzles-past", { ...values, fate: this.fate(bag.fate, bag.paid ?? 0) });
  }

  /** The same as the Sheriff's record: whose bag it was is told, too. */
  judged(bag: PastBag): string {
    const values = { round: bag.round, declared: this.speaker.good(bag.good, bag.count) };
    const fate = this.fate(bag.fate, bag.paid ?? 0);
    const who = this.speaker.people(this.puzzle.scene.seat, { who: bag.owner });
    return this.speaker.text("puzzles-judged", { ...values, fate, ...who });
  }

  fate(fate: Fate, paid: number): string {
    if (fate !== "passed") return this.speaker.text(`puzzles-fate-${fate}`);
    return paid
      ? this.speaker.text("puzzles-fate-paid", { gold: this.speaker.gold(paid) })
      : this.speaker.text("puzzles-fate-passed");
  }

  // --- the answer

  truth(bag: TrueBag): string {
    const isOwn = bag.seat === this.puzzle.scene.seat;
    return this.speaker.text(isOwn ? "puzzles-truth-own" : "puzzles-truth", {
      ...this.#who(bag.seat),
      declared: this.speaker.good(bag.good, sizeOf(bag.goods)),
      fate: this.fate(bag.fate, bag.paid ?? 0),
    });
  }

  reasons(): string[] {
    const { worths, best, worlds } = this.puzzle.answer;
    const lacking = (of: "reckoned" | "played"): number =>
      Math.min(...worths.filter((_, place) => place !== best).map((worth) => worths[best]![of] - worth[of]));
    const methods = { why: "methods", counts: { worlds, reckoned: lacking("reckoned"), played: lacking("played") } };
    return [...this.puzzle.answer.reasons, methods].map((reason) => this.reason(reason));
  }

  reason({ why, counts = {}, who, good }: Reason): string {
    const values: Record<string, string | number> = {};
    for (const [name, count] of Object.entries(counts)) {
      if (name === "choice") values["choice"] = this.choice(this.puzzle.choices[count]!);
      else if (name === "gold" || name === "fine") values[name] = this.speaker.gold(count);
      else values[name] = POINTS.has(name) && !OF_BAGS.has(why) ? this.points(count) : count;
    }
    if (who !== undefined && who !== null) Object.assign(values, this.#who(who));
    if (good) values["good"] = this.speaker.goodName(good);
    return this.speaker.text(`puzzles-why-${hyphens(why)}`, values);
  }

  points(points: number): string {
    return this.speaker.text("puzzles-points", { figure: figure(points, this.speaker.messages.language), points });
  }
}

/** A number of points with one decimal at most, and a real minus. */
export const figure = (points: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points).replace("-", "−");
