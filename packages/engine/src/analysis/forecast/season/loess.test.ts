import { expect, test } from "vitest";
import { range } from "../numbers.ts";
import { noise } from "../testing/made-series.ts";
import { loess } from "./loess.ts";

test("a line is fitted exactly, and goes on beyond its ends", () => {
  const values = range(20).map((t) => 3 + 2 * t);
  for (const [index, value] of loess(values, 7, -1, 20).entries())
    expect(value).toBeCloseTo(1 + 2 * index, 6);
});

test("noise is smoothed, the more the wider the window", () => {
  const values = noise(100, 7);
  const roughness = (window: number): number =>
    loess(values, window, 0, 99).reduce((total, value) => total + value * value, 0);
  expect(roughness(21)).toBeLessThan(roughness(7));
  expect(roughness(7)).toBeLessThan(values.reduce((total, value) => total + value * value, 0));
});

test("a window wider than the values comes near their common line", () => {
  const [first = 0, , , , last = 0] = loess([0, 2, 1, 3, 4], 101, 0, 4);
  expect(first).toBeCloseTo(0.2, 1);
  expect(last).toBeCloseTo(3.8, 1);
});

test("one value is its own fit", () => {
  expect(loess([5], 11, 0, 0)).toEqual([5]);
});
