// At the gate: offers to answer, bags to settle.
import { inOrder, sizeOf } from "../../i18n/speaker";
import type { Clause, Offer, SettlePrompt } from "../../protocol/protocol";
import { stakes } from "./loading.svelte";
import type { Act, PromptForm, Host } from "./promptForm";

/** What a button can say of a price; a longer one is on the slip and in the sentence. */
const PRICE_MOST = 36;

export class Bargaining implements PromptForm {
  readonly kind = "bargaining";
  /** What was tapped: a bag, a slip. Without either the most pressing one is before us. */
  tappedBag = $state<number | null>(null);
  tappedOffer = $state<number | null>(null);

  constructor(private readonly host: Host) {}

  get isMine(): boolean {
    return this.settles.length > 0 || this.answerable.length > 0;
  }

  get settles(): SettlePrompt[] {
    return this.host.model.allPrompts("settle_prompt");
  }

  /** Offers that wait for this seat, the newest first. */
  get answerable(): Offer[] {
    const { model } = this.host;
    const waiting = model.allPrompts("answer_prompt").map((prompt) => model.offer(prompt.offer));
    return waiting.filter((offer) => offer !== null).reverse();
  }

  /** The bag before us: the one tapped, else one that is worth something, else one that is talked about, else the next. */
  get bag(): number | null {
    const open = this.settles.map((prompt) => prompt.bag);
    if (this.tappedBag !== null && open.includes(this.tappedBag)) return this.tappedBag;
    const { model } = this.host;
    if (!open.length) return model.me !== null && model.bag(model.me) ? model.me : null;
    const paying = this.settles.find((prompt) => prompt.offers.length)?.bag;
    return (
      paying ?? this.answerable.flatMap((offer) => model.bagsIn(offer)).find((bag) => open.includes(bag)) ?? open[0]!
    );
  }

  get settle(): SettlePrompt | null {
    return this.settles.find((prompt) => prompt.bag === this.bag) ?? null;
  }

  /** The slip before us. */
  get offer(): Offer | null {
    const tapped = this.answerable.find((offer) => offer.number === this.tappedOffer);
    if (tapped) return tapped;
    const { model } = this.host;
    if (!this.settles.length) return this.answerable[0] ?? null;
    // What is asked about another bag belongs to that bag: "open" beside it must mean the bag that it speaks of.
    const here = this.answerable.filter((offer) => {
      const bags = model.bagsIn(offer);
      return bags.length ? bags.includes(this.bag ?? -1) : offer.merchant === this.bag;
    });
    return here.find((offer) => this.settle?.offers.includes(offer.number)) ?? here[0] ?? null;
  }

  tapBag(bag: number): void {
    this.tappedBag = bag;
    this.tappedOffer = null;
  }
  tapOffer(offer: Offer): void {
    this.tappedOffer = offer.number;
    const bag = this.host.model.bagsIn(offer).find((one) => this.settles.some((prompt) => prompt.bag === one));
    if (bag !== undefined) this.tappedBag = bag;
  }

  get sentence(): string {
    const { model } = this.host;
    const { offer, settle } = this;
    if (offer) {
      const isOwnBag = offer.merchant === model.me && model.bagsIn(offer).every((bag) => bag === model.me);
      const gifts = this.#price(offer.clauses);
      if (gifts && isOwnBag && offer.proposer !== model.me)
        return model.say("table-wants", { who: offer.proposer }, { gifts });
      const binding = offer.clauses.filter((clause) => clause.clause !== "promise" && clause.clause !== "words");
      return model.narrator.offer({ ...offer, clauses: binding }, model.me);
    }
    if (settle) {
      const bag = model.bag(settle.bag);
      const goods = bag?.good ? model.narrator.good(bag.good, bag.size) : model.narrator.cards(bag?.size ?? 0);
      return model.say("table-settle", { owner: settle.bag }, { goods });
    }
    const mine = model.me === null ? null : model.bag(model.me);
    if (mine?.fate === "closed") return model.say("table-gate-wait", { who: mine.deciders[0] ?? 0 });
    return model.text(model.isGuard(model.me) ? "table-gate-others" : "table-gate-done");
  }

  get detail(): string {
    const { model } = this.host;
    if (this.settle) {
      const promises = this.offer ? model.narrator.promises(this.offer.clauses, model.me) : [];
      return promises.join(" ") || this.#risk(this.settle.bag);
    }
    const mine = model.me === null ? null : model.bag(model.me);
    if (mine?.fate === "closed" && mine.good && sizeOf(model.view.bag))
      return stakes(this.host, model.view.bag, mine.good);
    return "";
  }

