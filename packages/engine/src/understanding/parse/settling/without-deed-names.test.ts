import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "string", role: "key" } as const;
const money = { type: "decimal", unit: "currency" } as const;
/** Orders that are paid in parts, each by some means, and whose lines have one piece with a price each. */
const { model, values } = makeModel({
  tables: {
    orders: {
      fact: true,
      rows: 300,
      time: "placed_at",
      columns: { order_id: { ...id, distinct: 300 }, placed_at: { type: "date", role: "time" } },
    },
    order_payments: {
      fact: true,
      rows: 420,
      key: ["order_id", "payment_part"],
      columns: {
        order_id: { ...id, distinct: 300 },
        payment_part: { type: "integer", role: "key" },
        payment_type: { type: "string", values: ["Cheque", "Voucher"] },
        payment_value: money,
      },
    },
    order_items: {
      fact: true,
      rows: 500,
      key: ["order_id", "item_number"],
      columns: {
        order_id: { ...id, distinct: 300 },
        item_number: { type: "integer", role: "key" },
        product_id: id,
        price: money,
      },
    },
    products: {
      rows: 50,
      naming: "title",
      columns: { product_id: id, title: { type: "string", distinct: 50 } },
    },
  },
  references: [
    "order_payments.order_id>orders.order_id",
    "order_items.order_id>orders.order_id",
    "order_items.product_id>products.product_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["orders paid by cheque", "count(*) where payment_type = Cheque"],
  ["how many orders were paid by cheque", "count(*) where payment_type = Cheque"],
  ["order payments by cheque", "sum(payment_value) where payment_type = Cheque"],
])("what was done with rows names no others: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["average order value", "sum(payment_value) / count-distinct(order_id)"],
  ["average order value by payment type", "sum(payment_value) / count-distinct(order_id) by payment_type"],
])("an order comes to all of its payments: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
