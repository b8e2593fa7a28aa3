// The drafts of this seat, one for each merchant it can deal with. They lie here, not in the builder: whatever arrives,
// and however often the builder is closed, a draft is as it was left. Sent or torn up, it is gone.
import type { BargainPrompt, Offer } from "../protocol/protocol";
import { blankDraft, draftOf } from "./draft";
import type { Draft } from "./kinds";

export class Drafts {
  /** The merchant whose draft is open; null when the builder is closed. */
  open = $state<number | null>(null);
  #drafts = $state<Record<number, Draft>>({});

  get current(): Draft | null {
    return this.open === null ? null : (this.#drafts[this.open] ?? null);
  }

  has(merchant: number): boolean {
    return merchant in this.#drafts;
  }

  /** Go on with what was begun, or begin. */
  write(prompt: BargainPrompt, bag?: number): void {
    this.#drafts[prompt.merchant] ??= blankDraft(prompt, bag);
    this.open = prompt.merchant;
  }

  /** Begin from an offer: to answer the other side's, or to change one's own. */
  writeFrom(offer: Offer, me: number): void {
    this.#drafts[offer.merchant] = draftOf(offer, me, offer.proposer !== me);
    this.open = offer.merchant;
  }

  close(): void {
    this.open = null;
  }

  tearUp(merchant: number): void {
    const { [merchant]: _, ...others } = this.#drafts;
    this.#drafts = others;
    if (this.open === merchant) this.open = null;
  }

  /** A new round: what was being written is about bags that are gone. */
  clear(): void {
    this.#drafts = {};
    this.open = null;
  }
}
