import { expect, test } from "vitest";
import { range } from "../numbers.ts";
import { noise } from "../testing/made-series.ts";
import { leastSquares } from "./least-squares.ts";

const rowsOf = (columns: readonly (readonly number[])[]): Float64Array[] =>
  (columns[0] ?? []).map((_, row) => Float64Array.from([1, ...columns.map((column) => column[row] ?? 0)]));

test("weights without noise are found exactly", () => {
  const [a, b] = [noise(30, 1), noise(30, 2)];
  const y = range(30).map((row) => 4 + 2 * (a[row] ?? 0) - 3 * (b[row] ?? 0));
  const weights = leastSquares(rowsOf([a, b]), y, 0) ?? [];
  for (const [index, value] of [4, 2, -3].entries()) expect(weights[index]).toBeCloseTo(value, 9);
});

test("a penalty draws the weights to zero, but not the constant", () => {
  const a = noise(200, 3);
  const y = a.map((value) => 10 + 2 * value);
  const [constant = 0, weight = 0] = leastSquares(rowsOf([a]), y, 200) ?? [];
  expect(weight).toBeGreaterThan(0.5);
  expect(weight).toBeLessThan(1.5);
  expect(constant).toBeCloseTo(10, 0);
});

test("columns that say the same have no weights without a penalty, and share them with one", () => {
  const a = noise(30, 4);
  expect(leastSquares(rowsOf([a, a]), a, 0)).toBeNull();
  const [, first = 0, second = 0] = leastSquares(rowsOf([a, a]), a, 1) ?? [];
  expect(first).toBeCloseTo(second, 6);
  expect(first + second).toBeCloseTo(1, 1);
});

test("no rows, no weights to speak of", () => {
  expect(leastSquares([], [], 1)).toEqual([]);
});
