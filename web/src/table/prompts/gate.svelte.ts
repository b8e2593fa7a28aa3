// At the gate: offers to answer, bags to settle.
import { inOrder } from "../../i18n/speaker";
import type { Clause, Offer, SettlePrompt } from "../../protocol/protocol";
import type { ViewModel } from "../state/viewModel";
import { stakesText } from "./loading.svelte";
import type { Act, PromptForm, Host } from "./promptForm";
import { goOnActs, waitingFor } from "./waiting";

/** What a button can say of a price; a longer one is on the slip and in the sentence. */
const PRICE_MOST = 36;

/** A bag and a slip, as they lie before the player. */
interface Before {
  readonly bag: number | null;
  readonly offer: Offer | null;
}

export class Bargaining implements PromptForm {
  readonly kind = "bargaining";
  /** What was tapped: a bag, a slip. */
  tappedBag = $state<number | null>(null);
  tappedOffer = $state<number | null>(null);
  /** What lay before us last. It stays there while it can: nothing that arrives may change what is about to be pressed. */
  #held: Before = { bag: null, offer: null };
  readonly #before = $derived.by((): Before => {
    const { bag: tappedBag, offer: tappedOffer } = this.#tapped;
    const bag = tappedBag ?? this.#bagAfter(this.#held.bag);
    const offer = tappedOffer ?? this.#offerAfter(this.#held.offer, bag);
    // What was tapped hides what lay there: that comes back when it has gone, or when there is a bag to settle again.
    const isOwn = !this.settles.length;
    this.#held = {
      bag: tappedBag !== null || isOwn ? this.#held.bag : bag,
      offer: tappedOffer ? this.#held.offer : offer,
    };
    return { bag, offer };
  });

  constructor(private readonly host: Host) {}

  get isMine(): boolean {
    return this.settles.length > 0 || this.answerable.length > 0;
  }

  get settles(): SettlePrompt[] {
    return this.host.model.allPrompts("settle_prompt").filter((prompt) => !this.host.isSettled(prompt.bag));
  }

  /** Offers that wait for this seat, the newest first; one that was just agreed on or has gone waits no more. */
  get answerable(): Offer[] {
    const { model } = this.host;
    const waiting = model.allPrompts("answer_prompt").map((prompt) => model.offer(prompt.offer));
    return waiting.filter((offer) => offer !== null && !this.host.isOver(offer.number)).reverse() as Offer[];
  }

  /** Offers of this seat that it can take back. */
  get withdrawable(): Offer[] {
    const { model } = this.host;
    const own = model.allPrompts("withdraw_prompt").map((prompt) => model.offer(prompt.offer));
    return own.filter((offer) => offer !== null && !this.host.isOver(offer.number)) as Offer[];
  }

  /** The own offer that was tapped, to be taken back or changed. */
  get own(): Offer | null {
    return this.withdrawable.find((offer) => offer.number === this.tappedOffer) ?? null;
  }

  /** The bag before us. */
  get bag(): number | null {
    return this.#before.bag;
  }

  /** The slip before us. */
  get offer(): Offer | null {
    return this.#before.offer;
  }

  /** What was tapped and can still be decided. */
  get #tapped(): Before {
    return {
      bag: this.settles.find((prompt) => prompt.bag === this.tappedBag)?.bag ?? null,
      offer: this.answerable.find((offer) => offer.number === this.tappedOffer) ?? null,
    };
  }

  /** The one that lay there, else the most pressing one; without any to settle, one's own. */
  #bagAfter(held: number | null): number | null {
    const open = this.settles.map((prompt) => prompt.bag);
    const { model } = this.host;
    if (!open.length) return model.me !== null && model.bag(model.me) ? model.me : null;
    return held !== null && open.includes(held) ? held : this.#nextBag(open);
  }

  /** One that is paid for, else one that is talked about, else the next. */
  #nextBag(open: readonly number[]): number {
    const paying = this.settles.find((prompt) => prompt.offers.length)?.bag;
    const named = this.answerable.flatMap((offer) => this.host.model.bagsIn(offer));
    return paying ?? named.find((bag) => open.includes(bag)) ?? open[0]!;
  }

  get settle(): SettlePrompt | null {
    return this.settles.find((prompt) => prompt.bag === this.bag) ?? null;
  }

  /** The one that lay there, else what is offered over the bag before us. */
  #offerAfter(held: Offer | null, bag: number | null): Offer | null {
    const here = this.#over(bag);
    const paying = this.settles.find((prompt) => prompt.bag === bag)?.offers ?? [];
    return (
      here.find((offer) => offer.number === held?.number) ??
      here.find((offer) => paying.includes(offer.number)) ??
      here[0] ??
      null
    );
  }

  /** What is asked about another bag belongs to that bag: "open" beside it must mean the bag that it speaks of. */
  #over(bag: number | null): Offer[] {
    if (!this.settles.length) return this.answerable;
    return this.answerable.filter((offer) => {
      const bags = this.host.model.bagsIn(offer);
      return bags.length ? bags.includes(bag ?? -1) : offer.merchant === bag;
    });
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
    const { settle } = this;
    const offer = this.own ?? this.offer;
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
    if (model.isGuard(model.me) || model.duty) return waitingFor(model);
    const mine = model.me === null ? null : model.bag(model.me);
    if (mine?.fate === "closed") return model.say("table-gate-wait", { who: mine.deciders[0] ?? 0 });
    return model.text("table-gate-done");
  }

  get detail(): string {
    const { model } = this.host;
    if (this.settle) {
      const promises = this.offer ? model.narrator.promises(this.offer.clauses, model.me) : [];
      return promises.join(" ") || this.#owed(this.settle) || this.#risk(this.settle.bag);
    }
    const mine = model.me === null ? null : model.bag(model.me);
    return mine?.fate === "closed" && mine.good ? stakesText(model, mine.good) : "";
  }

  /** Who paid for it that a bag is opened, or that it passes: nothing else may be done with it. */
  #owed(settle: SettlePrompt): string {
    if (settle.may_inspect === settle.may_pass) return "";
    const { model } = this.host;
    const act = settle.may_inspect ? "open" : "pass";
    const deal = model.deals.find((one) =>
      one.clauses.some((clause) => clause.clause === act && clause.bag === settle.bag),
    );
    return deal ? model.say(`table-owed-${act}`, { who: deal.merchant }) : "";
  }

  #risk(owner: number): string {
    const { model } = this.host;
    const count = this.settles.length;
    const gold = model.openingCost(owner);
    if (gold === null && this.offer) return ""; // the buttons say as much, and there are five of them
    return gold === null
      ? model.text("table-settle-detail", { count })
      : model.text("table-settle-risk", { count, gold: model.narrator.gold(gold) });
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

  /** What can be done about an offer comes first, and what can always be done stands in its place behind it. */
  #merchantActs(): Act[] {
    const { offer } = this;
    if (offer && !this.own) return [...this.#answers(offer), this.#counter(offer)];
    // Who has made an offer waits for the answer, and it comes soon.
    return [...this.#offerActs(), ...(this.withdrawable.length ? [] : goOnActs(this.host))];
  }

  /** What it would cost to have the own bag opened: the fine, and the goods that would be lost. */
  get #atStake(): number {
    const { model } = this.host;
    const mine = model.me === null ? null : model.bag(model.me);
    const stakes = mine?.fate === "closed" && mine.good ? model.stakesAs(mine.good) : null;
    return stakes ? stakes.fine + model.worth(stakes.lost) : 0;
  }

  /** Whether it clearly is a good bargain: the own bag passes for no more than it would cost to see it opened. */
  #isBargain(offer: Offer): boolean {
    const { model } = this.host;
    const isMine = offer.merchant === model.me && model.bagsIn(offer).every((bag) => bag === model.me);
    return isMine && this.#worthOf(offer.clauses) <= this.#atStake;
  }

  #worthOf(clauses: readonly Clause[]): number {
    const { model } = this.host;
    return clauses.reduce((sum, clause) => {
      if (clause.clause === "gold") return sum + clause.amount;
      return "goods" in clause ? sum + model.worth(clause.goods) : sum;
    }, 0);
  }

  #withdraw(offer: Offer): Act {
    return {
      id: "withdraw",
      key: `withdraw ${offer.number}`,
      label: this.host.model.text("table-withdraw"),
      kind: "quiet",
      act: () => this.host.play({ action: "withdraw", offer: offer.number }),
    };
  }

  #offerActs(): Act[] {
    const { model, drafts } = this.host;
    const prompt = model.allPrompts("bargain_prompt").find((one) => one.merchant === model.me);
    const mine = this.own ?? this.withdrawable[0];
    const acts: Act[] = mine ? [this.#withdraw(mine)] : [];
    if (prompt) {
      const isBegun = drafts.has(prompt.merchant);
      acts.push({
        id: "offer",
        label: model.text(isBegun ? "table-offer-go-on" : mine ? "table-offer-change" : "table-offer-make"),
        kind: this.#atStake > 0 && !mine ? "primary" : "plain",
        act: () => (mine && !isBegun ? drafts.writeFrom(mine, model.me!) : drafts.write(prompt)),
      });
    }
    return acts;
  }

  /** Whether it is a colleague's demand on a merchant: to accept it is to join in asking. */
  #isColleagues(offer: Offer): boolean {
    const { model } = this.host;
    return offer.proposer !== offer.merchant && offer.merchant !== model.me;
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
        key: `accept ${offer.number}`,
        label: this.#dealLabel(this.#isColleagues(offer) ? "table-agree-to-ask" : "table-accept-for", offer),
        kind: this.#isBargain(offer) ? "primary" : "plain",
        why,
        act: () => this.host.play({ action: "accept", offer: offer.number }),
      },
      {
        id: "refuse",
        key: `refuse ${offer.number}`,
        label: model.text("table-refuse"),
        kind: "quiet",
        act: () => this.host.play({ action: "refuse", offer: offer.number }),
      },
    ];
  }

  #counter(offer: Offer): Act {
    const { model, drafts } = this.host;
    return {
      id: "counter",
      key: `counter ${offer.number}`,
      label: model.text("table-counter"),
      kind: "plain",
      act: () => drafts.writeFrom(offer, model.me!),
    };
  }

  #change(offer: Offer): Act {
    const { model, drafts } = this.host;
    return {
      id: "change",
      key: `change ${offer.number}`,
      label: model.text("table-offer-change"),
      kind: "plain",
      act: () => drafts.writeFrom(offer, model.me!),
    };
  }

  /** What can be done with a bag, offers or none. */
  #settling(settle: SettlePrompt): Act[] {
    const { model } = this.host;
    // Whether it is wise is the Sheriff's to guess; what is owed has to be done.
    const kind = settle.may_inspect && settle.may_pass ? "plain" : "primary";
    const open: Act = {
      id: "open",
      key: `open ${settle.bag}`,
      label: model.text("table-open"),
      kind,
      act: () => this.host.play({ action: "inspect", bag: settle.bag }),
    };
    const pass: Act = {
      id: "pass",
      key: `pass ${settle.bag}`,
      label: model.text("table-pass"),
      kind,
      act: () => this.host.play({ action: "pass", bag: settle.bag, offer: null }),
    };
    return [...(settle.may_inspect ? [open] : []), ...(settle.may_pass ? [pass] : [])];
  }

  /** Its offer first, if there is one; then always in the same places: open, let pass, name a price. */
  #sheriffActs(): Act[] {
    const { model } = this.host;
    const { settle, offer } = this;
    if (!settle) return [];
    if (this.own) return [this.#withdraw(this.own), this.#change(this.own), ...this.#settling(settle)];
    const isPaid = offer !== null && settle.offers.includes(offer.number) && settle.may_pass;
    const [accept, refuse] = offer ? this.#answers(offer) : [];
    const take: Act | undefined =
      offer && isPaid
        ? {
            id: "take",
            key: `take ${offer.number}`,
            label: this.#dealLabel("table-take", offer),
            kind: "plain",
            act: () => this.host.play({ action: "pass", bag: settle.bag, offer: offer.number }),
          }
        : accept;
    const bargain = model.allPrompts("bargain_prompt").find((one) => one.merchant === settle.bag);
    const isBegun = this.host.drafts.has(settle.bag);
    const acts: (Act | null | undefined)[] = [
      take,
      refuse,
      ...this.#settling(settle),
      offer
        ? this.#counter(offer)
        : bargain
          ? {
              id: "demand",
              key: `demand ${settle.bag}`,
              label: model.text(isBegun ? "table-offer-go-on" : "table-demand"),
              kind: "plain",
              act: () => this.host.drafts.write(bargain, settle.bag),
            }
          : null,
    ];
    return acts.filter((act) => !!act);
  }
}

/** What it costs to open an honest bag, as a sentence of its own. */
export function riskOf(model: ViewModel, owner: number): string {
  const gold = model.openingCost(owner);
  return gold === null ? "" : model.text("table-open-risk", { gold: model.narrator.gold(gold) });
}
