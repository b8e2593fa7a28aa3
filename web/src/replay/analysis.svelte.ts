// The analysis of a finished game: asked for once, then looked at until it is there.
import type { Analysis, GameAnalysis } from "../protocol/protocol";
import { askAnalysis, seeAnalysis } from "../session/api";

/** Between two looks, in milliseconds. */
const LOOK_EVERY = 1_000;

export class AnalysisJob {
  state = $state.raw<GameAnalysis | null>(null);
  #error = $state.raw<unknown>(null);

  constructor(readonly game: string) {}

  get analysis(): Analysis | null {
    return this.state?.analysis ?? null;
  }
  /** What kept it from us: the server's word in `state.code`, or something on the way. */
  get error(): unknown {
    return this.#error;
  }

  /** Ask for it, and look again until it is ready or cannot be made. */
  async run(signal: AbortSignal): Promise<void> {
    this.#error = null;
    try {
      this.state = await askAnalysis(this.game);
      while (!signal.aborted && (this.state.status === "waiting" || this.state.status === "working")) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        if (!signal.aborted) this.state = await seeAnalysis(this.game);
      }
    } catch (error) {
      if (!signal.aborted) this.#error = error;
    }
  }
}
