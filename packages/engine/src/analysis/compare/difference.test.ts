import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { differenceOfCounts, differenceOfMeans, differenceOfSums } from "./difference.ts";

const sampleOf = (values: number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { rows: values.length, mean, deviation: Math.sqrt(squares / (values.length - 1)) };
};

test("Welch's test of two means, as worked by hand", () => {
  const left = { rows: 15, mean: 20.82, deviation: Math.sqrt(7.9) };
  const right = { rows: 15, mean: 23.0, deviation: Math.sqrt(3.8) };
  const found = differenceOfMeans(left, right);
  expect(found?.value).toBeCloseTo(-2.18);
  const error = Math.sqrt(7.9 / 15 + 3.8 / 15);
  expect((found?.upper ?? 0) - (found?.value ?? 0)).toBeCloseTo(2.06 * error, 1);
  expect(found?.chance).toBeCloseTo(0.021, 2);
});

test("in pure noise about one difference in twenty counts, of means and of sums", () => {
  const random = seededRandom(6);
  let [means, sums] = [0, 0];
  for (let run = 0; run < 1000; run++) {
    const draw = (): number[] => {
      const rows = Math.round(200 + Math.sqrt(200) * random.normal());
      return Array.from({ length: rows }, () => Math.exp(random.normal() / 2));
    };
    const [left, right] = [sampleOf(draw()), sampleOf(draw())];
    means += Number((differenceOfMeans(left, right)?.chance ?? 1) < 0.05);
    sums += Number((differenceOfSums(left, right)?.chance ?? 1) < 0.05);
  }
  expect(means).toBeGreaterThan(25);
  expect(means).toBeLessThan(75);
  expect(sums).toBeGreaterThan(25);
  expect(sums).toBeLessThan(75);
});

test("counts differ where their difference is large beside the root of their sum", () => {
  expect(differenceOfCounts(130, 100)?.chance).toBeCloseTo(0.048, 2);
  expect(differenceOfCounts(105, 100)?.chance).toBeGreaterThan(0.5);
  expect(differenceOfCounts(300, 100)).toMatchObject({ value: 200, lower: 200 - 1.96 * 20 });
});

test("nothing is said of too few rows, of rows that do not vary or of missing figures", () => {
  const one = { rows: 1, mean: 3, deviation: 0 };
  expect(differenceOfMeans(one, one)).toBeNull();
  expect(
    differenceOfMeans({ rows: 9, mean: 3, deviation: 0 }, { rows: 9, mean: 4, deviation: 0 }),
  ).toBeNull();
  expect(differenceOfMeans({ ...one, rows: Number.NaN }, one)).toBeNull();
  expect(differenceOfSums(one, one)).toBeNull();
  expect(differenceOfSums({ rows: Number.NaN, mean: 1, deviation: 1 }, one)).toBeNull();
  expect(differenceOfCounts(4, 3)).toBeNull();
});
