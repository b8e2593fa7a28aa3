// After every test: nothing that one test put up is seen by the next, which may be of another file.
import { afterEach, vi } from "vitest";
import { toasts } from "../src/shell/toasts.svelte";
import { takeDown } from "./shown";

afterEach(async () => {
  await takeDown();
  if ("document" in globalThis) localStorage.clear();
  toasts.shown = [];
  vi.useRealTimers();
});
