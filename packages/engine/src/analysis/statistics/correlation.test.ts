import { describe, expect, test } from "vitest";
import { effectivePairs, pearson, productMoment, spearman } from "./correlation.ts";
import { correlationRatio } from "./correlation-ratio.ts";
import { fTail, noncentralF, noncentralityAt } from "./f-distribution.ts";
import { ranks } from "./ranks.ts";
import { seededRandom } from "./seeded-random.ts";

describe("two measures", () => {
  test("known coefficients: Anscombe's first quartet", () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    expect(pearson(x, y)?.value).toBeCloseTo(0.81642, 5);
    expect(pearson(x, y)?.pValue).toBeCloseTo(0.00217, 5);
    expect(pearson(x, y)?.lower).toBeCloseTo(0.4243912, 5);
    expect(pearson(x, y)?.upper).toBeCloseTo(0.9506933, 5);
    expect(spearman(x, y)?.value).toBeCloseTo(0.8181818, 6);
  });

  test("equal values share their ranks", () => {
    expect(ranks([10, 20, 10, 30])).toEqual([1.5, 3, 1.5, 4]);
    expect(ranks([])).toEqual([]);
  });

  test("ranks see a curve that rises, products a line", () => {
    const x = Array.from({ length: 20 }, (_, index) => index);
    expect(spearman(x, x.map(Math.exp))?.value).toBe(1);
    expect(pearson(x, x.map(Math.exp))?.value).toBeLessThan(0.6);
    expect(spearman(x, x)).toMatchObject({ value: 1, pValue: 0 });
  });

  test("a constant, or three pairs, have none", () => {
    expect(pearson([1, 1, 1, 1], [1, 2, 3, 4])).toBeNull();
    expect(productMoment([1e9, 1e9 + 1e-7], [1, 2])).toBeNull();
    expect(spearman([1, 2, 3], [1, 2, 3])).toBeNull();
  });

  test("series that hang on themselves count as fewer pairs", () => {
    const slow = Array.from({ length: 100 }, (_, index) => Math.sin(index / 15));
    expect(effectivePairs(slow, slow)).toBeLessThan(20);
    const random = seededRandom(3);
    const noise = slow.map(() => random.normal());
    expect(effectivePairs(noise, noise)).toBeGreaterThan(80);
  });

  test("the intervals hold the truth about 95 times in 100", () => {
    const trials = Array.from({ length: 300 }, (_, seed) => {
      const random = seededRandom(seed);
      const x = Array.from({ length: 40 }, () => random.normal());
      const y = x.map((value) => 0.6 * value + 0.8 * random.normal());
      return pearson(x, y);
    });
    const held = trials.filter((one) => one !== null && one.lower < 0.6 && one.upper > 0.6);
    expect(held.length).toBeGreaterThan(276);
    expect(held.length).toBeLessThan(296);
  });
});

describe("the F distribution", () => {
  test.each([
    [4.9646, 1, 10, 0.05],
    [3.0984, 3, 20, 0.05],
    [0, 3, 20, 1],
  ])("beyond %d with %d and %d degrees lies %d", (f, a, b, tail) =>
    expect(fTail(f, a, b)).toBeCloseTo(tail, 4),
  );

  test("without noncentrality is the central one; with it moves up", () => {
    expect(noncentralF(3.0984, 3, 20, 1e-9)).toBeCloseTo(0.95, 4);
    expect(noncentralF(3.0984, 3, 20, 5)).toBeLessThan(0.7);
    const found = noncentralityAt(0.5, 4, 3, 20);
    expect(noncentralF(4, 3, 20, found)).toBeCloseTo(0.5, 6);
    expect(noncentralityAt(0.975, 0.5, 3, 20)).toBe(0);
  });
});

describe("a category and a measure", () => {
  test("the share between groups of a known table", () => {
    const members = ["a", "a", "a", "b", "b", "b", "c", "c", "c"];
    const found = correlationRatio(members, [1, 2, 3, 2, 3, 4, 6, 7, 8]);
    expect(found?.etaSquared).toBeCloseTo(42 / 48, 10);
    expect(found?.lower).toBeGreaterThan(0.3);
    expect(found?.upper).toBeLessThan(0.96);
    expect(found?.pValue).toBeCloseTo(0.01434, 4);
  });

  test("groups of one value, equal values and one group have none", () => {
    expect(correlationRatio(["a", "b", "c"], [1, 2, 3])).toBeNull();
    expect(correlationRatio(["a", "a", "b", "b"], [5, 5, 5, 5])).toBeNull();
    expect(correlationRatio(["a", "a", "a"], [1, 2, 3])).toBeNull();
  });

  test("one wild value makes no difference between groups", () => {
    const random = seededRandom(4);
    const members = Array.from({ length: 90 }, (_, index) => "abc"[index % 3] ?? "");
    const values = members.map((_, index) => (index === 0 ? 1e6 : random.normal()));
    expect(correlationRatio(members, values)?.pValue).toBeGreaterThan(0.05);
  });

  test("groups that are apart wholly have a share of 1", () => {
    expect(correlationRatio(["a", "a", "b", "b"], [1, 1, 2, 2])).toMatchObject({ etaSquared: 1, upper: 1 });
  });
});
