import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dashboardSentences } from "./dashboard-sentences.ts";

const files = [
  "dashboard-frame.e2e.ts",
  "dashboard-chat.e2e.ts",
  "dashboard-rooms.e2e.ts",
  "dashboard-onboarding.e2e.ts",
  "dashboard-calls.e2e.ts",
  "dashboard-reading.e2e.ts",
  "dashboard-mishaps.e2e.ts",
  "workspace.e2e.ts",
];

it("has a test for every sentence about the dashboard and shared conversations", async () => {
  const sources = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), "utf8")));
  const all = sources.join("\n");
  const without = dashboardSentences.filter(([, test]) => test === null).map(([sentence]) => sentence);
  console.log(`Sentences: ${dashboardSentences.length}, without a test: ${without.length}`);
  for (const sentence of without) console.log(`  ${sentence}`);
  const missing = dashboardSentences.flatMap(([, test]) =>
    test !== null && !all.includes(`it(${JSON.stringify(test)}`) ? [test] : [],
  );
  expect([...new Set(missing)]).toEqual([]);
});
