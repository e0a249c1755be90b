import { expect, it } from "vitest";
import { buildModelIndex, type ModelIndex } from "../../../index/model-index.ts";
import { salesIndex } from "../../../testing/models.ts";
import { best, briefOf } from "../../../testing/read.ts";

const index = salesIndex();

it.each([
  "what affects quantity?",
  "which factors influence quantity",
  "what influences quantity the most?",
  "what are the key factors behind quantity",
  "main factors affecting quantity",
  "what does quantity depend on",
])("%s compares the quantity of each row with all else", (question) => {
  const { query } = best(index, question);
  expect(query.kind === "analysis" && query.request).toEqual({ kind: "correlation", target: "c1" });
  expect(briefOf(index, question)).toMatch(/^correlation: list quantity, /);
});

/** The sales, in which prices do not add up. */
const averaged = (): ModelIndex => {
  const { model } = index;
  const tables = model.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) =>
      column.name === "unit_price"
        ? { ...column, additivity: "non-additive" as const, defaultAggregation: "average" as const }
        : column,
    ),
  }));
  return buildModelIndex({ ...model, tables }, []);
};

it("what drives an amount is what changed it, what drives an average level is what it goes with", () => {
  expect(briefOf(index, "what drives freight")).toMatch(/^drivers: sum\(freight\)/);
  expect(briefOf(averaged(), "what drives unit price")).toMatch(/^correlation: list unit_price, /);
  expect(briefOf(index, "why did the unit price change in March 2024")).toMatch(/^drivers: /);
});

it("outliers are rows, or periods where a grain is named", () => {
  expect(briefOf(index, "any outliers in freight?")).toBe("distribution: list freight");
  expect(briefOf(index, "outliers in monthly freight")).toMatch(/^anomalies: sum\(freight\) by month/);
});
