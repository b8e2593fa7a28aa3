// Around every test: it draws by its own name, and nothing that it put up is seen by the next, which may be of another file.
import { afterEach, beforeEach, vi } from "vitest";
import { toasts } from "../src/shell/toasts.svelte";
import { hashOf, seeded } from "./chance";
import { takeDown } from "./shown";

const SEED = process.env["NOTTINGHAM_TEST_SEED"] ?? "";
const chance = Math.random;

beforeEach(({ task }) => {
  Math.random = seeded(hashOf(`${SEED}${task.fullTestName}`));
});

afterEach(async () => {
  await takeDown();
  if ("document" in globalThis) localStorage.clear();
  toasts.shown = [];
  Math.random = chance;
  vi.useRealTimers();
});
