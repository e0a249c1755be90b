import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** A smithy that bills what its jobs were made of. */
const { model, values } = makeModel({
  tables: {
    job: {
      fact: true,
      rows: 900,
      time: "done_on",
      columns: {
        job_id: id,
        done_on: { type: "date" },
        smith: { type: "string", values: ["Ida", "Olaf"] },
      },
    },
    job_part: {
      fact: true,
      rows: 4000,
      columns: {
        part_id: id,
        job_id: { type: "integer" },
        quantity: { type: "integer" },
        unit_price: { ...money, level: true },
      },
    },
    invoice: {
      fact: true,
      rows: 900,
      time: "issued_on",
      columns: {
        invoice_id: id,
        job_id: { type: "integer" },
        issued_on: { type: "date" },
        sub_total: money,
        discount_amount: money,
        total_amount: money,
      },
    },
  },
  references: ["job_part.job_id>job.job_id", "invoice.job_id>job.job_id"],
});
const index = buildModelIndex(model, values);

it.each([
  ["invoiced total by smith", "sum(total_amount) by smith"],
  ["invoiced amount by month", "sum(total_amount) by month(issued_on) order g1"],
  ["number of invoices by smith", "count(*) by smith"],
])("rows with a subtotal and a discount come to their total amount: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
