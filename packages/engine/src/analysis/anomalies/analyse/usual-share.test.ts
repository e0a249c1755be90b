import { expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { oddness, usualShare } from "./usual-share.ts";

const whole = Array.from({ length: 100 }, (_, row) => 100 + (row % 7));
const third = whole.map((value) => value / 3);

test("the usual share is that of the neighbourhood, whatever happens at the rows themselves", () => {
  expect(usualShare(third, whole, 50)).toBeCloseTo(1 / 3);
  const odd = third.map((value, row) => (row === 50 || row === 51 ? 90 : value));
  expect(usualShare(odd, whole, 50, 52)).toBeCloseTo(1 / 3);
  expect(usualShare(third, whole, 0)).toBeCloseTo(1 / 3);
});

test("a whole of nothing has no shares, nulls count as nothing", () => {
  expect(usualShare([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], 2)).toBe(0);
  expect(usualShare([1, null, 9, 9, 9, 9], [2, null, 9, 9, 9, 9], 4)).toBe(0.5);
});

test("a part that goes its own way once is odder than one that follows the whole", () => {
  const random = seededRandom(4);
  const noisy = whole.map((value) => value / 3 + random.normal());
  const odd = noisy.map((value, row) => (row === 60 ? value + 20 : value));
  expect(oddness(odd, whole)).toBeGreaterThan(2 * oddness(noisy, whole));
  expect(oddness(third, whole)).toBeLessThan(oddness(noisy, whole));
  expect(oddness([], [])).toBe(0);
});
