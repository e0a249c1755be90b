import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Bills of a boatyard, and what was paid on them. */
const { model, values } = makeModel({
  tables: {
    bills: {
      fact: true,
      rows: 900,
      time: "issued_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        issued_on: { type: "date" },
        due_on: { type: "date" },
        total: { type: "decimal", unit: "currency", minimum: 5, maximum: 9000 },
      },
    },
    payments: {
      fact: true,
      rows: 1200,
      time: "booked_on",
      columns: {
        payment_id: { type: "integer", role: "key" },
        bill_id: { type: "integer", role: "key" },
        booked_on: { type: "date" },
      },
    },
  },
  references: ["payments.bill_id>bills.bill_id"],
});
const index = buildModelIndex(model, values);
const in2023 = (column: string) => `${column} in 2023-01-01..2024-01-01`;

test.each([
  ["how many bills above 2000 issued in 2023", `count(*) where (total > 2000 and ${in2023("issued_on")})`],
  [
    "how many bills above 2000 dollars issued in 2023",
    `count(*) where (total > 2000 and ${in2023("issued_on")})`,
  ],
  ["how many bills over 2000 due in 2023", `count(*) where (total > 2000 and ${in2023("due_on")})`],
  ["how many bills with more than 3 payments", "count(*) where related(payments) > 3"],
])("an amount counts nothing that stands behind it: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
