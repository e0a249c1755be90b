import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Credits of a savings bank. */
const { model, values } = makeModel({
  tables: {
    credits: {
      fact: true,
      rows: 3000,
      time: "granted_on",
      columns: {
        credit_id: { type: "integer", role: "key" },
        granted_on: { type: "date" },
        annual_inc: { type: "decimal", unit: "currency", role: "measure" },
        total_pymt: { type: "decimal", unit: "currency", role: "measure" },
        branch: { type: "string", values: ["Hull", "York"] },
        state: {
          type: "string",
          values: ["Current", "Charged Off", "Late (1-30 days)", "Late (31-90 days)", "Paid Back"],
        },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many credits are late", "count(*) where state in Late (1-30 days)|Late (31-90 days)"],
  ["charge-offs by branch", "count(*) by branch where state = Charged Off"],
  [
    "how many charge-offs in 2023",
    "count(*) where (state = Charged Off and granted_on in 2023-01-01..2024-01-01)",
  ],
  ["charge-off rate by branch", "100 * count(*) / count(*) by branch"],
])("states by the beginning or the noun of their names: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it.each([
  ["average income by branch", "average(annual_inc) by branch"],
  [
    "credits granted in 2022 vs 2023",
    "count(*) by year(granted_on) where (granted_on in 2022-01-01..2023-01-01 or granted_on in 2023-01-01..2024-01-01) order v1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
