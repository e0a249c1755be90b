import { expect, test } from "vitest";
import { stepsOf } from "./waterfall.ts";

test("each part stands on the sum of those before, the total on the ground", () => {
  expect(stepsOf([5, -2, 4])).toEqual([
    { from: 0, to: 5 },
    { from: 5, to: 3 },
    { from: 3, to: 7 },
    { from: 0, to: 7 },
  ]);
  expect(stepsOf([])).toEqual([{ from: 0, to: 0 }]);
});
