import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { buildModelIndex } from "./model-index.ts";

const sheetOf = (rows: number, values: string[]) => {
  const made = makeModel({
    tables: {
      sales: {
        rows,
        columns: { region: { type: "string", values, distinct: values.length }, amount: { type: "integer" } },
      },
    },
  });
  return buildModelIndex(made.model, made.values);
};

test("a sheet's row of totals is found by what it is called", () => {
  expect(
    sheetOf(5, ["North", "South", "East", "West", "Grand total"]).totals.get("sales")?.others,
  ).toMatchObject({
    kind: "comparison",
    operator: "!=",
    right: { value: "Grand total" },
  });
});

test("a table of few rows, or without such a row, has none", () => {
  expect(sheetOf(2, ["North", "Total"]).totals.size).toBe(0);
  expect(sheetOf(5, ["North", "South", "East", "West", "Total Wine"]).totals.size).toBe(0);
});
