import { expect, test } from "vitest";
import type { Driver } from "./driver.ts";
import { driversOf, importance, isMove } from "./driver.ts";
import { rankDrivers } from "./rank-drivers.ts";
import { modelSlices } from "./search-slices.ts";
import { plan, plantedLevels, sliceOf } from "./testing/planted.ts";

const driver = (member: number, effect: number, more: Partial<Driver> = {}): Driver => ({
  slice: [{ dimension: 0, member }],
  kind: "level",
  factor: effect < 0 ? 0.5 : 2,
  effect,
  gain: 50,
  ...more,
});
const fell = { prior: 1000, current: 800, size: 1000, common: 0 };
const members = (drivers: Driver[]) => drivers.map(({ slice }) => slice[0]?.member);

test("drivers push the way of a clear change, offsets against it", () => {
  const ranked = rankDrivers([driver(1, 120, { gain: 90 }), driver(2, -300)], fell);
  expect(members(ranked.drivers)).toEqual([2]);
  expect(members(ranked.offsets)).toEqual([1]);
});

test("where the whole hardly moved, the most important one says the way", () => {
  const ranked = rankDrivers([driver(1, 120, { gain: 90 }), driver(2, -110)], { ...fell, current: 1010 });
  expect(members(ranked.drivers)).toEqual([1]);
});

test("in order of surprise times move, weak ones left out", () => {
  const ranked = rankDrivers(
    [driver(1, -60), driver(2, -140, { gain: 200 }), driver(3, -10), driver(4, -50, { gain: 1 })],
    fell,
  );
  expect(members(ranked.drivers)).toEqual([2, 1]);
  expect(importance(driver(1, -60))).toBeLessThan(importance(driver(1, -60, { gain: 60 })));
});

test("a small factor or a small effect is not named", () => {
  expect(isMove(driver(1, -60, { factor: 0.95 }))).toBe(false);
  expect(rankDrivers([driver(1, -60, { factor: 0.95 })], fell).drivers).toEqual([]);
  expect(rankDrivers([driver(1, -4)], fell).drivers).toEqual([]);
});

test("beside a broad change, what makes little of it is not named", () => {
  const broad = { ...fell, common: Math.log(0.82) };
  expect(rankDrivers([driver(1, -20)], broad)).toMatchObject({ drivers: [], broad: true });
  expect(members(rankDrivers([driver(1, -90)], broad).drivers)).toEqual([1]);
});

test("a broad change with one that held against it stays broad", () => {
  const ranked = rankDrivers([driver(1, 80)], { ...fell, common: Math.log(0.75) });
  expect(ranked).toMatchObject({ drivers: [], broad: true });
  expect(members(ranked.offsets)).toEqual([1]);
  expect(ranked.common).toBeCloseTo(0.75, 9);
});

test("the effect is what the slice's own factor added", () => {
  const figures = plantedLevels(plan({ noise: 0, effects: [{ where: { Region: "North" }, factor: 2 }] }));
  const leaves = {
    cube: figures.cube,
    prior: figures.prior[0] ?? new Float64Array(),
    current: figures.current[0] ?? new Float64Array(),
  };
  const slice = sliceOf(figures, { Region: "North" });
  const [north] = driversOf(figures.cube, modelSlices(leaves, [slice]), "level");
  const before = leaves.prior.reduce(
    (sum, value, leaf) => (figures.cube.codes[0]?.[leaf] === slice[0]?.member ? sum + value : sum),
    0,
  );
  expect((north?.effect ?? 0) / before).toBeCloseTo(1, 1);
  expect(north?.factor).toBeCloseTo(2, 1);
});
