import type { ResultTable } from "@parlance/contract";
import { expect, it } from "vitest";
import { exportedRows } from "./exported-rows.ts";

const textOf = (table: Partial<ResultTable>, canAsk = true): [string, boolean] => {
  const cut = { columns: [], rows: [], rowCount: 2000, truncated: true };
  const { text, isWhole } = exportedRows({ ...cut, ...table }, canAsk);
  return [text, isWhole];
};

it("says which rows an export has, and which have to be read for it", () => {
  expect(textOf({ truncated: false })).toEqual(["Rows", true]);
  expect(textOf({ total: 48_211 })).toEqual(["All 48,211 rows", false]);
  expect(textOf({ total: 2_000_000 })).toEqual(["The first 100,000 rows", false]);
  expect(textOf({})).toEqual(["All rows", false]);
  expect(textOf({ rowCount: 100_000 })).toEqual(["The first 100,000 rows", true]);
  expect(textOf({ total: 48_211 }, false)).toEqual(["The first 2,000 rows", true]);
});
