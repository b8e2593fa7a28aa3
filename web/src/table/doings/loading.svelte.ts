// The bag: what goes in, and what is said about it.
import { counting } from "../../i18n/speaker";
import type { Goods } from "../../protocol/protocol";
import { ifOpened } from "../scene";
import { toggled, type Act, type Doing, type HandUse, type Host } from "./doing";

export class Packing implements Doing {
  readonly kind = "packing";
  readonly isMine = true;
  /** Places in the hand, in the order in which they went in. */
  packed = $state.raw<readonly number[]>([]);

  constructor(private readonly host: Host) {}

  get most(): number {
    return this.host.scene.prompt("load_bag_prompt")?.most ?? 0;
  }
  get cards(): string[] {
    const hand = this.host.scene.cards(this.host.scene.view.hand);
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
    const { scene } = this.host;
    const legal = scene.legal.map((good) => ({ good, ...ifOpened(scene, this.goods, good) }));
    return this.packed.length
      ? (legal.sort((one, other) => one.fine - other.fine || other.reward - one.reward)[0] ?? null)
      : null;
  }
  get sentence(): string {
    const count = this.packed.length;
    return count ? this.host.scene.text("table-packed", { count }) : this.host.scene.text("table-pack");
  }
  get detail(): string {
    return this.host.scene.text(this.packed.length ? "table-packed-detail" : "table-pack-detail", { most: this.most });
  }
  get hand(): HandUse {
    return {
      chosen: this.packed,
      look: "packed",
      hint: this.host.scene.text("table-hand-pack"),
      choose: (index) => this.toggle(index),
    };
  }
  get acts(): Act[] {
    const { scene } = this.host;
    const why = this.packed.length ? null : scene.text("table-pack-first");
    const acts: Act[] = [
      {
        id: "close",
        label: scene.text("table-close-bag"),
        kind: "primary",
        why,
        act: () => this.host.play({ action: "load_bag", goods: this.goods }),
      },
    ];
    if (this.packed.length)
      acts.push({ id: "undo", label: scene.text("table-empty-bag"), kind: "quiet", act: () => (this.packed = []) });
    return acts;
  }
}

export class Declaring implements Doing {
  readonly kind = "declaring";
  readonly isMine = true;
  good = $state("");

  constructor(private readonly host: Host) {
    const bag = host.scene.view.bag;
    const most = [...this.goods].sort((one, other) => (bag[other] ?? 0) - (bag[one] ?? 0));
    this.good = most[0] ?? "";
  }

  get goods(): readonly string[] {
    return this.host.scene.prompt("declare_prompt")?.goods ?? [];
  }
  get count(): number {
    return this.host.scene.prompt("declare_prompt")?.count ?? 0;
  }
  get sentence(): string {
    const guard = this.host.scene.guards[0] ?? 0;
    return this.host.scene.say("table-declare", { who: guard });
  }
  get detail(): string {
    return stakes(this.host, this.host.scene.view.bag, this.good);
  }
  get acts(): Act[] {
    const { scene } = this.host;
    const label = scene.text("table-declare-do", { goods: scene.narrator.good(this.good, this.count) });
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
export function stakes(host: Host, bag: Goods, declared: string): string {
  const { scene } = host;
  const { fine, lost, reward } = ifOpened(scene, bag, declared);
  if (reward) return scene.text("table-stakes-true", { gold: scene.narrator.gold(reward) });
  return scene.text("table-stakes-lie", { gold: scene.narrator.gold(fine), goods: scene.narrator.goods(lost) });
}
