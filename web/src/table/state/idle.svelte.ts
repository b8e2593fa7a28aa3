// Idle and absent players: since when the table waits for whom, and when a bot takes over from somebody who is away.
import type { Absence } from "../../protocol/protocol";
import type { ViewModel } from "./viewModel";

/** After so long the others may nudge, and the host let a bot play, in milliseconds. */
const IDLE_AFTER = 20_000;

export class IdleWatch {
  /** The server's time, as of the last second. */
  now = $state(0);
  readonly #since = new Map<number, { question: string; at: number }>();

  constructor(private readonly clock: () => number) {
    this.now = clock();
  }

  /** Look at the clock every second. Returns how to stop. */
  start(): () => void {
    const timer = setInterval(() => (this.now = this.clock()), 1_000);
    return () => clearInterval(timer);
  }

  /** Take in for whom the table waits now; somebody who is asked something new begins anew. */
  take(model: ViewModel): void {
    const question = `${model.public.round} ${model.phase.phase} ${JSON.stringify(model.duty)}`;
    for (const seat of this.#since.keys()) if (!model.awaited.includes(seat)) this.#since.delete(seat);
    for (const seat of model.awaited)
      if (this.#since.get(seat)?.question !== question) this.#since.set(seat, { question, at: this.clock() });
  }

  isIdle(seat: number): boolean {
    const { now } = this; // read first: whoever asks asks again with every second
    return now - (this.#since.get(seat)?.at ?? now) >= IDLE_AFTER;
  }

  /** How long until a bot takes over, as a clock shows it; null where none will. */
  untilBot(absence: Absence | undefined): string | null {
    const due = absence?.due ?? null;
    return due === null ? null : clockFace(due - this.now);
  }
}

/** '1:05'. */
function clockFace(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
