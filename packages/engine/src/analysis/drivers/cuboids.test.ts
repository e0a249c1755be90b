import { expect, test } from "vitest";
import { buildCube } from "./cube.ts";
import { combinations, cuboidsOf } from "./cuboids.ts";

test("choices of dimensions, small ones first", () => {
  expect(combinations(3, 2)).toEqual([[0], [1], [2], [0, 1], [0, 2], [1, 2]]);
  expect(combinations(2, 3)).toEqual([[0], [1], [0, 1]]);
  expect(combinations(6, 3)).toHaveLength(6 + 15 + 20);
});

test("cells of a cuboid are the combinations that occur", () => {
  const rows = [
    ["North", "Web"],
    ["North", "Store"],
    ["South", "Web"],
  ].map((members) => ({ current: true, members, values: [1] }));
  const { cube } = buildCube(["Region", "Channel"], rows, 1);
  const cuboids = [...cuboidsOf(cube, 2)];
  expect(cuboids.map(({ dimensions }) => dimensions)).toEqual([[0], [1], [0, 1]]);
  expect(cuboids.map(({ members }) => members.length)).toEqual([2, 2, 3]);
  expect([...(cuboids[0]?.cellOf ?? [])]).toEqual([0, 0, 1]);
  expect(cuboids[2]?.members).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});

test("a large cube's cuboids are made anew at each walk, and are the same", () => {
  const dimensions = Array.from({ length: 9 }, (_, index) => `d${index}`);
  const rows = Array.from({ length: 64_000 }, (_, leaf) => ({
    current: true,
    members: dimensions.map((__, index) => String(Math.floor(leaf / 8 ** index) % 8)),
    values: [1],
  }));
  const { cube } = buildCube(dimensions, rows, 1);
  const cuboids = cuboidsOf(cube, 3);
  expect(Array.isArray(cuboids)).toBe(false);
  let [first, second] = [0, 0];
  for (const { members } of cuboids) first += members.length;
  for (const { members } of cuboids) second += members.length;
  expect(first).toBe(second);
  expect(first).toBeGreaterThan(9 * 8);
});
