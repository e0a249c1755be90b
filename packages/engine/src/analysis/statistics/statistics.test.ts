import { describe, expect, test } from "vitest";
import { incompleteBeta, logGamma, normalUpper, studentQuantile, studentTail } from "./distributions.ts";
import { coefficients, dot, factorGram, solveLower, solveUpper } from "./least-squares.ts";
import { median, quantile, quantileOfSorted } from "./quantile.ts";
import { clippedScale, robustScale } from "./robust-scale.ts";
import { seededRandom } from "./seeded-random.ts";
import { selectRank } from "./select-rank.ts";

describe("distributions against tables", () => {
  test.each([
    [1, 0],
    [5, Math.log(24)],
    [0.5, Math.log(Math.sqrt(Math.PI))],
    [10.5, 13.940625219403763],
  ])("the logarithm of gamma of %d is %d", (x, value) => expect(logGamma(x)).toBeCloseTo(value, 10));

  test.each([
    [0, 0.5],
    [1, 0.15865525393145707],
    [1.959963984540054, 0.025],
    [-1.6448536269514722, 0.95],
    [6, 9.865876450376946e-10],
  ])("the normal tail beyond %d is %d", (z, tail) => expect(normalUpper(z) / tail).toBeCloseTo(1, 6));

  test.each([
    [1, 1, 0.25],
    [12.706204736432095, 1, 0.025],
    [2.2281388519649385, 10, 0.025],
    [-2.2281388519649385, 10, 0.975],
    [1.959963984540054, Number.POSITIVE_INFINITY, 0.025],
    [Number.POSITIVE_INFINITY, 4, 0],
  ])("Student's tail beyond %d with %d degrees of freedom is %d", (t, df, tail) => {
    expect(studentTail(t, df)).toBeCloseTo(tail, 7);
    if (Number.isFinite(t)) expect(studentQuantile(tail, df)).toBeCloseTo(t, 5);
  });

  test("the incomplete beta function is the uniform's, and symmetric", () => {
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 12);
    expect(incompleteBeta(0.2, 2, 5)).toBeCloseTo(1 - incompleteBeta(0.8, 5, 2), 12);
    expect([incompleteBeta(0, 2, 3), incompleteBeta(1, 2, 3)]).toEqual([0, 1]);
  });
});

describe("least squares", () => {
  const columns = [
    [1, 1, 1, 1],
    [0, 1, 2, 3],
  ].map((column) => Float64Array.from(column));

  test("a line through its points", () => {
    const beta = coefficients(factorGram(columns), columns, Float64Array.from([1, 3, 5, 7]));
    expect(beta[0]).toBeCloseTo(1, 8);
    expect(beta[1]).toBeCloseTo(2, 8);
  });

  test("a triangle and its transpose solve what they were made of", () => {
    const factor = factorGram(columns);
    const solved = solveUpper(factor, solveLower(factor, Float64Array.from([4, 6])));
    expect(solved[0]).toBeCloseTo(1, 6);
    expect(solved[1]).toBeCloseTo(0, 6);
    expect(dot(Float64Array.from([1, 2]), Float64Array.from([3, 4]))).toBe(11);
  });

  test("a column twice is no reason to fail", () => {
    const twice = [...columns, ...columns.slice(1)];
    const beta = coefficients(factorGram(twice), twice, Float64Array.from([1, 3, 5, 7]));
    expect((beta[1] ?? 0) + (beta[2] ?? 0)).toBeCloseTo(2, 4);
  });

  test.each([1, 2, 3, 4, 5])(
    "the factor of %d columns, some of them short, times itself is their Gram",
    (size) => {
      const random = seededRandom(size);
      const some = Array.from({ length: size }, (_, place) =>
        Float64Array.from({ length: 40 }, (__, row) => (place % 2 === 1 && row < 30 ? 0 : random.normal())),
      );
      const { cells } = factorGram(some);
      const at = (row: number, column: number): number =>
        column > row ? 0 : (cells[row * size + column] ?? 0);
      for (let row = 0; row < size; row++)
        for (let column = 0; column <= row; column++) {
          let sum = 0;
          for (let k = 0; k < size; k++) sum += at(row, k) * at(column, k);
          expect(sum).toBeCloseTo(
            dot(some[row] ?? new Float64Array(0), some[column] ?? new Float64Array(0)),
            6,
          );
        }
    },
  );
});

describe("order statistics", () => {
  test("quantiles interpolate and none has none", () => {
    expect(quantile([3, 1, 2, 4], 0.5)).toBe(2.5);
    expect(quantileOfSorted([1, 2, 3, 4, 5], 0.1)).toBeCloseTo(1.4, 12);
    expect(quantile([], 0.5)).toBeNaN();
  });

  test("every rank is that of the sorted values", () => {
    const random = seededRandom(5);
    const values = Array.from({ length: 101 }, () => Math.floor(random.uniform() * 40));
    const sorted = values.toSorted((a, b) => a - b);
    for (const rank of [0, 1, 17, 50, 99, 100])
      expect(selectRank(Float64Array.from(values), rank)).toBe(sorted[rank]);
    expect(selectRank(new Float64Array(0), 0)).toBeNaN();
  });

  test("the median is the middle, or half way between the two", () => {
    expect(median([9, 2, 4])).toBe(4);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});

describe("robust scales", () => {
  const random = seededRandom(11);
  const normal = Float64Array.from({ length: 4000 }, () => 3 * random.normal());

  test("are the standard deviation of normal values", () => {
    expect(robustScale(normal)).toBeCloseTo(3, 0);
    expect(Math.abs(clippedScale(normal, 0) - 3)).toBeLessThan(0.1);
  });

  test("hardly notice that one value in fifty is wild", () => {
    const wild = normal.map((value, index) => (index % 50 === 0 ? 1e6 : value));
    expect(clippedScale(wild, 0)).toBeLessThan(3.4);
    expect(robustScale(wild)).toBeLessThan(3.2);
  });

  test("do not become 0 where half of the values are equal", () => {
    const sparse = normal.map((value, index) => (index % 3 === 0 ? value : 0));
    expect(robustScale(sparse)).toBeGreaterThan(0.5);
    expect(robustScale(new Float64Array(5))).toBe(0);
    expect(robustScale([])).toBe(0);
    expect(clippedScale([0, 0, 0], 1)).toBe(0);
  });

  test("make up for the parameters that were fitted", () => {
    expect(clippedScale(normal, 2000) / clippedScale(normal, 0)).toBeCloseTo(Math.SQRT2, 3);
  });
});
