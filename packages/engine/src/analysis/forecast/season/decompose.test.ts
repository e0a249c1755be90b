import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, noise } from "../testing/made-series.ts";
import { adjust, isSeasonal, movingAverage, reseason, seasonalStrength } from "./decompose.ts";

describe("the test for a season", () => {
  test("sees one under noise, and needs three cycles", () => {
    const values = madeSeries({ count: 48, period: 4, season: 10, noise: 5, seed: 2 });
    expect(isSeasonal(values, 4)).toBe(true);
    expect(isSeasonal(values.slice(0, 11), 4)).toBe(false);
  });

  test("sees none in noise or in a period of one", () => {
    const seen = range(40).filter((seed) => isSeasonal(noise(60, seed + 1), 12));
    expect(seen.length).toBeLessThanOrEqual(7);
    expect(isSeasonal(madeSeries({ count: 48, slope: 1 }), 1)).toBe(false);
  });
});

describe("a season's strength", () => {
  test("is one where it explains all, near zero in noise", () => {
    expect(seasonalStrength(madeSeries({ count: 60, season: 10 }), 12)).toBeCloseTo(1, 2);
    const strengths = range(30).map((seed) => seasonalStrength(noise(120, seed + 1), 12));
    expect(strengths.reduce((total, value) => total + value, 0) / 30).toBeCloseTo(0, 1);
  });

  test("is zero of constants and of too few values", () => {
    expect(seasonalStrength(madeSeries({ count: 60 }), 12)).toBe(0);
    expect(seasonalStrength([1, 2, 3, 4, 5], 12)).toBe(0);
  });
});

describe.each(["mean", "expected"] as const)("classical decomposition by %s figures", (by) => {
  const figures = [10, -5, -5, 0];
  const values = range(24).map((t) => 100 + t + (figures[t % 4] ?? 0));

  test("takes an additive season out of a slope and puts it back", () => {
    const parts = adjust(values, 4, "additive", by);
    expect(parts.kind).toBe("additive");
    for (const [t, value] of parts.values.entries()) expect(value).toBeCloseTo(100 + t, 6);
    const ahead = reseason([124, 125, 126, 127, 128], parts, 24);
    for (const [step, value] of [134, 120, 121, 127, 138].entries())
      expect(ahead[step]).toBeCloseTo(value, 6);
  });

  test("takes a multiplicative season out", () => {
    const shares = [1.5, 0.5, 0.75, 1.25];
    const grown = range(40).map((t) => (100 + t) * (shares[t % 4] ?? 1));
    const parts = adjust(grown, 4, "multiplicative", by);
    for (const [position, figure] of parts.figures.entries())
      expect(figure).toBeCloseTo(shares[position] ?? 0, 1);
    expect(reseason([200], parts, 41)[0]).toBeCloseTo(200 * (parts.figures[1] ?? 0), 9);
  });

  test("is additive where a position is always zero, for nothing can be divided by it", () => {
    const closed = range(28).map((t) => (t % 7 === 6 ? 0 : 50));
    expect(adjust(closed, 7, "multiplicative", by).kind).toBe("additive");
  });

  test("leaves values without a season alone", () => {
    expect(adjust([1, 2, 3], 12, "none", by)).toEqual({ values: [1, 2, 3], figures: [0], kind: "none" });
    expect(adjust([1, 2, 3], 1, "additive", by).kind).toBe("none");
    expect(reseason([4, 5], adjust([1, 2, 3], 1, "none", by), 3)).toEqual([4, 5]);
  });
});

describe("a season's expected figures", () => {
  test("follow a season that changes", () => {
    const changed = range(48).map((t) => 100 + (t % 4 === 0 ? (t < 24 ? 10 : 30) : 0));
    const [even = 0] = adjust(changed, 4, "additive", "mean").figures;
    const [expected = 0] = adjust(changed, 4, "additive", "expected").figures;
    expect(expected).toBeGreaterThan(even + 0.5);
    expect(expected).toBeLessThan(30);
  });

  test("are drawn to none in noise, and hold a season above it", () => {
    const spread = (by: "mean" | "expected", values: number[]): number =>
      Math.max(...adjust(values, 12, "additive", by).figures);
    const shares = range(20).map((seed) => {
      const values = noise(60, seed + 1);
      return spread("expected", values) / spread("mean", values);
    });
    expect(shares.reduce((total, share) => total + share, 0) / 20).toBeLessThan(0.5);
    const clear = madeSeries({ count: 60, season: 10, noise: 1, seed: 3 });
    expect(spread("expected", clear) / spread("mean", clear)).toBeGreaterThan(0.9);
  });
});

test("a centred moving average weights both ends of an even cycle by half", () => {
  expect(movingAverage([1, 2, 3, 4, 5, 6], 4)).toEqual([null, null, 3, 4, null, null]);
  expect(movingAverage([1, 2, 6], 3)).toEqual([null, 3, null]);
});
