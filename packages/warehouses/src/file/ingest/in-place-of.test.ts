import { expect, it } from "vitest";
import { inPlaceOf } from "./in-place-of.ts";
import type { IngestedTable } from "./outcome.ts";

const table = (name: string, parent: string | null = null): IngestedTable => ({
  name,
  parquet: `0/${name}.parquet`,
  rowCount: 1,
  columns: [],
  parentKey: parent === null ? null : { column: "parent", parentTable: parent, parentColumn: "id" },
  report: {} as IngestedTable["report"],
});
const named = (
  tables: IngestedTable[],
  newer: string,
  fileName: string,
  before: string[],
  taken: string[] = [],
): string[] => inPlaceOf(tables, newer, { fileName, tables: before, taken }).map(({ name }) => name);

it("calls an only table as the only one before, whatever its file is called", () => {
  expect(named([table("sales-june")], "sales-june.csv", "sales-may.csv", ["sales-may"], ["boats"])).toEqual([
    "sales-may",
  ]);
});

it("finds sheets again by their names, with or without their file's, and leaves new ones theirs", () => {
  const sheets = [table("Boats"), table("Trips"), table("crew")];
  const before = ["north_Boats", "Trips"];
  expect(named(sheets, "north 2.xlsx", "north.xlsx", before, ["crew"])).toEqual([
    "north_Boats",
    "Trips",
    "crew_2",
  ]);
});

it("keeps children of nested JSON with their parents", () => {
  const tables = [table("june"), table("june_items", "june")];
  const replaced = { fileName: "may.json", tables: ["may", "may_items"], taken: [] };
  expect(inPlaceOf(tables, "june.json", replaced)).toMatchObject([
    { name: "may", parentKey: null },
    { name: "may_items", parentKey: { parentTable: "may" } },
  ]);
});
