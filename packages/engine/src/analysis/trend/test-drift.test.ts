import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { isoMonths } from "../testing/result.ts";
import { testDrift } from "./test-drift.ts";
import { testTrend } from "./test-trend.ts";

/** A random walk whose steps have deviation 1 about `drift` and a lag-1 autocorrelation of `memory`. */
function walk(seed: number, { rows = 36, drift = 0, memory = 0 }): number[] {
  const random = seededRandom(seed);
  let [level, before] = [100, 0];
  return Array.from({ length: rows }, () => {
    before = memory * before + Math.sqrt(1 - memory * memory) * random.normal();
    level += drift + before;
    return level;
  });
}

const dates = isoMonths("2020-01-01", 36);
const pValue = (values: (number | null)[]): number => {
  const found = testDrift(dates, values);
  return typeof found === "string" ? 1 : found.test.pValue;
};
const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);

describe("the drift of what stands", () => {
  test.each([0, 0.3])("walks without one seldom show one (memory %d)", (memory) => {
    const stated = seeds.filter((seed) => pValue(walk(seed, { memory })) < 0.02).length;
    expect(stated / seeds.length).toBeLessThan(0.045);
  });

  test("is found where tests of levels take it for chance, and its interval holds it", () => {
    const found = seeds.map((seed) => testDrift(dates, walk(seed, { drift: 1 })));
    const trends = found.flatMap((each) => (typeof each === "string" ? [] : [each.test]));
    expect(trends.filter((each) => each.pValue < 0.02).length / seeds.length).toBeGreaterThan(0.95);
    const held = trends.filter(({ lower, upper }) => lower <= 1 && 1 <= upper).length / seeds.length;
    expect(held).toBeGreaterThan(0.92);
    const byLevels = seeds.slice(0, 60).filter((seed) => {
      const trend = testTrend(dates, walk(seed, { drift: 1 }));
      return typeof trend !== "string" && trend.test.pValue < 0.02;
    }).length;
    expect(byLevels / 60).toBeLessThan(0.7);
  });

  test("is the mean change, over gaps not at all", () => {
    const values = [10, 12, 14, null, 30, 32, 34, 36, 38, 40];
    const found = testDrift(dates.slice(0, 10), values);
    expect(typeof found === "string" ? found : found.test.slope).toBe(2);
  });

  test.each([
    ["few values", [1, 2, 3, 4, 5, 6], "there are fewer than eight usable values"],
    ["equal values", [5, 5, 5, 5, 5, 5, 5, 5, 5], "all values are equal"],
  ])("%s tell nothing", (_, values, reason) => {
    expect(testDrift(dates.slice(0, values.length), values)).toBe(reason);
  });
});
