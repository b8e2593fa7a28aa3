// Plays the sounds. Browsers allow none before the first touch; until then everything is silently skipped.
import { recall, remember } from "../shell/memory";
import { quiet } from "../shell/quiet";
import { RECIPES, type Sound } from "./synth";

const isShare = (value: unknown): boolean => typeof value === "number" && value >= 0 && value <= 1;

class Speakers {
  #volume = $state(recall<number>("volume", isShare) ?? 0.6);
  #isMuted = $state(recall<boolean>("muted", (value) => typeof value === "boolean") ?? false);
  #context: AudioContext | null = null;
  #out: GainNode | null = null;

  /** 0 to 1, remembered. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = Math.min(1, Math.max(0, volume));
    remember("volume", this.#volume);
    this.#level();
  }

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
    if (quiet.isOn || this.#isMuted || this.#volume === 0 || document.hidden || until?.aborted) return;
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
    if (this.#out) this.#out.gain.value = this.#isMuted ? 0 : this.#volume ** 2; // ears hear squares
  }
}

export const speakers = new Speakers();
