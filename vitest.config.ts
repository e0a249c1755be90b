import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Where the servers that tests start find their modules compiled by the first of them. */
const compiled = join(import.meta.dirname, "node_modules/.cache/compiled");

/**
 * Two projects, whose files share a worker's modules (no module here keeps state), which saves loading them again for
 * each. `unit` stands beside the code and takes seconds. `e2e` takes minutes: each file has servers and browsers of its
 * own and waits for them for a third of its time, so that three run side by side on two cores, and what fails is tried
 * once more and reported as such, since a crowded machine may starve a browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers: 2,
          isolate: false,
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
            "evaluation/**/*.test.ts",
            "examples/**/*.test.ts",
          ],
          testTimeout: 60_000,
          env: { TZ: "UTC" },
        },
      },
      {
        test: {
          name: "e2e",
          maxWorkers: 3,
          isolate: false,
          include: ["packages/*/test/**/*.e2e.ts"],
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          env: { TZ: "UTC", NODE_COMPILE_CACHE: compiled },
        },
      },
    ],
  },
});
