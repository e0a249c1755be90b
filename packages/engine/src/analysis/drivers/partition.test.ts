import { expect, test } from "vitest";
import type { CubeFigures } from "./cube.ts";
import type { Driver } from "./driver.ts";
import { partitionOf } from "./partition.ts";
import type { Drivers } from "./rank-drivers.ts";
import { plan, plantedLevels, regions, sliceOf } from "./testing/planted.ts";

const figures = plantedLevels(plan({ noise: 0, effects: [{ where: { Region: "North" }, factor: 0.5 }] }));
const driver = (where: Record<string, string>): Driver => ({
  slice: sliceOf(figures, where),
  kind: "level",
  factor: 0.5,
  effect: -1,
  gain: 20,
});
const found = (drivers: Driver[], offsets: Driver[] = []): Drivers => ({
  drivers,
  offsets,
  broad: false,
  common: 1,
});
const split = (drivers: Drivers, of: CubeFigures = figures) => {
  const { partOf, parts } = partitionOf(of, drivers, false);
  return { partOf, parts, sizes: parts.map((_, part) => partOf.filter((own) => own === part).length) };
};

test("a member's change stands beside the other members of its dimension", () => {
  const { parts, sizes } = split(found([driver({ Region: "North" })]));
  expect(parts).toHaveLength(regions.length);
  expect(parts[0]).toMatchObject({ driver: 0 });
  expect(sizes).toEqual(regions.map(() => 12));
});

test("combinations stand beside everything else, and overlaps belong to the first", () => {
  const { parts, sizes, partOf } = split(
    found([driver({ Region: "North", Channel: "Web" })], [driver({ Region: "North" })]),
  );
  expect(parts.map((part) => [part.slice.length, part.driver])).toEqual([
    [2, 0],
    [1, 1],
    [0, null],
  ]);
  expect(sizes).toEqual([4, 8, 48]);
  expect(partOf.includes(-1)).toBe(false);
});

test("without drivers, the members of the dimension that moved apart most", () => {
  const { parts } = split(found([]));
  expect(new Set(parts.map(({ slice }) => slice[0]?.dimension))).toEqual(new Set([0]));
  expect(parts[0]?.slice).toEqual(sliceOf(figures, { Region: "North" }));
});

test("many members: the nine that changed most, and the others together", () => {
  const many = Array.from({ length: 40 }, (_, index) => `City ${index}`);
  const cities = plantedLevels(plan({ dimensions: { City: many } }));
  const { parts, sizes } = split(found([]), cities);
  expect(parts).toHaveLength(10);
  expect(parts.at(-1)).toEqual({ slice: [], driver: null });
  expect(sizes.at(-1)).toBe(31);
});
