import { expect, test } from "vitest";
import { drift } from "./drift.ts";

test("goes on from the last value by the mean step", () => {
  expect(drift([1, 5, 4, 10], 2)).toEqual([13, 16]);
  expect(drift([8, 6, 4], 2)).toEqual([2, 0]);
});

test("repeats a single value", () => {
  expect(drift([4], 2)).toEqual([4, 4]);
});
