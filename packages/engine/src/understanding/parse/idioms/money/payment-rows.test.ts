import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    card_payments: {
      fact: true,
      rows: 900,
      time: "made_on",
      columns: {
        payment_id: { type: "string", role: "key" },
        made_on: { type: "date" },
        refunded_on: { type: "date", nulls: 800, distinct: 90 },
        status: { type: "string", values: ["Paid", "Failed"], distinct: 2 },
        dispute_status: { type: "string", values: ["won", "open"], distinct: 2, nulls: 800 },
        decline_reason: { type: "string", values: ["expired", "stolen"], distinct: 2, nulls: 800 },
        amount: { type: "decimal", distinct: 300, unit: "currency" },
        amount_refunded: { type: "decimal", distinct: 30, unit: "currency" },
        fee: { type: "decimal", distinct: 300, unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average charge", "average(amount)"],
  ["average fee", "average(fee)"],
  ["how many charges failed", "count(*) where status = Failed"],
  ["success rate", "100 * count(*) / count(*)"],
  ["why do payments fail", "count(*) by decline_reason where not decline_reason missing"],
  ["payments over 100", "count(*) where amount > 100"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
