import { expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { autoregression } from "./autoregression.ts";

test("a cycle goes on", () => {
  const values = madeSeries({ count: 72, season: 10 });
  const ahead = autoregression(values, [1, 2], 24, 1e-6) ?? [];
  expect(meanError(madeSeries({ count: 96, season: 10 }).slice(72), ahead)).toBeLessThan(0.5);
});

test("a process that returns to its mean is forecast to return", () => {
  let last = 0;
  const values = noise(400, 11).map((shock) => {
    last = 0.8 * last + shock;
    return last;
  });
  const ahead = autoregression([...values, 10], [1, 2, 3], 20, 0.001) ?? [];
  expect(ahead[0]).toBeGreaterThan(5);
  expect(ahead[0]).toBeLessThan(9.5);
  expect(Math.abs(ahead.at(-1) ?? 9)).toBeLessThan(1.5);
});

test("a penalty keeps forecasts from running away", () => {
  const values = range(40).map((t) => 1.1 ** t);
  const [free = 0] = autoregression(values, [1, 2], 12, 1e-9)?.slice(-1) ?? [];
  const [held = 0] = autoregression(values, [1, 2], 12, 1)?.slice(-1) ?? [];
  expect(held).toBeLessThan(free);
});

test("too few rows for the weights, or values that do not vary, are not for this method", () => {
  expect(autoregression([1, 2, 3, 4, 5], [1, 2], 3, 0.01)).toBeNull();
  expect(autoregression(madeSeries({ count: 50 }), [1, 2], 3, 0.01)).toBeNull();
});
