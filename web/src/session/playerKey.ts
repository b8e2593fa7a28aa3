// The key of whoever plays in this browser: without an account, it is all that makes them the same player tomorrow.
import { forget, recall, remember } from "../shell/memory";
import { newToken } from "./ids";

const KEY = "player";
let kept: string | null = null;

export const isPlayerKey = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{32,64}$/.test(value);

/** Made at the first wish, and kept; without storage it lasts as long as the page. */
export function playerKey(): string {
  kept ??= recall<string>(KEY, isPlayerKey);
  if (kept === null) keepPlayerKey(newToken());
  return kept!;
}

function keepPlayerKey(key: string): void {
  remember(KEY, (kept = key));
}

/** The next seat makes a new one. */
export function dropPlayerKey(): void {
  kept = null;
  forget(KEY);
}
