import { expect, test } from "vitest";
import { buildCube, leavesIn, sum } from "./cube.ts";

const row = (current: boolean, members: string[], ...values: number[]) => ({ current, members, values });
const figures = buildCube(
  ["Region", "Channel"],
  [
    row(false, ["North", "Web"], 10, 2),
    row(true, ["North", "Web"], 12, 3),
    row(false, ["South", "Web"], 5, 1),
    row(true, ["South", "Store"], 7, 4),
    row(true, ["South", "Store"], 1, 1),
  ],
  2,
);

test("a leaf for each combination, both periods side by side, repeated rows added", () => {
  expect(figures.cube.members).toEqual([
    ["North", "South"],
    ["Web", "Store"],
  ]);
  expect(figures.cube.size).toBe(3);
  expect(figures.prior.map((column) => [...column])).toEqual([
    [10, 5, 0],
    [2, 1, 0],
  ]);
  expect(figures.current.map((column) => [...column])).toEqual([
    [12, 0, 8],
    [3, 0, 5],
  ]);
});

test("values that are no finite numbers count as nothing", () => {
  const odd = buildCube(["Region"], [row(true, ["North"], Number.NaN), row(true, ["North"], Infinity)], 1);
  expect([...(odd.current[0] ?? [])]).toEqual([0]);
});

test("a slice holds the leaves of all its members", () => {
  expect([...leavesIn(figures.cube, [{ dimension: 0, member: 1 }])]).toEqual([0, 1, 1]);
  expect([
    ...leavesIn(figures.cube, [
      { dimension: 0, member: 1 },
      { dimension: 1, member: 1 },
    ]),
  ]).toEqual([0, 0, 1]);
  expect([...leavesIn(figures.cube, [])]).toEqual([1, 1, 1]);
});

test("sums lose nothing to large numbers, and can be of some leaves", () => {
  expect(sum(Float64Array.from([1e16, 1, -1e16, 1]))).toBe(2);
  expect(sum(Float64Array.from([1, 2, 4]), Uint8Array.from([1, 0, 1]))).toBe(5);
});
