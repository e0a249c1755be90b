import { defineConfig } from "vitest/config";

/** Two projects: `unit` (beside the code, seconds) and `e2e` (real server, real browser, minutes). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          fileParallelism: false,
          env: { TZ: "UTC" },
        },
      },
    ],
  },
});
