import { expect, test } from "vitest";
import { studentTail } from "./distributions.ts";
import { giniOf, largestCountChance, largestShareChance, outlyingChance } from "./largest-share.ts";
import { seededRandom } from "./seeded-random.ts";

const { uniform, normal } = seededRandom(5);
const draws = (count: number, one: () => number): number[] => Array.from({ length: count }, one);

test.each([
  [3, 0.7],
  [6, 0.5],
  [20, 0.25],
])("the largest share of a random cut: %d parts, %d or more", (groups, share) => {
  const times = 20_000;
  let hits = 0;
  for (let time = 0; time < times; time++) {
    const parts = draws(groups, () => -Math.log(1 - uniform()));
    if (Math.max(...parts) / parts.reduce((sum, part) => sum + part, 0) >= share) hits++;
  }
  expect(largestShareChance(share, groups)).toBeCloseTo(hits / times, 1.7);
});

test("the bounds of a share", () => {
  expect(largestShareChance(0.999, 5)).toBeLessThan(1e-9);
  expect(largestShareChance(0.2, 5)).toBeGreaterThan(0.9);
});

test("rows that fall alike seldom lie on one group", () => {
  expect(largestCountChance(400, 1000, 4)).toBeLessThan(1e-9);
  expect(largestCountChance(260, 1000, 4)).toBeGreaterThan(0.5);
  expect(largestCountChance(0, 0, 4)).toBe(1);
});

test("Gini: none of equal amounts, one of a single owner, a half of a random cut", () => {
  expect(giniOf([5, 5, 5, 5]).gini).toBeCloseTo(0, 12);
  expect(giniOf([0, 0, 0, 9])).toMatchObject({ gini: 1 });
  const cut = giniOf(draws(5000, () => -Math.log(1 - uniform())));
  expect(cut.gini).toBeCloseTo(0.5, 1);
  expect(cut.chance).toBeGreaterThan(0.001);
  expect(giniOf([])).toEqual({ gini: 0, chance: 1 });
});

test("Grubbs' test rejects normal values about as often as it says", () => {
  const chances = draws(2000, () => outlyingChance(draws(12, normal), studentTail));
  const rejected = chances.filter((chance) => chance < 0.05).length / chances.length;
  expect(rejected).toBeGreaterThan(0.03);
  expect(rejected).toBeLessThan(0.07);
  expect(outlyingChance([...draws(12, normal), 12], studentTail)).toBeLessThan(1e-4);
  expect(outlyingChance([1, 1, 1, 1, 1], studentTail)).toBe(1);
});
