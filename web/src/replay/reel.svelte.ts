// A finished game, fetched page by page as one viewer saw it.
import type { Replay, ReplayStep } from "../protocol/protocol";
import { gameReplay } from "../session/api";

const PAGE = 200;

/** Through whose eyes: a seat's number, 'table' for what all saw, 'open' for everything. */
export type Eyes = "open" | "table" | `${number}`;

export class Reel {
  head = $state.raw<Replay | null>(null);
  steps = $state.raw<readonly ReplayStep[]>([]);

  constructor(
    readonly game: string,
    readonly eyes: Eyes,
  ) {}

  get total(): number {
    return this.head?.total ?? 0;
  }
  get isWhole(): boolean {
    return this.head !== null && this.steps.length >= this.total;
  }
  /** Whose eyes these are; null for nobody's in particular. */
  get viewer(): number | null {
    return /^\d$/.test(this.eyes) ? Number(this.eyes) : null;
  }

  /** Fetch all of it; whoever looks can begin after the first page. */
  async load(signal: AbortSignal): Promise<void> {
    while (!this.isWhole && !signal.aborted) {
      const page = await gameReplay(this.game, this.eyes, this.steps.length, PAGE);
      if (signal.aborted || !page.steps.length) return;
      this.head ??= page;
      this.steps = [...this.steps, ...page.steps];
    }
  }
}

/** The address of a moment: game, eyes and step, with a mark between that needs no escaping. */
export interface Moment {
  readonly game: string;
  readonly eyes: Eyes;
  /** A number, or the best bluff wherever it was. */
  readonly step: number | "bluff";
  /** Which of the panels beside the table; the story if it is not said. */
  readonly panel?: "analysis";
}

export function momentIn(argument: string): Moment {
  const [game = "", eyes = "open", step = "0", panel = ""] = argument.split("~");
  const isSound = eyes === "open" || eyes === "table" || /^[0-5]$/.test(eyes);
  const number = /^\d{1,5}$/.test(step) ? Number(step) : 0;
  return {
    game,
    eyes: isSound ? (eyes as Eyes) : "open",
    step: step === "bluff" ? "bluff" : number,
    ...(panel === "analysis" ? { panel } : {}),
  };
}
export const argumentOf = ({ game, eyes, step, panel }: Moment): string =>
  [game, eyes, String(step), ...(panel ? [panel] : [])].join("~");
