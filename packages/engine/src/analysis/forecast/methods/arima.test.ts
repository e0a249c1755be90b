import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { arima } from "./arima.ts";

/** A process whose every value is `weight` of the last one and a shock. */
function returning(count: number, weight: number, seed: number): number[] {
  let last = 0;
  return noise(count, seed).map((shock) => {
    last = weight * last + shock;
    return last;
  });
}

describe("ARIMA", () => {
  test("forecasts a returning process by its weight", () => {
    const values = returning(300, 0.7, 4).map((value) => 50 + value);
    const last = (values.at(-1) ?? 0) - 50;
    const ahead = arima(values, 1, 12) ?? [];
    expect(Math.abs((ahead[0] ?? 0) - (50 + 0.7 * last))).toBeLessThan(0.6);
    expect(Math.abs((ahead.at(-1) ?? 0) - 50)).toBeLessThan(0.8);
  });

  test("keeps to the last value of a walk", () => {
    let level = 100;
    const walk = noise(150, 8).map((step) => {
      level += step;
      return level;
    });
    const ahead = arima(walk, 1, 4) ?? [];
    expect(Math.abs((ahead[3] ?? 0) - level)).toBeLessThan(2);
  });

  test("goes on with slope and season", () => {
    const whole = madeSeries({ count: 132, slope: 1, season: 20, noise: 1, seed: 6 });
    const ahead = arima(whole.slice(0, 120), 12, 12) ?? [];
    expect(meanError(whole.slice(120), ahead)).toBeLessThan(3);
  });

  test("beats the mean of the past on a season without a slope", () => {
    const whole = madeSeries({ count: 100, period: 4, season: 20, noise: 4, seed: 2 });
    const ahead = arima(whole.slice(0, 92), 4, 8) ?? [];
    expect(meanError(whole.slice(92), ahead)).toBeLessThan(7);
  });

  test("is not for few or constant values", () => {
    expect(arima([1, 2, 3, 4, 5, 6, 7], 1, 3)).toBeNull();
    expect(
      arima(
        range(30).map(() => 4),
        1,
        3,
      ),
    ).toBeNull();
  });

  test("stays finite on what ends in constants, jumps, or is nearly constant", () => {
    for (const values of [
      [...noise(20, 3), ...range(20).map(() => 1)],
      range(40).map((t) => (t === 39 ? 1e6 : 1)),
      range(40).map((t) => 1 + 1e-12 * t),
    ])
      for (const value of arima(values, 12, 6) ?? [0]) expect(Number.isFinite(value)).toBe(true);
  });
});
