// At the market: who begins, what is set aside, where to draw, where to lay what was set aside.
import { counting } from "../../i18n/speaker";
import type { Goods } from "../../protocol/protocol";
import { toggled, type Act, type PromptForm, type HandUse, type Host } from "./promptForm";

/** The Sheriff names who begins. */
export class OpeningMarket implements PromptForm {
  readonly kind = "opening";
  readonly isMine = true;

  constructor(private readonly host: Host) {}

  get sentence(): string {
    return this.host.model.text("table-open-market");
  }
  get detail(): string {
    return this.host.model.text("table-open-market-detail");
  }
  get acts(): Act[] {
    const { model } = this.host;
    return (model.prompt("open_market_prompt")?.merchants ?? []).map((seat, i) => ({
      id: `first-${seat}`,
      label: model.say("table-first", { who: seat }),
      kind: i ? "plain" : "primary",
      act: () => this.host.play({ action: "open_market", first: seat }),
    }));
  }
}

export class SettingAside implements PromptForm {
  readonly kind = "aside";
  readonly isMine = true;
  chosen = $state.raw<readonly number[]>([]);

  constructor(private readonly host: Host) {}

  get most(): number {
    return this.host.model.prompt("set_aside_prompt")?.most ?? 0;
  }
  get goods(): Goods {
    const cards = this.host.model.cards(this.host.model.view.hand);
    return counting(this.chosen.map((index) => cards[index]!));
  }
  get sentence(): string {
    return this.host.model.text("table-aside");
  }
  get detail(): string {
    return this.host.model.text(
      this.host.model.ruleset.draws_from_piles ? "table-aside-detail" : "table-aside-detail-open",
      { most: this.most },
    );
  }
  get hand(): HandUse {
    return {
      chosen: this.chosen,
      look: "raised",
      hint: this.host.model.text("table-hand-aside"),
      choose: (index) => (this.chosen = toggled(this.chosen, index, this.most)),
    };
  }
  get acts(): Act[] {
    const { model } = this.host;
    const count = this.chosen.length;
    const label = count ? model.text("table-aside-do", { count }) : model.text("table-aside-none");
    const acts: Act[] = [
      { id: "aside", label, kind: "primary", act: () => this.host.play({ action: "set_aside", goods: this.goods }) },
    ];
    if (count)
      acts.push({ id: "undo", label: model.text("table-put-back"), kind: "quiet", act: () => (this.chosen = []) });
    return acts;
  }
}

export class Drawing implements PromptForm {
  readonly kind = "drawing";
  readonly isMine = true;

  constructor(private readonly host: Host) {}

  get sources(): readonly string[] {
    return this.host.model.prompt("draw_prompt")?.sources ?? [];
  }
  get sentence(): string {
    return this.host.model.text("table-draw", { count: this.host.model.prompt("draw_prompt")?.need ?? 0 });
  }
  get detail(): string {
    return this.sources.length > 1 ? this.host.model.text("table-draw-detail") : "";
  }
  draw(source: string): Promise<boolean> {
    return this.host.play({ action: "draw", source });
  }
  get acts(): Act[] {
    const { model } = this.host;
    const need = model.prompt("draw_prompt")?.need ?? 0;
    const primary = this.sources.includes("deck") ? "deck" : this.sources[0];
    return this.sources
      .map((source): Act => {
        const top = model.public.piles[model.ruleset.piles.indexOf(source)]?.at(-1);
        const label =
          source === "deck"
            ? model.text("table-draw-deck", { count: need })
            : model.text("table-draw-pile", { goods: top ? model.narrator.good(top, 1) : "", pile: source });
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
export class Laying implements PromptForm {
  readonly kind = "laying";
  readonly isMine = true;
  order = $state.raw<readonly string[]>([]);
  pile = $state("");

  constructor(
    private readonly host: Host,
    readonly what: "discard" | "place",
  ) {
    // What the next merchant could use lies deep: the dearest at the bottom, the cheapest on top.
    const { model } = host;
    this.order = model
      .cards(this.prompt?.goods ?? {})
      .sort((one, other) => model.good(other).value - model.good(one).value);
    this.pile = this.prompt?.piles[0] ?? "";
  }

  get prompt() {
    return this.what === "discard" ? this.host.model.prompt("discard_prompt") : this.host.model.prompt("place_prompt");
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
    return this.host.model.text(this.what === "discard" ? "table-discard" : "table-place", {
      count: this.order.length,
    });
  }
  get detail(): string {
    return this.order.length > 1 && this.#isSeenAgain ? this.host.model.text("table-lay-detail") : "";
  }
  /** Nobody goes to market after the last inspection. */
  get #isSeenAgain(): boolean {
    const { view, ruleset } = this.host.model;
    return this.what === "discard" || view.public.round < ruleset.rounds;
  }
  get acts(): Act[] {
    return this.piles.map((pile, i) => ({
      id: `lay-${pile}`,
      label: this.host.model.text("table-lay-do", { pile }),
      kind: i ? "plain" : "primary",
      act: () => this.host.play({ action: this.what, pile, cards: [...this.order] }),
    }));
  }
}
