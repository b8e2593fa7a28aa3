// At the gate: offers to answer, bags to settle.
import { inOrder, sizeOf } from "../../i18n/speaker";
import type { Clause, Offer, SettlePrompt } from "../../protocol/protocol";
import { stakes } from "./loading.svelte";
import type { Act, Doing, Host } from "./doing";

/** What a button can say of a price; a longer one is on the slip and in the sentence. */
const PRICE_MOST = 36;

export class Bargaining implements Doing {
  readonly kind = "bargaining";
  /** What was tapped: a bag, a slip. Without either the most pressing one is before us. */
  tappedBag = $state<number | null>(null);
  tappedOffer = $state<number | null>(null);

  constructor(private readonly host: Host) {}

  get isMine(): boolean {
    return this.settles.length > 0 || this.answerable.length > 0;
  }

  get settles(): SettlePrompt[] {
    return this.host.scene.allPrompts("settle_prompt");
  }

  /** Offers that wait for this seat, the newest first. */
  get answerable(): Offer[] {
    const { scene } = this.host;
    const waiting = scene.allPrompts("answer_prompt").map((prompt) => scene.offer(prompt.offer));
    return waiting.filter((offer) => offer !== null).reverse();
  }

  /** The bag before us: the one tapped, else one that is worth something, else one that is talked about, else the next. */
  get bag(): number | null {
    const open = this.settles.map((prompt) => prompt.bag);
    if (this.tappedBag !== null && open.includes(this.tappedBag)) return this.tappedBag;
    const { scene } = this.host;
    if (!open.length) return scene.me !== null && scene.bag(scene.me) ? scene.me : null;
    const paying = this.settles.find((prompt) => prompt.offers.length)?.bag;
    return (
      paying ?? this.answerable.flatMap((offer) => scene.bagsIn(offer)).find((bag) => open.includes(bag)) ?? open[0]!
    );
  }

  get settle(): SettlePrompt | null {
    return this.settles.find((prompt) => prompt.bag === this.bag) ?? null;
  }

  /** The slip before us. */
  get offer(): Offer | null {
    const tapped = this.answerable.find((offer) => offer.number === this.tappedOffer);
    if (tapped) return tapped;
    const { scene } = this.host;
    if (!this.settles.length) return this.answerable[0] ?? null;
    // What is asked about another bag belongs to that bag: "open" beside it must mean the bag that it speaks of.
    const here = this.answerable.filter((offer) => {
      const bags = scene.bagsIn(offer);
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
    const bag = this.host.scene.bagsIn(offer).find((one) => this.settles.some((prompt) => prompt.bag === one));
    if (bag !== undefined) this.tappedBag = bag;
  }

  get sentence(): string {
    const { scene } = this.host;
    const { offer, settle } = this;
    if (offer) {
      const isOwnBag = offer.merchant === scene.me && scene.bagsIn(offer).every((bag) => bag === scene.me);
      const gifts = this.#price(offer.clauses);
      if (gifts && isOwnBag && offer.proposer !== scene.me)
        return scene.say("table-wants", { who: offer.proposer }, { gifts });
      const binding = offer.clauses.filter((clause) => clause.clause !== "promise" && clause.clause !== "words");
      return scene.narrator.offer({ ...offer, clauses: binding }, scene.me);
    }
    if (settle) {
      const bag = scene.bag(settle.bag);
      const goods = bag?.good ? scene.narrator.good(bag.good, bag.size) : scene.narrator.cards(bag?.size ?? 0);
      return scene.say("table-settle", { owner: settle.bag }, { goods });
    }
    const mine = scene.me === null ? null : scene.bag(scene.me);
    if (mine?.fate === "closed") return scene.say("table-gate-wait", { who: mine.deciders[0] ?? 0 });
    return scene.text(scene.isGuard(scene.me) ? "table-gate-others" : "table-gate-done");
  }

  get detail(): string {
    const { scene } = this.host;
    if (this.settle) {
      const promises = this.offer ? scene.narrator.promises(this.offer.clauses, scene.me) : [];
      return promises.join(" ") || this.#risk(this.settle.bag);
    }
    const mine = scene.me === null ? null : scene.bag(scene.me);
    if (mine?.fate === "closed" && mine.good && sizeOf(scene.view.bag))
      return stakes(this.host, scene.view.bag, mine.good);
    return "";
  }

  /** What it costs a lone Sheriff to open an honest bag; deputies share it in ways too long for a line. */
  #risk(owner: number): string {
    const { scene } = this.host;
    const bag = scene.bag(owner);
    const count = this.settles.length;
    if (!bag?.good || scene.guards.length > 1) return scene.text("table-settle-detail", { count });
    return scene.text("table-settle-risk", {
      count,
      gold: scene.narrator.gold(bag.size * scene.good(bag.good).penalty),
    });
  }

  get acts(): Act[] {
    return this.settles.length ? this.#sheriffActs() : this.#merchantActs();
  }

  /** What is given, as short as a button needs it: '8 gold + 2 apples'. */
  #price(clauses: readonly Clause[]): string {
    const { narrator, ruleset } = this.host.scene;
    const parts = clauses.flatMap((clause) => {
      if (clause.clause === "gold") return [narrator.gold(clause.amount)];
      return "goods" in clause ? inOrder(clause.goods, ruleset).map(([good, count]) => narrator.good(good, count)) : [];
    });
    return parts.join(" + ");
  }

