// The overlay: transient state of animations. What has happened since the view that is shown: bags shut, tags hung,
// slips slapped down, gold on its way.
// Handlers put things here while they play an update; when its view is shown all of it is in the view, and this is empty.
import type { GameEvent, Offer, Reaction } from "../../protocol/protocol";

/** A bag being opened before all eyes. It stays in sight a while after its update. */
export interface Opening {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly declared: string | null;
  /** Whether its string still holds. */
  isTied: boolean;
  /** How many cards have been turned. */
  turned: number;
  /** Whether the stamp has come down. */
  isStamped: boolean;
  readonly isTrue: boolean;
}

/** Something that deserves a stage of its own, for a moment. */
export interface StagedMoment {
  readonly key: number;
  readonly kind: "short" | "smuggled" | "broken";
  readonly seat: number;
  readonly event: GameEvent;
  /** What this viewer sees of it; null for the back of a card. */
  readonly cards: readonly (string | null)[];
}

/** An offer that was turned down, and by whom. */
export interface RefusedOffer {
  readonly offer: Offer;
  readonly by: number;
}

/** What somebody says, at their stand. */
export interface Speech {
  readonly key: number;
  readonly text: string;
  /** Shown in the place of words. */
  readonly reaction: Reaction | null;
}

/** Long enough to be read by somebody who is looking elsewhere first, in milliseconds. */
const SPEECH_LEAST = 2_600;
const SPEECH_LETTER = 55;
const SPEECH_MOST = 8_000;
const MOMENT_LASTS = 3_200;
/** Contraband slides past often. */
const SMUGGLING_LASTS = 2_400;
const MOMENTS_MOST = 2;
/** How long a slip that was turned down still lies there, stamped. */
const REFUSAL_LASTS = 3_000;

export class Overlay {
  shut = $state<number[]>([]);
  declared = $state<Record<number, { good: string; count: number }>>({});
  offers = $state<Offer[]>([]);
  gone = $state<number[]>([]);
  /** Offers that became deals. */
  agreed = $state<number[]>([]);
  /** They stay in sight a while after their update. */
  refused = $state<RefusedOffer[]>([]);
  gold = $state<Record<number, number>>({});
  passed = $state<number[]>([]);
  opening = $state<Opening | null>(null);
  moments = $state<StagedMoment[]>([]);
  /** By seat: the last thing each says, while it is in the air. */
  speech = $state<Record<number, Speech>>({});

  #count = 0;
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

  /** Stage a moment; it goes by itself. */
  stage(moment: Omit<StagedMoment, "key">): void {
    const key = ++this.#count;
    const lasts = moment.kind === "smuggled" ? SMUGGLING_LASTS : MOMENT_LASTS;
    this.moments = [...this.moments, { ...moment, key }].slice(-MOMENTS_MOST);
    setTimeout(() => (this.moments = this.moments.filter((one) => one.key !== key)), lasts);
  }

  /** A slip is stamped; it goes by itself. */
  refuse(offer: Offer, by: number): void {
    const refusal = { offer, by };
    this.refused = [...this.refused, refusal];
    setTimeout(() => (this.refused = this.refused.filter((one) => one.offer.number !== offer.number)), REFUSAL_LASTS);
  }

  /** Somebody says something; it is in the air as long as it takes to read. */
  say(seat: number, text: string, reaction: Reaction | null = null): void {
    const key = ++this.#count;
    this.speech = { ...this.speech, [seat]: { key, text, reaction } };
    const lasts = Math.min(SPEECH_MOST, SPEECH_LEAST + text.length * SPEECH_LETTER);
    setTimeout(() => this.#hush(seat, key), lasts);
  }

  #hush(seat: number, key: number): void {
    if (this.speech[seat]?.key !== key) return; // something newer is being said
    const { [seat]: _, ...others } = this.speech;
    this.speech = others;
  }

  /** Whether a bag is being opened and its verdict not out. */
  get isOpening(): boolean {
    return this.opening !== null && !this.opening.isStamped;
  }

  /** The string gives way. */
  untie(): void {
    if (this.opening) this.opening.isTied = false;
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
