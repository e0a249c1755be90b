import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    fees: {
      fact: true,
      rows: 600,
      time: "due_on",
      columns: {
        pay_id: { type: "integer", role: "key" },
        due_on: { type: "date", role: "time" },
        paid_on: { type: "date", role: "time", nulls: 90 },
        amount_paid: { type: "decimal", role: "measure" },
        method: { type: "string", values: ["card", "cash"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["amount paid by payment method", [], "sum(amount_paid) by method"],
  [
    "break that down by payment method",
    ["how much was paid in 2023"],
    "sum(amount_paid) by method where paid_on in 2023-01-01..2024-01-01",
  ],
])("%s", (question, turns, read) => {
  expect(briefOf(index, question, turns)).toBe(read);
});
