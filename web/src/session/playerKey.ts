// The key of the player in this browser: its own, or the session of an account that is signed in here.
import { forget, recall, remember } from "../shell/memory";
import { newToken } from "./ids";

const KEY = "player";
const SESSION = "session";
let kept: string | null = null;

export const isPlayerKey = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{32,64}$/.test(value);

/** The browser's own, whoever is signed in. Made at the first wish, and kept; without storage it lasts as long as the page. */
export function browserKey(): string {
  kept ??= recall<string>(KEY, isPlayerKey);
  if (kept === null) remember(KEY, (kept = newToken()));
  return kept;
}

/** The session of an account, if one is signed in here. */
export const sessionKey = (): string | null => recall<string>(SESSION, isPlayerKey);
export const keepSession = (key: string): void => remember(SESSION, key);
export const dropSession = (): void => forget(SESSION);

/** With which everything is asked and kept. */
export const playerKey = (): string => sessionKey() ?? browserKey();

/** The next seat makes a new one; nobody is signed in any more. */
export function dropPlayerKey(): void {
  dropSession();
  kept = null;
  forget(KEY);
}
