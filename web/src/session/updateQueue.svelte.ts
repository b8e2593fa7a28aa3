// The queue of updates between the session and the screen: plays what happened, then shows how things stand. Whoever plays may take a
// moment; the screen is never further behind the newest update than PATIENCE, then it jumps there.
import type { TableNews, Update } from "../protocol/protocol";

export const PATIENCE = 2_000;

/** Shows one piece of news, and is done when its motion is. Aborted when there is no more time for it. */
export type Player = (news: TableNews, update: Update, signal: AbortSignal) => Promise<void> | void;

export class UpdateQueue {
  /** What the screen shows. */
  shown = $state.raw<Update | null>(null);

  readonly #queue: { update: Update; due: number }[] = [];
  #isPlaying = false;
  #stop: AbortController | null = null;

  constructor(
    private readonly player: Player,
    /** Asked when an update arrives: after how long it is shown, played or not, in milliseconds. */
    private readonly patience: (update: Update) => number = () => PATIENCE,
  ) {}

  take(update: Update): void {
    if (this.shown === null || document.hidden) return this.#jump(update);
    this.#queue.push({ update, due: performance.now() + this.patience(update) });
    if (!this.#isPlaying) void this.#play();
  }

  /** Show the newest at once, whatever has not been played; what plays now stops. */
  skip(): void {
    const newest = this.#queue.at(-1);
    if (newest) this.#jump(newest.update);
    this.#stop?.abort();
  }

  /** What plays now stops, and what came after it is played. */
  cut(): void {
    this.#stop?.abort();
  }

  #jump(update: Update): void {
    this.#queue.length = 0;
    this.shown = update;
  }

  async #play(): Promise<void> {
    this.#isPlaying = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const left = next.due - performance.now();
      if (left > 0) await this.#perform(next.update, left);
      if (this.#queue[0] !== next) continue; // skipped while playing
      this.#queue.shift();
      this.shown = next.update;
    }
    this.#isPlaying = false;
  }

  async #perform(update: Update, within: number): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    const timer = setTimeout(() => stop.abort(), within);
    const outOfTime = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
    try {
      await Promise.race([this.#performAll(update, stop.signal), outOfTime]);
    } catch (error) {
      console.error(error); // a drawing that fails must not stop the game
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  }

  async #performAll(update: Update, signal: AbortSignal): Promise<void> {
    for (const news of update.news) {
      if (signal.aborted) return;
      await this.player(news, update, signal);
    }
  }
}
