import { expect, test } from "vitest";
import { niceRange } from "./nice-range.ts";

test.each([
  [[3, 97], { min: 0, max: 100, interval: 50 }],
  [[-20, 180], { min: -100, max: 200, interval: 100 }],
  [[1.1e6], { min: 0, max: 2e6, interval: 1e6 }],
  [[], { min: 0, max: 1, interval: 1 }],
])("%j", (values, expected) => {
  expect(niceRange(values, 2)).toEqual(expected);
});
