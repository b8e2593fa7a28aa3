// The overlay: transient state of animations. What has happened since the view that is shown: bags shut, tags hung,
// slips slapped down, gold on its way.
// Handlers put things here while they play an update; when its view is shown all of it is in the view, and this is empty.
import type { Offer } from "../../protocol/protocol";

/** A bag being opened before all eyes. It stays in sight a while after its update. */
export interface Opening {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly declared: string | null;
  /** How many cards have been turned. */
  turned: number;
  /** Whether the stamp has come down. */
  isStamped: boolean;
  readonly isTrue: boolean;
}

export class Overlay {
  shut = $state<number[]>([]);
  declared = $state<Record<number, { good: string; count: number }>>({});
  offers = $state<Offer[]>([]);
  gone = $state<number[]>([]);
  /** Offers that became deals. */
  agreed = $state<number[]>([]);
  gold = $state<Record<number, number>>({});
  passed = $state<number[]>([]);
  opening = $state<Opening | null>(null);

  #curtain: ReturnType<typeof setTimeout> | undefined;

  /** Its view is shown: all this is in it now. */
  clear(): void {
    if (this.shut.length) this.shut = [];
    if (Object.keys(this.declared).length) this.declared = {};
    if (this.offers.length) this.offers = [];
    if (this.gone.length) this.gone = [];
    if (this.agreed.length) this.agreed = [];
    if (Object.keys(this.gold).length) this.gold = {};
    if (this.passed.length) this.passed = [];
  }

  pay(giver: number, receiver: number, amount: number): void {
    this.gold = {
      ...this.gold,
      [giver]: (this.gold[giver] ?? 0) - amount,
      [receiver]: (this.gold[receiver] ?? 0) + amount,
    };
  }

  open(opening: Opening): void {
    clearTimeout(this.#curtain);
    this.opening = opening;
  }

  /** So many of its cards lie face up; nothing, where it was put away meanwhile. */
  turn(count: number): void {
    if (this.opening) this.opening.turned = count;
  }

  /** The stamp comes down. */
  stamp(): void {
    if (this.opening) this.opening.isStamped = true;
  }

  /** Leave the opened bag in sight for so long, if one is. */
  closeAfter(ms: number): void {
    if (!this.opening) return;
    clearTimeout(this.#curtain);
    this.#curtain = setTimeout(() => (this.opening = null), ms);
  }

  closeNow(): void {
    clearTimeout(this.#curtain);
    this.opening = null;
  }
}
