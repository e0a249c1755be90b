import { expect, test } from "vitest";
import { minimise } from "./minimise.ts";

test("finds the least value of a curved valley (Rosenbrock)", () => {
  const found = minimise(
    (at, gradient) => {
      const [x = 0, y = 0] = at;
      gradient[0] = -2 * (1 - x) - 400 * x * (y - x * x);
      gradient[1] = 200 * (y - x * x);
      return (1 - x) ** 2 + 100 * (y - x * x) ** 2;
    },
    Float64Array.from([-1.2, 1]),
    200,
  );
  expect(found[0]).toBeCloseTo(1, 2);
  expect(found[1]).toBeCloseTo(1, 2);
});

test("stays where nothing is to gain", () => {
  const flat = minimise(() => 3, Float64Array.from([4, 5]), 10);
  expect([...flat]).toEqual([4, 5]);
});
