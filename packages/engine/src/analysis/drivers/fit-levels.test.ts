import { expect, test } from "vitest";
import { fitLevels } from "./fit-levels.ts";

/** Leaves of 1,000, of which slice 1 holds the first half, slice 2 every second one. */
const size = 40;
const prior = new Float64Array(size).fill(1000);
const masks = Int32Array.from({ length: size }, (_, leaf) => (leaf < 20 ? 1 : 0) | (leaf % 2 === 0 ? 2 : 0));
const currentBy = (common: number, first: number, second: number): Float64Array =>
  prior.map((value, leaf) => {
    const mask = masks[leaf] ?? 0;
    return value * common * (mask & 1 ? first : 1) * (mask & 2 ? second : 1);
  });

test.each([
  [1, 1, 1],
  [1, 0.5, 1],
  [1.02, 0.4, 2],
  [0.9, 3, 0.2],
])("factors of overlapping slices and the rest come back: %d, %d, %d", (common, first, second) => {
  const levels = fitLevels({ prior, current: currentBy(common, first, second), masks, slices: 2 });
  expect(Math.exp(levels.common)).toBeCloseTo(common, 1);
  expect(Math.exp(levels.slices[0] ?? 0) / first).toBeCloseTo(1, 1);
  expect(Math.exp(levels.slices[1] ?? 0) / second).toBeCloseTo(1, 1);
});

test("a slice that made the change makes it likelier, one that did not hardly does", () => {
  const current = currentBy(1, 0.5, 1);
  const only = (bit: number): number =>
    fitLevels({ prior, current, masks: masks.map((mask) => (mask & bit ? 1 : 0)), slices: 1 }).likelihood;
  const none = fitLevels({ prior, current, masks: new Int32Array(size), slices: 0 }).likelihood;
  expect(only(1) - none).toBeGreaterThan(500);
  expect(Math.abs(only(2) - none)).toBeLessThan(1);
});

test("slices that vanish or are empty keep finite levels", () => {
  for (const current of [currentBy(1, 0, 1), new Float64Array(size)]) {
    const levels = fitLevels({ prior, current, masks, slices: 2 });
    expect([levels.common, ...levels.slices, levels.likelihood].every(Number.isFinite)).toBe(true);
    expect((levels.slices[0] ?? 0) + levels.common).toBeLessThan(-1);
  }
});

test("between all but one and the one, the common level is held near none", () => {
  const half = masks.map((mask) => mask & 1);
  const rose = fitLevels({ prior, current: currentBy(1, 2, 1), masks: half, slices: 1 });
  const swapped = fitLevels({
    prior,
    current: currentBy(1, 2, 1),
    masks: half.map((mask) => 1 - mask),
    slices: 1,
  });
  expect(Math.abs(rose.common)).toBeLessThan(0.01);
  expect(rose.likelihood).toBeGreaterThan(swapped.likelihood + 5);
});
