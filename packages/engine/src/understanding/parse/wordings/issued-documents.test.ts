import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    invoices: {
      fact: true,
      rows: 600,
      time: "invoice_date",
      columns: {
        invoice_id: { type: "integer", role: "key" },
        invoice_date: { type: "date", role: "time" },
        paid_on: { type: "date", role: "time", nulls: 90 },
        client_paid: { type: "decimal", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  [
    "how much have clients paid on invoices issued in 2023",
    "sum(client_paid) where invoice_date in 2023-01-01..2024-01-01",
  ],
  ["how much have clients paid in 2023", "sum(client_paid) where paid_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
