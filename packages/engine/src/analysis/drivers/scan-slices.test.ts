import { expect, test } from "vitest";
import { cuboidsOf } from "./cuboids.ts";
import { scanSlices, sliceCost } from "./scan-slices.ts";
import { namedSlice } from "./search-slices.ts";
import { plan, plantedLevels } from "./testing/planted.ts";

const scan = (where: Record<string, string>, factor: number, proposals = 5) => {
  const { cube, prior, current } = plantedLevels(plan({ noise: 0, effects: [{ where, factor }] }));
  const [expected, observed] = [prior[0] ?? new Float64Array(), current[0] ?? new Float64Array()];
  const evidence = { cube, expected, observed, weights: new Float64Array(cube.size).fill(1) };
  const found = scanSlices(evidence, cuboidsOf(cube, 3), { depth: 3, proposals });
  return { cube, evidence, found, named: found.map(({ slice }) => namedSlice(cube, slice)) };
};

test.each([
  [{ Region: "North" }, 0.5],
  [{ Channel: "Web", Plan: "Pro" }, 2],
  [{ Region: "South", Channel: "Store", Plan: "Free" }, 3],
])("the slice that moved comes first: %j × %d", (where, factor) => {
  expect(scan(where, factor).named[0]).toEqual(where);
});

test("best first, and no more than asked for", () => {
  const { found } = scan({ Region: "North" }, 0.5, 4);
  expect(found).toHaveLength(4);
  const worth = found.map(({ gain, cost }) => gain - cost);
  expect(worth).toEqual(worth.toSorted((a, b) => b - a));
});

test("the gain is the likelihood ratio of two levels against one", () => {
  const { found, evidence, cube } = scan({ Region: "North" }, 0.5, 1);
  const region = found[0]?.slice[0];
  const totals = { in: [0, 0], all: [0, 0] };
  for (let leaf = 0; leaf < cube.size; leaf++)
    for (const [index, column] of [evidence.expected, evidence.observed].entries()) {
      totals.all[index] = (totals.all[index] ?? 0) + (column[leaf] ?? 0);
      if (region !== undefined && cube.codes[region.dimension]?.[leaf] === region.member)
        totals.in[index] = (totals.in[index] ?? 0) + (column[leaf] ?? 0);
    }
  const binomial = ([a = 0, b = 0]: number[]): number =>
    a * Math.log(a / (a + b)) + b * Math.log(b / (a + b));
  const rest = totals.all.map((all, index) => all - (totals.in[index] ?? 0));
  expect(found[0]?.gain).toBeCloseTo(binomial(totals.in) + binomial(rest) - binomial(totals.all), 4);
});

test("deeper slices, and those among more, cost more to name", () => {
  const { cube } = scan({ Region: "North" }, 0.5, 1);
  expect(sliceCost(cube, 2, 20)).toBeGreaterThan(sliceCost(cube, 1, 20));
  expect(sliceCost(cube, 1, 200)).toBeGreaterThan(sliceCost(cube, 1, 20));
});
