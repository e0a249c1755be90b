import { expect, test } from "vitest";
import { fiveNumbers } from "./five-numbers.ts";

test("quartiles, whiskers within one and a half boxes, outliers beyond", () => {
  expect(fiveNumbers([1, 2, 3, 4, 5, 6, 7, 8, 100])).toEqual({
    low: 1,
    lower: 3,
    median: 5,
    upper: 7,
    high: 8,
    outliers: [100],
  });
  expect(fiveNumbers([4, 1, 3, 2])).toEqual({
    low: 1,
    lower: 1.75,
    median: 2.5,
    upper: 3.25,
    high: 4,
    outliers: [],
  });
});

test("one value is its own box; none makes none", () => {
  expect(fiveNumbers([7])).toEqual({ low: 7, lower: 7, median: 7, upper: 7, high: 7, outliers: [] });
  expect(fiveNumbers([])).toBeNull();
});
