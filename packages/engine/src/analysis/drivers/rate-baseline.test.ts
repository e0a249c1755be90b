import { expect, test } from "vitest";
import { buildCube } from "./cube.ts";
import { isProportion, rateBaseline } from "./rate-baseline.ts";

const cubeOf = (rows: [string, string, number, number][]) =>
  buildCube(
    ["Region", "Channel"],
    rows.map(([region, channel, events, count]) => ({
      current: false,
      members: [region, channel],
      values: [events, count],
    })),
    2,
  );
const rateOf = (figures: ReturnType<typeof cubeOf>) => ({
  numerator: figures.prior[0] ?? new Float64Array(),
  denominator: figures.prior[1] ?? new Float64Array(),
});

test("a leaf with evidence of its own keeps its rate, at the current volume", () => {
  const figures = cubeOf([
    ["North", "Web", 2000, 10_000],
    ["South", "Web", 500, 10_000],
  ]);
  const expected = rateBaseline(figures.cube, rateOf(figures), Float64Array.from([20_000, 5000]));
  expect((expected[0] ?? 0) / 4000).toBeCloseTo(1, 1);
  expect((expected[1] ?? 0) / 250).toBeCloseTo(1, 1);
});

test("a leaf that the earlier period hardly saw leans on its members' rates", () => {
  const figures = cubeOf([
    ["North", "Web", 400, 1000],
    ["North", "Store", 200, 1000],
    ["South", "Web", 200, 1000],
    ["South", "Store", 0, 1],
  ]);
  const expected = rateBaseline(figures.cube, rateOf(figures), new Float64Array(4).fill(1000));
  expect(expected[3]).toBeGreaterThan(60);
  expect(expected[3]).toBeLessThan(150);
});

test("no events, no expectation", () => {
  const figures = cubeOf([["North", "Web", 0, 1000]]);
  expect([...rateBaseline(figures.cube, rateOf(figures), Float64Array.from([10]))]).toEqual([0]);
});

test("a proportion counts part of its denominator, an average does not", () => {
  const column = (...values: number[]) => Float64Array.from(values);
  expect(isProportion({ numerator: column(1, 0), denominator: column(1, 5) })).toBe(true);
  expect(isProportion({ numerator: column(1, 6), denominator: column(1, 5) })).toBe(false);
  expect(isProportion({ numerator: column(-1), denominator: column(5) })).toBe(false);
});