  /** What it costs a lone Sheriff to open an honest bag; deputies share it in ways too long for a line. */
  #risk(owner: number): string {
    const { model } = this.host;
    const bag = model.bag(owner);
    const count = this.settles.length;
    if (!bag?.good || model.guards.length > 1) return model.text("table-settle-detail", { count });
    return model.text("table-settle-risk", {
      count,
      gold: model.narrator.gold(bag.size * model.good(bag.good).penalty),
    });
  }

  get acts(): Act[] {
    return this.settles.length ? this.#sheriffActs() : this.#merchantActs();
  }

  /** What is given, as short as a button needs it: '8 gold + 2 apples'. */
  #price(clauses: readonly Clause[]): string {
    const { narrator, ruleset } = this.host.model;
    const parts = clauses.flatMap((clause) => {
      if (clause.clause === "gold") return [narrator.gold(clause.amount)];
      return "goods" in clause ? inOrder(clause.goods, ruleset).map(([good, count]) => narrator.good(good, count)) : [];
    });
    return parts.join(" + ");
  }

  /** 'Accept 8 gold + 2 apples', if that is not too long. */
  #dealLabel(id: string, offer: Offer): string {
    const { model } = this.host;
    const gifts = this.#price(offer.clauses);
    return gifts && gifts.length <= PRICE_MOST ? model.text(id, { gifts }) : model.text("table-accept");
  }

  #merchantActs(): Act[] {
    const { model } = this.host;
    const acts: Act[] = [];
    if (this.offer) acts.push(...this.#answers(this.offer));
    const prompt = model.allPrompts("bargain_prompt").find((one) => one.merchant === model.me);
    const mine = model
      .allPrompts("withdraw_prompt")
      .map((one) => model.offer(one.offer))
      .find((one) => one !== null);
    if (prompt && !this.offer) {
      const id = this.host.drafts.has(prompt.merchant)
        ? "table-offer-go-on"
        : mine
          ? "table-offer-change"
          : "table-offer-make";
      const write = (): void =>
        mine && !this.host.drafts.has(prompt.merchant)
          ? this.host.drafts.writeFrom(mine, model.me!)
          : this.host.drafts.write(prompt);
      acts.push({
        id: "offer",
        label: model.text(id),
        kind: model.bag(model.me!)?.fate === "closed" && !mine ? "primary" : "plain",
        act: write,
      });
    }
    if (mine && !this.offer)
      acts.push({
        id: "withdraw",
        label: model.text("table-withdraw"),
        kind: "quiet",
        act: () => this.host.play({ action: "withdraw", offer: mine.number }),
      });
    return acts;
  }

  #answers(offer: Offer): Act[] {
    const { model } = this.host;
    const prompt = model.allPrompts("answer_prompt").find((one) => one.offer === offer.number);
    const why = prompt?.may_accept
      ? null
      : model.text(offer.agreed.includes(model.me ?? -1) ? "table-agreed-already" : "table-not-yet");
    return [
      {
        id: "accept",
        label: this.#dealLabel("table-accept-for", offer),
        kind: "primary",
        why,
        act: () => this.host.play({ action: "accept", offer: offer.number }),
      },
      {
        id: "counter",
        label: model.text("table-counter"),
        kind: "plain",
        act: () => this.host.drafts.writeFrom(offer, model.me!),
      },
      {
        id: "refuse",
        label: model.text("table-refuse"),
        kind: "quiet",
        act: () => this.host.play({ action: "refuse", offer: offer.number }),
      },
    ];
  }

  #sheriffActs(): Act[] {
    const { model } = this.host;
    const { settle, offer } = this;
    if (!settle) return [];
    const acts: Act[] = [];
    const pays = offer !== null && settle.offers.includes(offer.number);
    if (offer && pays && settle.may_pass) {
      acts.push({
        id: "take",
        label: this.#dealLabel("table-take", offer),
        kind: "primary",
        act: () => this.host.play({ action: "pass", bag: settle.bag, offer: offer.number }),
      });
    } else if (offer) {
      acts.push(this.#answers(offer)[0]!);
    }
    const isFirst = !acts.length;
    if (settle.may_inspect)
      acts.push({
        id: "open",
        label: model.text("table-open"),
        kind: isFirst ? "primary" : "plain",
        act: () => this.host.play({ action: "inspect", bag: settle.bag }),
      });
    if (settle.may_pass)
      acts.push({
        id: "pass",
        label: model.text("table-pass"),
        kind: "plain",
        act: () => this.host.play({ action: "pass", bag: settle.bag, offer: null }),
      });
    const bargain = model.allPrompts("bargain_prompt").find((one) => one.merchant === settle.bag);
    if (offer) {
      acts.push({
        id: "counter",
        label: model.text("table-counter"),
        kind: "quiet",
        act: () => this.host.drafts.writeFrom(offer, model.me!),
      });
      acts.push({
        id: "refuse",
        label: model.text("table-refuse"),
        kind: "quiet",
        act: () => this.host.play({ action: "refuse", offer: offer.number }),
      });
    } else if (bargain) {
      const id = this.host.drafts.has(settle.bag) ? "table-offer-go-on" : "table-demand";
      acts.push({
        id: "demand",
        label: model.text(id),
        kind: "plain",
        act: () => this.host.drafts.write(bargain, settle.bag),
      });
    }
    return acts;
  }
}
