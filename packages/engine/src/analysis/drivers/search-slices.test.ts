import { expect, test } from "vitest";
import type { CubeFigures } from "./cube.ts";
import { modelSlices, namedSlice, sameSlice, searchSlices } from "./search-slices.ts";
import { channels, plan, plantedLevels, regions, sliceOf } from "./testing/planted.ts";

const leaves = ({ cube, prior, current }: CubeFigures) => ({
  cube,
  prior: prior[0] ?? new Float64Array(),
  current: current[0] ?? new Float64Array(),
});
const search = (figures: CubeFigures) => {
  const model = searchSlices(leaves(figures));
  return { ...model, named: model.slices.map(({ slice }) => namedSlice(figures.cube, slice)) };
};

test.each([
  ["sixty", plan({}).dimensions],
  ["fifteen", { Region: regions, Channel: channels }],
  ["five", { Region: regions }],
])("noise is no slice in 95 of 100 cubes of %s leaves", (_, dimensions) => {
  const found = Array.from({ length: 100 }, (__, seed) =>
    search(plantedLevels(plan({ seed, noise: 0.08, dimensions }))),
  );
  expect(found.filter(({ slices }) => slices.length > 0).length).toBeLessThanOrEqual(5);
});

test("a slice with its factor, beside a common one", () => {
  const where = { Region: "East", Plan: "Pro" };
  const { named, slices, common } = search(
    plantedLevels(plan({ seed: 5, common: 1.03, effects: [{ where, factor: 0.4 }] })),
  );
  expect(named).toEqual([where]);
  expect(Math.exp(slices[0]?.factor ?? 0)).toBeLessThan(0.5);
  expect(Math.exp(common)).toBeCloseTo(1.03, 1);
});

test("two slices of different depth that overlap", () => {
  const effects = [
    { where: { Channel: "Web" }, factor: 0.6 },
    { where: { Region: "North", Plan: "Free" }, factor: 2 },
  ];
  const { named } = search(plantedLevels(plan({ seed: 7, effects })));
  expect(named).toHaveLength(2);
  expect(named).toEqual(expect.arrayContaining(effects.map(({ where }) => where)));
});

test("everything but one member: the others moved, or the one stayed", () => {
  const effects = ["Web", "Store"].map((channel) => ({ where: { Channel: channel }, factor: 2 }));
  const { named } = search(plantedLevels(plan({ seed: 9, effects })));
  expect(named).toEqual(expect.arrayContaining(effects.map(({ where }) => where)));
});

test("a broad move is common, not slices", () => {
  const { named, common } = search(plantedLevels(plan({ seed: 3, common: 0.75 })));
  expect(named).toEqual([]);
  expect(Math.exp(common)).toBeCloseTo(0.75, 1);
});

test("a given slice's level is fitted without a search", () => {
  const figures = plantedLevels(plan({ seed: 4, effects: [{ where: { Region: "West" }, factor: 0.5 }] }));
  const model = modelSlices(leaves(figures), [sliceOf(figures, { Region: "West" })]);
  expect(Math.exp(model.slices[0]?.factor ?? 0)).toBeCloseTo(0.5, 1);
  expect(model.slices[0]?.gain).toBeGreaterThan(20);
  expect(model.expected).toHaveLength(figures.cube.size);
});

test("slices are the same when their members are", () => {
  const figures = plantedLevels(plan({}));
  const north = sliceOf(figures, { Region: "North" });
  expect(sameSlice(north, sliceOf(figures, { Region: "North" }))).toBe(true);
  expect(sameSlice(north, sliceOf(figures, { Region: "South" }))).toBe(false);
  expect(sameSlice(north, sliceOf(figures, { Region: "North", Plan: "Pro" }))).toBe(false);
});
