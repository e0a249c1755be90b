import { expect, test } from "vitest";
import type { ResultColumn, ResultTable } from "./result-table.ts";
import { wholeNames } from "./whole-names.ts";

const column = (id: string, more: Partial<ResultColumn> = {}): ResultColumn => ({
  id,
  label: id,
  type: "string",
  role: "dimension",
  unit: { kind: "none", currency: null, label: null },
  ...more,
});
const vets: ResultTable = {
  columns: [column("town"), column("first", { whole: { label: "Vet", with: ["last"] } }), column("last")],
  rows: [
    ["Graz", "Ida", "Moser"],
    ["Linz", null, "Huber"],
    ["Wels", null, null],
  ],
  rowCount: 3,
  truncated: false,
};

test("a first and a last name become one column under what both are called", () => {
  const { columns, rows } = wholeNames(vets);
  expect(columns.map(({ id, label, whole }) => [id, label, whole])).toEqual([
    ["town", "town", undefined],
    ["first", "Vet", undefined],
  ]);
  expect(rows).toEqual([
    ["Graz", "Ida Moser"],
    ["Linz", "Huber"],
    ["Wels", null],
  ]);
});

test("a result without such names stays as it is", () => {
  const towns = { ...vets, columns: [column("town")], rows: [["Graz"]] };
  expect(wholeNames(towns)).toBe(towns);
});
