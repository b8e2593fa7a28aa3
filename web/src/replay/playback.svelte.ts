// Playback: where in the replay one is, whether it runs, and how long it rests on each step.
import { isReduced } from "../motion/motion";
import type { Highlight, ReplayStep } from "../protocol/protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds at single speed: for what nobody is told, for what happens, for what people will talk about. */
const REST = { silent: 250, plain: 1_000, highlight: 3_400 } as const;
const READING = 45; // a letter

/** How long a step is looked at: longer where something is said, hardly where nothing happens. */
export function restOn(words: number, isTold: boolean, isHighlight: boolean, speed: Speed): number {
  const rest = isHighlight ? REST.highlight : isTold ? REST.plain : REST.silent;
  return ((rest + words * READING) * (isReduced() ? 1.5 : 1)) / speed;
}

export class Playback {
  at = $state(0);
  isRunning = $state(false);
  speed = $state<Speed>(1);

  go(goal: number, last: number): void {
    this.at = Math.min(last, Math.max(0, goal));
  }

  /** Play or pause; at the end it begins again. */
  toggle(last: number): void {
    if (!this.isRunning && this.at >= last) this.at = 0;
    this.isRunning = !this.isRunning;
  }
}

/** The nearest step with a highlight in this direction; where there is none, one stays. */
export function neighbour(all: readonly Highlight[], at: number, towards: 1 | -1): number {
  const steps = all.map((one) => one.step).filter((step) => (towards > 0 ? step > at : step < at));
  if (!steps.length) return at;
  return towards > 0 ? Math.min(...steps) : Math.max(...steps);
}

/** Who acted in a step: the seat that did, or who spoke last. */
export const actorIn = (step: ReplayStep): number | null => step.talk.at(-1)?.seat ?? step.seat;
