import { expect, test } from "vitest";
import { byInputRow, meanOver } from "./input-rows.ts";
import { regularSeries } from "./time/regular-series.ts";

test("what was expected goes back to the rows that the input had, in their order", () => {
  const series = regularSeries(["2024-01-04", "2024-01-01", "2024-01-02", "2024-01-02"], [4, 1, 2, 3]);
  const grid = Float64Array.from([10, 20, 30, 40]);
  const placed = byInputRow({ expected: grid, lower: grid, upper: grid }, series, 4);
  expect(Array.from(placed.expected)).toEqual([40, 10, 20, Number.NaN]);
});

test("means are of the values that are there", () => {
  const [values, present] = [Float64Array.from([1, 2, 100, 4]), Uint8Array.from([1, 1, 0, 1])];
  expect(meanOver(values, present, { from: 1, to: 4 })).toBe(3);
  expect(meanOver(values, present, { from: 2, to: 3 })).toBeNaN();
});
