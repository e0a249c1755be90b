import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    orders: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: {
        order_id: { type: "integer", role: "key" },
        ordered_on: { type: "date" },
        delivery_status: { type: "string", values: ["sent", "kept"], distinct: 2 },
        total: { type: "decimal", distinct: 800, unit: "currency" },
        postage: { type: "decimal", distinct: 9, unit: "currency" },
        vat: { type: "decimal", distinct: 700, unit: "currency" },
        discount_code: { type: "string", values: ["MAY10", "JUNE5"], distinct: 2 },
        discount_amount: { type: "decimal", distinct: 200, unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["postage revenue by month", "sum(postage) by month(ordered_on) order g1"],
  ["postage income", "sum(postage)"],
  ["discounts by month", "sum(discount_amount) by month(ordered_on) order g1"],
  ["orders by discount", "count(*) by discount_code"],
  ["revenue by month", "sum(total) by month(ordered_on) order g1"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
