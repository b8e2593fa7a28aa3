// How the reckoning unfolds: contraband is turned over stand by stand, crowns are handed out, bars climb source by
// source, and the winner is drummed in. It can be skipped at any moment, and whoever wants no motion sees the end.
import { isReduced, pause } from "../motion/motion";
import { speakers } from "../sound/sound.svelte";

export interface Plan {
  /** How many cards each stand has to turn. */
  readonly cards: readonly number[];
  readonly crowns: number;
  readonly sources: number;
}

const TURN = 170;
const STAND = 420;
const CROWN = 520;
const CLIMB = 720;
const DRUM = 1_300;

export class Ceremony {
  /** Cards turned so far, by stand. */
  turned = $state<number[]>([]);
  crowns = $state(0);
  sources = $state(0);
  isOver = $state(false);
  readonly #stop = new AbortController();

  constructor(readonly plan: Plan) {
    this.turned = plan.cards.map(() => 0);
  }

  async play(): Promise<void> {
    if (isReduced()) return this.skip();
    const { signal } = this.#stop;
    const wait = (ms: number): Promise<void> => pause(ms, signal);
    await wait(500);
    for (const [stand, count] of this.plan.cards.entries()) {
      for (let card = 1; card <= count && !signal.aborted; card++) {
        this.turned[stand] = card;
        speakers.play("flick", { pitch: 0.8 + card * 0.06 });
        await wait(TURN);
      }
      await wait(count ? STAND : 0);
    }
    for (let row = 1; row <= this.plan.crowns && !signal.aborted; row++) {
      this.crowns = row;
      speakers.play("knock", { pitch: 0.9 + row * 0.08 });
      await wait(CROWN);
    }
    for (let source = 1; source <= this.plan.sources && !signal.aborted; source++) {
      this.sources = source;
      speakers.play("coins", { pitch: 0.9 + source * 0.06 });
      await wait(CLIMB);
    }
    if (!signal.aborted) {
      speakers.play("drum");
      await wait(DRUM);
    }
    this.#finish();
    speakers.play("bell");
  }

  /** Straight to the end. */
  skip(): void {
    this.#stop.abort();
    this.#finish();
  }

  #finish(): void {
    this.turned = [...this.plan.cards];
    this.crowns = this.plan.crowns;
    this.sources = this.plan.sources;
    this.isOver = true;
  }
}
