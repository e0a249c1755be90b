import type { ReliabilityBin } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { calibrationError, shareInterval } from "./calibration.ts";

const bin = (confidence: number, right: number, answers: number): ReliabilityBin => ({
  from: 0,
  to: 1,
  confidence,
  right,
  answers,
});

describe("the interval of a share", () => {
  test("is Wilson's, as tables have it", () => {
    const [low, high] = shareInterval(0.5, 10);
    expect([low, high].map((each) => each.toFixed(3))).toEqual(["0.237", "0.763"]);
  });
  test("says little of one answer, much of a thousand, and stays between none and all", () => {
    const [one] = shareInterval(1, 1);
    expect(one).toBeLessThan(0.25);
    expect(shareInterval(1, 1)[1]).toBe(1);
    expect(shareInterval(0, 3)[0]).toBe(0);
    const [low, high] = shareInterval(0.8, 1000);
    expect(high - low).toBeLessThan(0.06);
  });
});

describe("the calibration error", () => {
  test("weighs each bin by its answers", () =>
    expect(calibrationError([bin(0.9, 0.9, 90), bin(0.5, 0.7, 10)])).toBeCloseTo(0.02));
  test("is not said of a few", () => expect(calibrationError([bin(0.9, 1, 19)])).toBeNull());
});
