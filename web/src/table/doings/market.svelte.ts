// At the market: who begins, what is set aside, where to draw, where to lay what was set aside.
import { counting } from "../../i18n/speaker";
import type { Goods } from "../../protocol/protocol";
import { toggled, type Act, type Doing, type HandUse, type Host } from "./doing";

/** The Sheriff names who begins. */
export class OpeningMarket implements Doing {
  readonly kind = "opening";
  readonly isMine = true;

  constructor(private readonly host: Host) {}

  get sentence(): string {
    return this.host.scene.text("table-open-market");
  }
  get detail(): string {
    return this.host.scene.text("table-open-market-detail");
  }
  get acts(): Act[] {
    const { scene } = this.host;
    return (scene.prompt("open_market_prompt")?.merchants ?? []).map((seat, i) => ({
      id: `first-${seat}`,
      label: scene.say("table-first", { who: seat }),
      kind: i ? "plain" : "primary",
      act: () => this.host.play({ action: "open_market", first: seat }),
    }));
  }
}

export class SettingAside implements Doing {
  readonly kind = "aside";
  readonly isMine = true;
  chosen = $state.raw<readonly number[]>([]);

  constructor(private readonly host: Host) {}

  get most(): number {
    return this.host.scene.prompt("set_aside_prompt")?.most ?? 0;
  }
  get goods(): Goods {
    const cards = this.host.scene.cards(this.host.scene.view.hand);
    return counting(this.chosen.map((index) => cards[index]!));
  }
  get sentence(): string {
    return this.host.scene.text("table-aside");
  }
  get detail(): string {
    return this.host.scene.text(
      this.host.scene.ruleset.draws_from_piles ? "table-aside-detail" : "table-aside-detail-open",
      { most: this.most },
    );
  }
  get hand(): HandUse {
    return {
      chosen: this.chosen,
      look: "raised",
      hint: this.host.scene.text("table-hand-aside"),
      choose: (index) => (this.chosen = toggled(this.chosen, index, this.most)),
    };
  }
  get acts(): Act[] {
    const { scene } = this.host;
    const count = this.chosen.length;
    const label = count ? scene.text("table-aside-do", { count }) : scene.text("table-aside-none");
    const acts: Act[] = [
      { id: "aside", label, kind: "primary", act: () => this.host.play({ action: "set_aside", goods: this.goods }) },
    ];
    if (count)
      acts.push({ id: "undo", label: scene.text("table-put-back"), kind: "quiet", act: () => (this.chosen = []) });
    return acts;
  }
}

export class Drawing implements Doing {
  readonly kind = "drawing";
  readonly isMine = true;

  constructor(private readonly host: Host) {}

  get sources(): readonly string[] {
    return this.host.scene.prompt("draw_prompt")?.sources ?? [];
  }
  get sentence(): string {
    return this.host.scene.text("table-draw", { count: this.host.scene.prompt("draw_prompt")?.need ?? 0 });
  }
  get detail(): string {
    return this.sources.length > 1 ? this.host.scene.text("table-draw-detail") : "";
  }
  draw(source: string): Promise<boolean> {
    return this.host.play({ action: "draw", source });
  }
  get acts(): Act[] {
    const { scene } = this.host;
    const need = scene.prompt("draw_prompt")?.need ?? 0;
    const primary = this.sources.includes("deck") ? "deck" : this.sources[0];
    return this.sources
      .map((source): Act => {
        const top = scene.public.piles[scene.ruleset.piles.indexOf(source)]?.at(-1);
        const label =
          source === "deck"
            ? scene.text("table-draw-deck", { count: need })
            : scene.text("table-draw-pile", { goods: top ? scene.narrator.good(top, 1) : "", pile: source });
        return {
          id: `draw-${source}`,
          label,
          kind: source === primary ? "primary" : "plain",
          act: () => this.draw(source),
        };
      })
      .sort((one, other) => Number(other.kind === "primary") - Number(one.kind === "primary"));
  }
}

/** Cards go on a pile, bottom card first: what was set aside, or what was confiscated. */
export class Laying implements Doing {
  readonly kind = "laying";
  readonly isMine = true;
  order = $state.raw<readonly string[]>([]);
  pile = $state("");

  constructor(
    private readonly host: Host,
    readonly what: "discard" | "place",
  ) {
    // What the next merchant could use lies deep: the dearest at the bottom, the cheapest on top.
    const { scene } = host;
    this.order = scene
      .cards(this.prompt?.goods ?? {})
      .sort((one, other) => scene.good(other).value - scene.good(one).value);
    this.pile = this.prompt?.piles[0] ?? "";
  }

  get prompt() {
    return this.what === "discard" ? this.host.scene.prompt("discard_prompt") : this.host.scene.prompt("place_prompt");
  }
  get piles(): readonly string[] {
    return this.prompt?.piles ?? [];
  }
  /** This card on top of all others. */
  raise(index: number): void {
    const card = this.order[index];
    if (card !== undefined) this.order = [...this.order.filter((_, i) => i !== index), card];
  }
  get sentence(): string {
    return this.host.scene.text(this.what === "discard" ? "table-discard" : "table-place", {
      count: this.order.length,
    });
  }
  get detail(): string {
    return this.order.length > 1 ? this.host.scene.text("table-lay-detail") : "";
  }
  get acts(): Act[] {
    return this.piles.map((pile, i) => ({
      id: `lay-${pile}`,
      label: this.host.scene.text("table-lay-do", { pile }),
      kind: i ? "plain" : "primary",
      act: () => this.host.play({ action: this.what, pile, cards: [...this.order] }),
    }));
  }
}
