// What must be done before the next bag: debts, claims, the loot.
import { sizeOf } from "../../i18n/speaker";
import type { Action, Goods, Refusal } from "../../protocol/protocol";
import type { Act, PromptForm, Host } from "./promptForm";

/** Pay with goods what gold did not cover. */
export class Paying implements PromptForm {
  readonly kind = "paying";
  readonly isMine = true;
  chosen = $state.raw<Goods>({});
  /** What the referee says to what is chosen. */
  refusal = $state.raw<Refusal | null>(null);

  constructor(private readonly host: Host) {
    const { goods, amount } = this.prompt;
    if (host.model.worth(goods) <= amount) this.chosen = goods; // there is nothing to choose
  }

  get prompt(): { amount: number; goods: Goods } {
    return this.host.model.prompt("pay_prompt") ?? { amount: 0, goods: {} };
  }
  get worth(): number {
    return this.host.model.worth(this.chosen);
  }
  get action(): Action {
    return { action: "pay", goods: this.chosen };
  }
  /** Ask the referee, whenever the choice changes. */
  async choose(chosen: Goods): Promise<void> {
    this.chosen = chosen;
    this.refusal = null;
    const refusal = this.worth >= this.prompt.amount ? await this.host.check(this.action) : null;
    if (this.chosen === chosen) this.refusal = refusal;
  }
  get sentence(): string {
    return this.host.model.text("table-pay", { gold: this.host.model.narrator.gold(this.prompt.amount) });
  }
  get detail(): string {
    const { model } = this.host;
    if (this.refusal) return model.narrator.refusal(this.refusal, model.me);
    const missing = this.prompt.amount - this.worth;
    return missing > 0
      ? model.text("table-pay-missing", { count: missing })
      : model.text("table-pay-enough", { count: this.worth });
  }
  get acts(): Act[] {
    const { model } = this.host;
    const isAll = sizeOf(this.chosen) === sizeOf(this.prompt.goods);
    const why = this.worth >= this.prompt.amount || isAll ? this.refusal && this.detail : this.detail;
    const acts: Act[] = [
      { id: "pay", label: model.text("table-pay-do"), kind: "primary", why, act: () => this.host.play(this.action) },
    ];
    if (sizeOf(this.chosen))
      acts.push({ id: "undo", label: model.text("table-put-back"), kind: "quiet", act: () => void this.choose({}) });
    return acts;
  }
}

/** Three of a kind for a card of the black market. */
export class Claiming implements PromptForm {
  readonly kind = "claiming";
  readonly isMine = true;

  constructor(private readonly host: Host) {}

  get goods(): readonly string[] {
    return this.host.model.prompt("claim_prompt")?.goods ?? [];
  }
  get sentence(): string {
    if (this.goods.length) return this.host.model.text("table-claim");
    const hasThree = Object.values(this.host.model.view.contraband).some((count) => count >= 3);
    return this.host.model.text(hasThree ? "table-claim-gone" : "table-claim-nothing");
  }
  get detail(): string {
    return this.host.model.text(this.goods.length ? "table-claim-detail" : "table-claim-asked");
  }
  claim(good: string | null): Promise<boolean> {
    return this.host.play({ action: "claim", good });
  }
  get acts(): Act[] {
    const { model } = this.host;
    const piles = model.extra("black_market_piles")?.piles ?? [];
    const acts = this.goods.map((good, i): Act => {
      const points = piles.find((pile) => pile.good === good)?.values[0] ?? 0;
      return {
        id: `claim-${good}`,
        label: model.text("table-claim-do", { goods: model.narrator.good(good, 3), points }),
        kind: i ? "plain" : "primary",
        act: () => this.claim(good),
      };
    });
    const kind = acts.length ? "quiet" : "primary";
    return [...acts, { id: "claim-none", label: model.text("table-claim-none"), kind, act: () => this.claim(null) }];
  }
}

/** What is left of goods without some of them. */
export const less = (goods: Goods, some: Goods): Goods =>
  Object.fromEntries(
    Object.entries(goods)
      .map(([good, count]): [string, number] => [good, count - (some[good] ?? 0)])
      .filter(([, count]) => count > 0),
  );

/** Two deputies part the loot. */
export class Splitting implements PromptForm {
  readonly kind = "splitting";
  gold = $state(0);
  goods = $state.raw<Goods>({});

  constructor(private readonly host: Host) {
    this.gold = Math.ceil(this.prompt.gold / 2);
    this.goods = Object.fromEntries(
      Object.entries(this.prompt.goods)
        .map(([good, count]) => [good, Math.floor(count / 2)])
        .filter(([, count]) => count),
    );
  }

  get isMine(): boolean {
    return this.host.model.mustAct;
  }
  get prompt(): { gold: number; goods: Goods; accept: number | null } {
    return this.host.model.prompt("split_prompt") ?? { gold: 0, goods: {}, accept: null };
  }
  get sentence(): string {
    const { model } = this.host;
    const split = model.dutyOf("split_loot")?.split;
    if (split && split.by === model.me) return model.say("table-split-waiting");
    return split ? model.say("table-split-answer", { who: split.by }) : model.text("table-split");
  }
  get detail(): string {
    return this.host.model.text("table-split-detail");
  }
  get acts(): Act[] {
    const { model } = this.host;
    const { accept } = this.prompt;
    const acts: Act[] = [];
    if (accept !== null)
      acts.push({
        id: "split-accept",
        label: model.text("table-split-accept"),
        kind: "primary",
        act: () => this.host.play({ action: "accept_split", split: accept }),
      });
    acts.push({
      id: "split-propose",
      label: model.text("table-split-propose"),
      kind: accept === null ? "primary" : "plain",
      act: () => this.host.play({ action: "propose_split", gold: this.gold, goods: this.goods }),
    });
    acts.push({
      id: "split-call",
      label: model.text("table-split-call"),
      kind: "quiet",
      act: () => this.host.play({ action: "call_split" }),
    });
    return acts;
  }
}
