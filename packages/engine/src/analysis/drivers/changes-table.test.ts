import { resultTableSchema } from "@parlance/contract";
import { expect, test } from "vitest";
import { changesTable } from "./changes-table.ts";
import { buildCube } from "./cube.ts";
import { decompose } from "./decompose.ts";
import type { Partition } from "./partition.ts";
import { sliceName } from "./slice-name.ts";

const unit = { kind: "currency", currency: "EUR", label: null } as const;
const row = (current: boolean, members: string[], ...values: number[]) => ({ current, members, values });
const figures = buildCube(
  ["Region", "Channel"],
  [
    row(false, ["North", "Web"], 100, 10),
    row(true, ["North", "Web"], 40, 10),
    row(false, ["South", "Web"], 50, 5),
    row(true, ["South", "Web"], 60, 5),
    row(false, ["South", "Store"], 50, 5),
    row(true, ["South", "Store"], 50, 5),
  ],
  2,
);
const north = [{ dimension: 0, member: 0 }];
const web = [{ dimension: 1, member: 0 }];
const shown = (parts: Partition["parts"], partOf: number[], ratio = false) => {
  const own = decompose(figures, ratio, Int32Array.from(partOf), parts.length);
  const [whole] = decompose(figures, ratio, new Int32Array(figures.cube.size), 1);
  if (whole === undefined) throw new Error("a cube has a whole");
  return changesTable({ figures, ratio, unit }, { partOf: Int32Array.from(partOf), parts }, own, {
    whole,
    label: "Revenue",
  });
};

test("a row for each part: what it changed by, its share of the change, before and after", () => {
  const { table, rowOf } = shown(
    [
      { slice: north, driver: 0 },
      { slice: [{ dimension: 0, member: 1 }], driver: null },
    ],
    [0, 1, 1],
  );
  expect(resultTableSchema.parse(table)).toEqual(table);
  expect(table.rows).toEqual([
    ["North", -60, 1.2, 100, 40],
    ["South", 10, -0.2, 100, 110],
  ]);
  expect(table.columns.map(({ label }) => label)).toEqual([
    "Segment",
    "Change of Revenue",
    "Share of the change",
    "Revenue before",
    "Revenue",
  ]);
  expect(rowOf).toEqual([0]);
});

test("parts of several dimensions are named with these, and the rest as the rest", () => {
  const parts = [
    { slice: north, driver: 0 },
    { slice: web, driver: 1 },
    { slice: [], driver: null },
  ];
  const { table, rowOf } = shown(parts, [0, 1, 2]);
  expect(table.rows.map(([name]) => name)).toEqual(["Region North", "Channel Web", "Everything else"]);
  expect(rowOf).toEqual([0, 1]);
});

test("a driver whose leaves all belong to an earlier one has no row", () => {
  const parts = [
    { slice: [], driver: 0 },
    { slice: north, driver: 1 },
  ];
  const { table, rowOf } = shown(parts, [0, 0, 0]);
  expect(table.rows).toHaveLength(1);
  expect(rowOf).toEqual([0, null]);
});

test("a ratio has its two halves beside the change", () => {
  const { table } = shown(
    [
      { slice: north, driver: 0 },
      { slice: [], driver: null },
    ],
    [0, 1, 1],
    true,
  );
  expect(table.columns.map(({ id }) => id).slice(-2)).toEqual(["rate", "mix"]);
  expect(table.rows[0]?.slice(3)).toEqual([10, 4, -3, 0]);
});

test("names of slices, with and without their dimensions", () => {
  expect(sliceName(figures.cube, [...north, ...web], true)).toBe("Region North, Channel Web");
  expect(sliceName(figures.cube, [...north, ...web], false)).toBe("North, Web");
  expect(sliceName(figures.cube, [], true)).toBe("");
});
