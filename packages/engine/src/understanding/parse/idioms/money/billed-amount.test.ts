import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** A water works: what its households are invoiced, and what they call about. */
const { model, values } = makeModel({
  tables: {
    households: {
      naming: "household",
      rows: 80,
      columns: {
        household_id: { type: "integer", role: "key" },
        household: { type: "string", values: ["Ada Moss", "Ben Holt"] },
        district: { type: "string", values: ["North", "South"], distinct: 2 },
      },
    },
    invoices: {
      fact: true,
      rows: 900,
      time: "inv_dt",
      columns: {
        inv_id: { type: "integer", role: "key" },
        household_id: { type: "integer" },
        inv_dt: { type: "date" },
        inv_amt: { type: "decimal", unit: "currency" },
        inv_tax: { type: "decimal", unit: "currency" },
      },
    },
    calls: {
      fact: true,
      rows: 500,
      time: "called_on",
      columns: {
        call_id: { type: "integer", role: "key" },
        household_id: { type: "integer" },
        called_on: { type: "date" },
        topic: { type: "string", values: ["Billing", "Leak"], distinct: 2 },
      },
    },
  },
  references: ["invoices.household_id>households.household_id", "calls.household_id>households.household_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (["inv_amt", "inv_tax"].includes(column.name)) column.additivity = "additive";
const index = buildModelIndex(model, values);
const in2023 = "where inv_dt in 2023-01-01..2024-01-01";

test.each([
  ["total billed in 2023", `sum(inv_amt) ${in2023}`],
  ["billed amount in 2023", `sum(inv_amt) ${in2023}`],
  ["amount invoiced by district in 2023", `sum(inv_amt) by district ${in2023}`],
  ["average billed in 2023", `average(inv_amt) ${in2023}`],
  ["billing per month in 2023", `sum(inv_amt) by month(inv_dt) ${in2023}`],
  ["how much was billed in 2023", `sum(inv_amt) ${in2023}`],
  ["average total invoice by district", "average(inv_amt) by district"],
  ["total invoice by district", "sum(inv_amt) by district"],
  ["billing calls by district", "count(*) by district where topic = Billing"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
