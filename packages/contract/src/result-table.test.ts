import { expect, test } from "vitest";
import {
  holdsNothing,
  type ResultTable,
  tellsNothing,
  withoutContext,
  withoutSplits,
} from "./result-table.ts";

const column = (id: string) =>
  ({
    id,
    label: id,
    type: "integer",
    role: "measure",
    unit: { kind: "none", currency: null, label: null },
  }) as const;
const table: ResultTable = {
  columns: ["orders", "orders:split-1", "orders:split-2", "returns"].map(column),
  rows: [[5, 2, 3, 1]],
  rowCount: 1,
  truncated: false,
};

test("what splits a figure is left out, but for what is kept", () => {
  const plain = withoutSplits(table, []);
  expect(plain.table.columns.map(({ id }) => id)).toEqual(["orders", "returns"]);
  expect(plain.table.rows).toEqual([[5, 1]]);
  expect(plain.placeOf(3)).toBe(1);
  expect(withoutSplits(table, [2]).table.rows).toEqual([[5, 3, 1]]);
});

test("what was not asked for is left out with its cells", () => {
  const [orders, one, two, returns] = table.columns;
  const ranked = { ...table, columns: [orders, { ...one, context: true }, two, returns] } as ResultTable;
  expect(withoutContext(ranked)).toMatchObject({ columns: [orders, two, returns], rows: [[5, 3, 1]] });
});

test("no rows and figures of zero tell nothing; names without figures tell who there is", () => {
  expect(tellsNothing(table)).toBe(false);
  expect(tellsNothing({ ...table, rows: [] })).toBe(true);
  expect(tellsNothing({ ...table, rows: [[0, null, 0, 0]] })).toBe(true);
  expect(
    [table, { ...table, rows: [] }, { ...table, rows: [[null, null, null, null]] }].map(holdsNothing),
  ).toEqual([false, true, true]);
  const names = [{ ...column("name"), type: "string", role: "dimension" } as const];
  expect(tellsNothing({ ...table, columns: names, rows: [["Ann"]] })).toBe(false);
});
