import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    readings: {
      rows: 900,
      fact: true,
      time: "taken_at",
      columns: {
        reading_id: { type: "integer", role: "key" },
        taken_at: { type: "timestamp" },
        temperature: { type: "decimal" },
        pressure: { type: "decimal" },
        cost: { type: "decimal", unit: "currency" },
        budget: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const levels = new Set(["temperature", "pressure"]);
const tables = model.tables.map((table) => ({
  ...table,
  columns: table.columns.map((column) =>
    levels.has(column.name)
      ? { ...column, additivity: "non-additive" as const, defaultAggregation: "average" as const }
      : column,
  ),
}));
const index = buildModelIndex({ ...model, tables }, values);

test.each([
  ["temperature vs pressure", "correlation: list temperature, pressure"],
  ["plot pressure against temperature", "correlation: list pressure, temperature"],
  ["cost vs budget", "sum(cost), sum(budget)"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
