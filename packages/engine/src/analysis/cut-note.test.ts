import { fieldOf, listQuery, type ResultTable, sampleOrder } from "@parlance/contract";
import { expect, test } from "vitest";
import { cutNote } from "./cut-note.ts";

const rows = listQuery("shop", "sales");
const sampled = listQuery("shop", "sales", { order: [sampleOrder(fieldOf("sales", "id"))] });
const table: ResultTable = {
  columns: [],
  rows: Array.from({ length: 1500 }, () => []),
  rowCount: 1500,
  truncated: true,
};

test("which rows a cut result holds is said", () => {
  expect(cutNote(table, sampled, "compared")).toEqual([
    "there are more rows; 1,500 of them, spread evenly over all, were compared",
  ]);
  expect(cutNote(table, rows, "compared")[0]).toMatch(/only its first rows were compared/);
  const whole = { ...table, truncated: false };
  expect(cutNote(whole, sampled, "compared")).toEqual([]);
  const full = { ...sampled, limit: { count: 1500, offset: 0, per: [], ties: "cut" as const } };
  expect(cutNote(whole, full, "compared")).toHaveLength(1);
});
