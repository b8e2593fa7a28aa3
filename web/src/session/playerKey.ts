// The key of whoever plays in this browser: without an account, it is all that makes them the same player tomorrow.
import { recall, remember } from "../shell/memory";
import { newToken } from "./ids";

const KEY = "player";
let kept: string | null = null;

/** Made at the first wish, and kept; without storage it lasts as long as the page. */
export function playerKey(): string {
  kept ??= recall<string>(KEY, (value) => typeof value === "string" && /^[\w-]{32,64}$/.test(value));
  if (kept === null) remember(KEY, (kept = newToken()));
  return kept;
}
