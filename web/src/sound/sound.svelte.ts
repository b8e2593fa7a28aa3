// Plays the sounds. Browsers allow none before the first touch; until then everything is silently skipped.
import { recall, remember } from "../shell/memory";
import { quiet } from "../shell/quiet";
import { RECIPES, type Sound } from "./synth";

/** Of what the loudspeakers can: beside talk and music of others, and no start. */
const LOUDNESS = 0.36;

class Speakers {
  #isMuted = $state(recall<boolean>("muted", (value) => typeof value === "boolean") ?? false);
  #context: AudioContext | null = null;
  #out: GainNode | null = null;

  get isMuted(): boolean {
    return this.#isMuted;
  }
  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted;
    remember("muted", isMuted);
    this.#level();
  }

  /** Call once: the first touch or key wakes the loudspeakers. */
  wakeOnTouch(): void {
    const wake = (): void => {
      this.#open();
      void this.#context?.resume();
    };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true, capture: true });
  }

  /** Play a sound; one that has an `until` falls silent when that says so, however long it would go on. */
  play(
    sound: Sound,
    { pitch = 1, delay = 0, until }: { pitch?: number; delay?: number; until?: AbortSignal } = {},
  ): void {
    if (quiet.isOn || this.#isMuted || document.hidden || until?.aborted) return;
    const [context, out] = [this.#context, this.#out];
    if (!context || !out || context.state !== "running") return;
    const at = context.currentTime + delay + 0.005;
    RECIPES[sound]({ context, out: until ? this.#damper(context, out, until) : out, at, pitch });
  }

  /** What goes through it can be stopped; short of a click. */
  #damper(context: AudioContext, out: GainNode, until: AbortSignal): GainNode {
    const damper = context.createGain();
    damper.connect(out);
    until.addEventListener("abort", () => damper.gain.setTargetAtTime(0, context.currentTime, 0.012), { once: true });
    return damper;
  }

  #open(): void {
    if (this.#context || typeof AudioContext === "undefined") return;
    this.#context = new AudioContext({ latencyHint: "interactive" });
    // Many sounds at once must not clip.
    const limiter = this.#context.createDynamicsCompressor();
    this.#out = this.#context.createGain();
    this.#out.connect(limiter).connect(this.#context.destination);
    this.#level();
  }

  #level(): void {
    if (this.#out) this.#out.gain.value = this.#isMuted ? 0 : LOUDNESS;
  }
}

export const speakers = new Speakers();
