import { defineConfig } from "vitest/config";

/**
 * Two projects: `unit` (beside the code, seconds) and `e2e` (real server, real browser, minutes), each file of
 * the second with servers and browsers of its own, so that two run side by side;
 * one that fails is tried once more, and reported as such, since a crowded machine may starve a browser. Unit test files share a worker's
 * modules (no module here keeps state), which saves loading them again for each file.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
            "evaluation/**/*.test.ts",
            "examples/**/*.test.ts",
          ],
          testTimeout: 20_000,
          env: { TZ: "UTC" },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["packages/*/test/**/*.e2e.ts"],
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          env: { TZ: "UTC" },
        },
      },
    ],
  },
});
