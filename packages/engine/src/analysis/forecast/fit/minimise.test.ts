import { expect, test } from "vitest";
import { minimise } from "./minimise.ts";

test("the bottom of a bowl is found", () => {
  const bowl = ([x = 0, y = 0]: number[]): number => (x - 3) ** 2 + 2 * (y + 1) ** 2 + 5;
  const { point, value } = minimise(bowl, [0, 0], [1, 1], 400);
  expect(value).toBeCloseTo(5, 4);
  expect(point[0]).toBeCloseTo(3, 2);
  expect(point[1]).toBeCloseTo(-1, 2);
});

test("a bent valley is followed (Rosenbrock)", () => {
  const valley = ([x = 0, y = 0]: number[]): number => (1 - x) ** 2 + 100 * (y - x * x) ** 2;
  expect(minimise(valley, [-1.2, 1], [0.5, 0.5], 600).value).toBeLessThan(1e-5);
});

test("what is not finite is avoided", () => {
  const walled = ([x = 0]: number[]): number => (x < 1 ? Number.NaN : x);
  const { point, value } = minimise(walled, [4], [1], 200);
  expect(value).toBeCloseTo(1, 3);
  expect(point[0]).toBeGreaterThanOrEqual(1);
});

test("the budget of evaluations holds but for the last step", () => {
  let evaluations = 0;
  minimise(
    ([x = 0, y = 0]) => {
      evaluations++;
      return x * x + y * y;
    },
    [100, 100],
    [1, 1],
    30,
  );
  expect(evaluations).toBeLessThanOrEqual(33);
});

test("the same call gives the same point", () => {
  const cost = ([x = 0, y = 0]: number[]): number => Math.abs(x - y) + Math.cos(x);
  expect(minimise(cost, [0.3, 2], [1, 1], 100)).toEqual(minimise(cost, [0.3, 2], [1, 1], 100));
});
