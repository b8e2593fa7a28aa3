// The bag: what goes in, and what is said about it.
import { counting } from "../../i18n/speaker";
import type { Goods } from "../../protocol/protocol";
import { ifOpened } from "../state/viewModel";
import { toggled, type Act, type PromptForm, type HandUse, type Host } from "./promptForm";

export class Packing implements PromptForm {
  readonly kind = "packing";
  readonly isMine = true;
  /** Places in the hand, in the order in which they went in. */
  packed = $state.raw<readonly number[]>([]);

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
    this.packed = toggled(this.packed, index, this.most);
  }
  takeOut(place: number): void {
    this.packed = this.packed.filter((_, i) => i !== place);
  }
  /** The legal good that would be the least of a lie, and what it costs if the bag is opened. */
  get best(): { good: string; fine: number; lost: Goods; reward: number } | null {
    const { model } = this.host;
    const legal = model.legal.map((good) => ({ good, ...ifOpened(model, this.goods, good) }));
    return this.packed.length
      ? (legal.sort((one, other) => one.fine - other.fine || other.reward - one.reward)[0] ?? null)
      : null;
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
        act: () => this.host.play({ action: "load_bag", goods: this.goods }),
      },
    ];
    if (this.packed.length)
      acts.push({ id: "undo", label: model.text("table-empty-bag"), kind: "quiet", act: () => (this.packed = []) });
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
    return stakes(this.host, this.host.model.view.bag, this.good);
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

/** What it costs, or brings, if this bag is opened. */
export function stakes(host: Pick<Host, "model">, bag: Goods, declared: string): string {
  const { model } = host;
  const { fine, lost, reward } = ifOpened(model, bag, declared);
  if (reward) return model.text("table-stakes-true", { gold: model.narrator.gold(reward) });
  return model.text("table-stakes-lie", { gold: model.narrator.gold(fine), goods: model.narrator.goods(lost) });
}
