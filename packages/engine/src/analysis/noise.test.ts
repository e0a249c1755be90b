import { expect, test } from "vitest";
import { significantIn } from "./testing/noise-statements.ts";
import { noiseTable } from "./testing/noise-tables.ts";

test("of 400 tables of pure noise at most 5 % are stated to show something", { timeout: 120_000 }, () => {
  const stated: Record<string, number> = {};
  for (let seed = 0; seed < 400; seed++) {
    const noise = noiseTable(seed);
    if (significantIn(noise).length > 0) stated[noise.kind] = (stated[noise.kind] ?? 0) + 1;
  }
  const total = Object.values(stated).reduce((sum, count) => sum + count, 0);
  expect(total, JSON.stringify(stated)).toBeLessThanOrEqual(20);
});
