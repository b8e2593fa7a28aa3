// The bag: what goes in, and what is said about it.
import { counting } from "../../i18n/speaker";
import type { Action, Goods, BagStakes } from "../../protocol/protocol";
import type { ViewModel } from "../state/viewModel";
import { toggled, type Act, type PromptForm, type HandUse, type Host } from "./promptForm";

export class Packing implements PromptForm {
  readonly kind = "packing";
  readonly isMine = true;
  /** Places in the hand, in the order in which they went in. */
  packed = $state.raw<readonly number[]>([]);
  /** What the referee says is at stake with what is packed, under each good that could be declared. */
  stakes = $state.raw<readonly BagStakes[]>([]);

  constructor(private readonly host: Host) {}

  get most(): number {
    return this.host.model.prompt("load_bag_prompt")?.most ?? 0;
  }
  get cards(): string[] {
    const hand = this.host.model.cards(this.host.model.view.hand);
    return this.packed.map((index) => hand[index]!);
  }
  get goods(): Goods {
    return counting(this.cards);
  }
  toggle(index: number): void {
    void this.pack(toggled(this.packed, index, this.most));
  }
  takeOut(place: number): void {
    void this.pack(this.packed.filter((_, i) => i !== place));
  }
  /** Have these in the bag, and ask what that puts at stake. */
  async pack(packed: readonly number[]): Promise<void> {
    this.packed = packed;
    const stakes = packed.length ? await this.host.stakesWith(this.action) : [];
    if (this.packed === packed) this.stakes = stakes; // or another card has gone in meanwhile
  }
  get action(): Action {
    return { action: "load_bag", goods: this.goods };
  }
  /** The good that would be the least of a lie. */
  get best(): BagStakes | null {
    return [...this.stakes].sort((one, other) => one.fine - other.fine || other.reward - one.reward)[0] ?? null;
  }
  get sentence(): string {
    const count = this.packed.length;
    return count ? this.host.model.text("table-packed", { count }) : this.host.model.text("table-pack");
  }
  get detail(): string {
    return this.host.model.text(this.packed.length ? "table-packed-detail" : "table-pack-detail", { most: this.most });
  }
  get hand(): HandUse {
    return {
      chosen: this.packed,
      look: "packed",
      hint: this.host.model.text("table-hand-pack"),
      choose: (index) => this.toggle(index),
    };
  }
  get acts(): Act[] {
    const { model } = this.host;
    const why = this.packed.length ? null : model.text("table-pack-first");
    const acts: Act[] = [
      {
        id: "close",
        label: model.text("table-close-bag"),
        kind: "primary",
        why,
        act: () => this.host.play(this.action),
      },
    ];
    if (this.packed.length)
      acts.push({ id: "undo", label: model.text("table-empty-bag"), kind: "quiet", act: () => void this.pack([]) });
    return acts;
  }
}

export class Declaring implements PromptForm {
  readonly kind = "declaring";
  readonly isMine = true;
  good = $state("");

  constructor(private readonly host: Host) {
    const bag = host.model.view.bag;
    const most = [...this.goods].sort((one, other) => (bag[other] ?? 0) - (bag[one] ?? 0));
    this.good = most[0] ?? "";
  }

  get goods(): readonly string[] {
    return this.host.model.prompt("declare_prompt")?.goods ?? [];
  }
  get count(): number {
    return this.host.model.prompt("declare_prompt")?.count ?? 0;
  }
  get sentence(): string {
    const guard = this.host.model.guards[0] ?? 0;
    return this.host.model.say("table-declare", { who: guard });
  }
  get detail(): string {
    return stakesText(this.host.model, this.good);
  }
  get acts(): Act[] {
    const { model } = this.host;
    const label = model.text("table-declare-do", { goods: model.narrator.good(this.good, this.count) });
    return [
      {
        id: "declare",
        label,
        kind: "primary",
        act: () => this.host.play({ action: "declare", good: this.good, count: this.count }),
      },
    ];
  }
}

/** What it costs me, or brings, if my bag is opened and was declared as this. */
export function stakesText(model: ViewModel, declared: string): string {
  const stakes = model.stakesAs(declared);
  if (!stakes) return "";
  const { fine, lost, reward } = stakes;
  if (reward) return model.text("table-stakes-true", { gold: model.narrator.gold(reward) });
  return model.text("table-stakes-lie", { gold: model.narrator.gold(fine), goods: model.narrator.goods(lost) });
}
