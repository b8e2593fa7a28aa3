// An old page before a newer server: a file that it wants is no longer there. It is loaded anew, once; where that does
// not help, or where there is no server at all, the screen says what is wrong.
import { recall, remember } from "./memory";

const ONCE_IN = 60_000;

async function loadAnew(): Promise<void> {
  const before = recall<number>("reloaded", (value) => typeof value === "number") ?? 0;
  if (Date.now() - before < ONCE_IN) return;
  const isThere = await fetch("/health").then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isThere) return;
  remember("reloaded", Date.now());
  location.reload();
}

export function watchForNewer(): void {
  addEventListener("vite:preloadError", () => void loadAnew());
}
