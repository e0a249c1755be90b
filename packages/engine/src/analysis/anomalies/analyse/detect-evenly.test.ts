import { expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { isoMonths } from "../../testing/result.ts";
import { detectEvenly } from "./detect-evenly.ts";

const dates = isoMonths("2023-01-01", 20);
const days = (date: string): number => {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
};
const { normal } = seededRandom(4);
const rates = dates.map(() => 100 + 0.4 * normal());
const sums = dates.map((date, row) => (rates[row] ?? 0) * days(date));

test("a short month is not low, and its expectation is as short", () => {
  const { found, expected, lower, upper } = detectEvenly({ dates, values: sums }, "month", true);
  expect(found).toEqual([]);
  for (const [row, value] of sums.entries()) {
    expect(Math.abs((expected[row] ?? 0) / value - 1)).toBeLessThan(0.02);
    expect(lower[row]).toBeLessThan(expected[row] ?? 0);
    expect(upper[row]).toBeGreaterThan(expected[row] ?? 0);
  }
});

test("what is the same each month whatever its length, as rents are, is not high in February", () => {
  const rents = dates.map((_, row) => 1000 + 3 * (rates[row] ?? 0));
  const { found, expected } = detectEvenly({ dates, values: rents }, "month", true);
  expect(found).toEqual([]);
  expect(Math.abs((expected[1] ?? 0) / (expected[2] ?? 0) - 1)).toBeLessThan(0.01);
});

test("a month that is low a day is found, in its own figures", () => {
  const values = sums.with(13, (sums[13] ?? 0) * 0.8);
  const { found } = detectEvenly({ dates, values }, "month", true);
  expect(found).toMatchObject([{ kind: "outlier", rows: [13] }]);
  expect(found[0]?.actual).toBeCloseTo(values[13] ?? 0, 6);
  expect(Math.abs((found[0]?.expected ?? 0) / (100 * 29) - 1)).toBeLessThan(0.02);
});

test("averages, days and what has no date are looked at as they are", () => {
  for (const [grain, additive] of [
    ["month", false],
    ["day", true],
    [null, true],
  ] as const)
    expect(detectEvenly({ dates, values: rates }, grain, additive).expected[1]).toBeCloseTo(100, -1);
  const undated = dates.map(() => "soon");
  expect(detectEvenly({ dates: undated, values: rates }, "month", true).expected[1]).toBeCloseTo(100, -1);
});
