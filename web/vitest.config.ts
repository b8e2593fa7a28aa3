// The page's unit tests: apart from vite.config.ts, so that a build needs no test runner installed.
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default defineConfig((how) =>
  mergeConfig(
    build(how),
    defineConfig({
      test: {
        environment: "happy-dom",
        setupFiles: ["tests/cleanup.ts"],
        include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
        passWithNoTests: false,
        globalSetup: "tests/expectations.ts",
        testTimeout: 30_000, // many times what any takes, so that a busy machine fails none
        hookTimeout: 60_000,
        pool: "threads", // a quarter less processor time than processes
        isolate: false, // every file cleans up after itself; a worker of its own for each takes longer than its tests
      },
      // Under test, Svelte must be the one for browsers, not the one for servers.
      resolve: { conditions: ["browser"] },
    }),
  ),
);