  /** 'Accept 8 gold + 2 apples', if that is not too long. */
  #dealLabel(id: string, offer: Offer): string {
    const { scene } = this.host;
    const gifts = this.#price(offer.clauses);
    return gifts && gifts.length <= PRICE_MOST ? scene.text(id, { gifts }) : scene.text("table-accept");
  }

  #merchantActs(): Act[] {
    const { scene } = this.host;
    const acts: Act[] = [];
    if (this.offer) acts.push(...this.#answers(this.offer));
    const prompt = scene.allPrompts("bargain_prompt").find((one) => one.merchant === scene.me);
    const mine = scene
      .allPrompts("withdraw_prompt")
      .map((one) => scene.offer(one.offer))
      .find((one) => one !== null);
    if (prompt && !this.offer) {
      const id = this.host.drafts.has(prompt.merchant)
        ? "table-offer-go-on"
        : mine
          ? "table-offer-change"
          : "table-offer-make";
      const write = (): void =>
        mine && !this.host.drafts.has(prompt.merchant)
          ? this.host.drafts.writeFrom(mine, scene.me!)
          : this.host.drafts.write(prompt);
      acts.push({
        id: "offer",
        label: scene.text(id),
        kind: scene.bag(scene.me!)?.fate === "closed" && !mine ? "primary" : "plain",
        act: write,
      });
    }
    if (mine && !this.offer)
      acts.push({
        id: "withdraw",
        label: scene.text("table-withdraw"),
        kind: "quiet",
        act: () => this.host.play({ action: "withdraw", offer: mine.number }),
      });
    return acts;
  }

  #answers(offer: Offer): Act[] {
    const { scene } = this.host;
    const prompt = scene.allPrompts("answer_prompt").find((one) => one.offer === offer.number);
    const why = prompt?.may_accept
      ? null
      : scene.text(offer.agreed.includes(scene.me ?? -1) ? "table-agreed-already" : "table-not-yet");
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
        label: scene.text("table-counter"),
        kind: "plain",
        act: () => this.host.drafts.writeFrom(offer, scene.me!),
      },
      {
        id: "refuse",
        label: scene.text("table-refuse"),
        kind: "quiet",
        act: () => this.host.play({ action: "refuse", offer: offer.number }),
      },
    ];
  }

  #sheriffActs(): Act[] {
    const { scene } = this.host;
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
        label: scene.text("table-open"),
        kind: isFirst ? "primary" : "plain",
        act: () => this.host.play({ action: "inspect", bag: settle.bag }),
      });
    if (settle.may_pass)
      acts.push({
        id: "pass",
        label: scene.text("table-pass"),
        kind: "plain",
        act: () => this.host.play({ action: "pass", bag: settle.bag, offer: null }),
      });
    const bargain = scene.allPrompts("bargain_prompt").find((one) => one.merchant === settle.bag);
    if (offer) {
      acts.push({
        id: "counter",
        label: scene.text("table-counter"),
        kind: "quiet",
        act: () => this.host.drafts.writeFrom(offer, scene.me!),
      });
      acts.push({
        id: "refuse",
        label: scene.text("table-refuse"),
        kind: "quiet",
        act: () => this.host.play({ action: "refuse", offer: offer.number }),
      });
    } else if (bargain) {
      const id = this.host.drafts.has(settle.bag) ? "table-offer-go-on" : "table-demand";
      acts.push({
        id: "demand",
        label: scene.text(id),
        kind: "plain",
        act: () => this.host.drafts.write(bargain, settle.bag),
      });
    }
    return acts;
  }
}
