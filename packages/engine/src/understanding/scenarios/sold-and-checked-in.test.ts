import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    customers: {
      rows: 300,
      naming: "customer_name",
      columns: {
        customer_id: { type: "integer", role: "key" },
        customer_name: { type: "string", distinct: 300 },
      },
    },
    orders: {
      rows: 900,
      fact: true,
      time: "ordered_at",
      columns: {
        order_id: { type: "integer", role: "key" },
        customer_id: { type: "integer", role: "key" },
        ordered_at: { type: "timestamp", nulls: 0 },
      },
    },
    tickets: {
      rows: 2000,
      fact: true,
      time: "checked_in_at",
      columns: {
        ticket_id: { type: "integer", role: "key" },
        order_id: { type: "integer", role: "key" },
        category: { type: "string", values: ["comedy", "concert"], distinct: 2 },
        price: { type: "decimal", role: "measure", unit: "currency" },
        checked_in_at: { type: "timestamp", nulls: 500 },
      },
    },
    refunds: {
      rows: 100,
      fact: true,
      time: "refunded_at",
      columns: {
        refund_id: { type: "integer", role: "key" },
        ticket_id: { type: "integer", role: "key" },
        refunded_at: { type: "timestamp", nulls: 0 },
        refund_amount: { type: "decimal", role: "measure", unit: "currency" },
      },
    },
  },
  references: [
    "orders.customer_id>customers.customer_id",
    "tickets.order_id>orders.order_id",
    "refunds.ticket_id>tickets.ticket_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["tickets sold in 2023", "count(*) where ordered_at in 2023-01-01..2024-01-01"],
  ["number of tickets by month", "count(*) by month(ordered_at)"],
  ["tickets checked in in 2023", "count(*) where checked_in_at in 2023-01-01..2024-01-01"],
  ["how many tickets were refunded", "where related(refunds) > 0"],
])(
  "tickets are sold when they are ordered, and neither checked in nor refunded by that: %s",
  (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  },
);

test.each([
  ["3 customers who spent the most on tickets", "sum(price) by customer_name order m1 desc limit 3"],
  [
    "who spent the most on concerts",
    "sum(price) by customer_name where category = concert order m1 desc limit 1",
  ],
  ["who bought the most tickets", "count(*) by customer_name order m1 desc limit 1"],
])("what is spent on something is money: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
