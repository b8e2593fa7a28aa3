// The view model: how things stand for one viewer, an update with the names, words and cards that go with it. It looks
// things up and knows no rules: what can be done is in the prompts.
import type { Face } from "../../art/faces";
import { Narrator } from "../../i18n/narrator";
import { cardsOf } from "../../i18n/speaker";
import type {
  Bag,
  CrownStanding,
  Deal,
  Duty,
  Extra,
  Goods,
  Inspecting,
  Offer,
  Phase,
  Prompt,
  Public,
  Ruleset,
  SeatView,
  BagStakes,
  TableInfo,
  Update,
} from "../../protocol/protocol";

type PromptOf<Tag extends Prompt["prompt"]> = Extract<Prompt, { prompt: Tag }>;
type ExtraOf<Tag extends Extra["extra"]> = Extract<Extra, { extra: Tag }>;
type DutyOf<Tag extends Duty["duty"]> = Extract<Duty, { duty: Tag }>;

export class ViewModel {
  readonly view: SeatView;
  readonly public: Public;

  constructor(
    readonly update: Update,
    view: SeatView,
    readonly ruleset: Ruleset,
    readonly table: TableInfo | null,
    readonly narrator: Narrator,
  ) {
    this.view = view;
    this.public = view.public;
  }

  // --- people

  /** The seat that looks; null for somebody who watches. */
  get me(): number | null {
    return this.view.seat;
  }

  get names(): readonly string[] {
    return this.narrator.names;
  }

  name(seat: number): string {
    return this.narrator.name(seat);
  }

  get seats(): number[] {
    return Array.from({ length: this.ruleset.players }, (_, i) => i);
  }

  /** The Sheriff, or the deputies. */
  get guards(): readonly number[] {
    return this.public.deciders;
  }

  isGuard(seat: number | null): boolean {
    return seat !== null && this.guards.includes(seat);
  }

  /** Whether somebody at the gate has bags to decide on, and takes their time. */
  isThinking(seat: number): boolean {
    return seat !== this.me && this.isGuard(seat) && !!this.inspecting && !this.duty && this.awaited.includes(seat);
  }

  get merchants(): number[] {
    return this.seats.filter((seat) => !this.isGuard(seat));
  }

  /** Everybody in the order in which they sit, from the viewer on. */
  get around(): number[] {
    const first = this.me ?? 0;
    return this.seats.map((_, i) => (first + i) % this.ruleset.players);
  }

  get awaited(): readonly number[] {
    return this.update.awaited;
  }

  get mustAct(): boolean {
    return this.me !== null && this.awaited.includes(this.me);
  }

  // --- goods

  good(id: string): Face {
    const known = this.ruleset.catalogue.find((one) => one.id === id);
    return known ?? { id, kind: "legal", value: 0, penalty: 0, crown: "", crown_count: 0, names: {} };
  }

  faces(ids: readonly string[]): Face[] {
    return ids.map((id) => this.good(id));
  }

  /** The cards of a multiset, in the order of the catalogue. */
  cards(goods: Goods): string[] {
    return cardsOf(goods, this.ruleset);
  }

  /** The kinds that lie face up on a stand, in the order of the catalogue. */
  get legal(): string[] {
    return this.ruleset.catalogue.filter((good) => good.kind === "legal").map((good) => good.id);
  }

  get hidden(): string[] {
    return this.ruleset.catalogue.filter((good) => good.kind !== "legal").map((good) => good.id);
  }

  worth(goods: Goods): number {
    return Object.entries(goods).reduce((sum, [id, count]) => sum + this.good(id).value * count, 0);
  }

  // --- the phase

  get phase(): Phase {
    return this.public.phase;
  }

  get inspecting(): Inspecting | null {
    return this.phase.phase === "inspecting" ? this.phase : null;
  }

  get bags(): readonly Bag[] {
    return this.phase.phase === "declaring" || this.phase.phase === "inspecting" ? this.phase.bags : [];
  }

  bag(owner: number): Bag | null {
    return this.bags.find((bag) => bag.owner === owner) ?? null;
  }

  get offers(): readonly Offer[] {
    return this.inspecting?.offers ?? [];
  }

  offer(number: number): Offer | null {
    return this.offers.find((offer) => offer.number === number) ?? null;
  }

  get deals(): readonly Deal[] {
    return this.inspecting?.deals ?? [];
  }

  /** What somebody has to do before the next bag. */
  get duty(): Duty | null {
    return this.inspecting?.duties[0] ?? null;
  }

  dutyOf<Tag extends Duty["duty"]>(tag: Tag): DutyOf<Tag> | null {
    return this.duty?.duty === tag ? (this.duty as DutyOf<Tag>) : null;
  }

  extra<Tag extends Extra["extra"]>(tag: Tag): ExtraOf<Tag> | null {
    const found = [...this.public.extras, ...this.view.extras].find((one) => one.extra === tag);
    return (found as ExtraOf<Tag> | undefined) ?? null;
  }

  // --- what can be done

  get prompts(): readonly Prompt[] {
    return this.update.prompts;
  }

  prompt<Tag extends Prompt["prompt"]>(tag: Tag): PromptOf<Tag> | null {
    return this.allPrompts(tag)[0] ?? null;
  }

  allPrompts<Tag extends Prompt["prompt"]>(tag: Tag): PromptOf<Tag>[] {
    return this.prompts.filter((one): one is PromptOf<Tag> => one.prompt === tag);
  }

  /** What an offer is about: the bags it names. */
  bagsIn(offer: Pick<Offer, "clauses">): number[] {
    return offer.clauses.flatMap((clause) =>
      clause.clause === "pass" || clause.clause === "open" || clause.clause === "refuse" ? [clause.bag] : [],
    );
  }

  // --- what the referee tells ahead

  /** My own bag, if it is opened and was declared as this; null where that is not to be told. */
  stakesAs(good: string): BagStakes | null {
    return this.update.outlook?.stakes.find((one) => one.good === good) ?? null;
  }

  /** What it costs to open a bag that is mine alone to decide, should it be honest. */
  openingCost(bag: number): number | null {
    return this.update.outlook?.openings.find((one) => one.bag === bag)?.gold ?? null;
  }

  /** Who would be King and Queen of each good, by what lies face up. */
  get crowns(): readonly CrownStanding[] {
    return this.update.outlook?.crowns ?? [];
  }

  // --- words

  text(id: string, values: Record<string, string | number> = {}): string {
    return this.narrator.text(id, values);
  }

  /** A sentence with people in it. */
  say(id: string, people: Record<string, number> = {}, values: Record<string, string | number> = {}): string {
    return this.narrator.text(id, { ...this.narrator.people(this.me, people), ...values });
  }
}
