import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

/** A yacht broker: boats, looked over by day, sold one by one and paid for in parts; bills that are paid to yards. */
const { model, values } = makeModel({
  tables: {
    boats: {
      rows: 60,
      naming: "model",
      columns: {
        boat_id: { type: "integer", role: "key" },
        model: { type: "string", distinct: 60, values: ["Falcon 30"] },
        make: { type: "string", distinct: 4, values: ["Falcon", "Marlin"] },
        engine: { type: "string", distinct: 2, values: ["diesel", "electric"] },
        cost: { type: "decimal", unit: "currency" },
      },
    },
    brokers: {
      rows: 8,
      naming: "broker_name",
      columns: {
        broker_id: { type: "integer", role: "key" },
        broker_name: { type: "string", distinct: 8, values: ["Inga Falk", "Per Lund"] },
      },
    },
    inspections: {
      fact: true,
      rows: 300,
      time: "inspected_on",
      columns: {
        inspection_id: { type: "integer", role: "key" },
        boat_id: { type: "integer" },
        inspected_on: { type: "date" },
      },
    },
    sales: {
      fact: true,
      rows: 80,
      time: "sale_date",
      columns: {
        sale_id: { type: "integer", role: "key" },
        boat_id: { type: "integer" },
        broker_id: { type: "integer" },
        sale_date: { type: "date" },
        sale_price: { type: "decimal", unit: "currency" },
      },
    },
    payments_received: {
      fact: true,
      rows: 200,
      time: "paid_on",
      columns: {
        payment_id: { type: "integer", role: "key" },
        sale_id: { type: "integer" },
        paid_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
        method: { type: "string", distinct: 3, values: ["cash", "card"] },
      },
    },
    payments_made: {
      fact: true,
      rows: 90,
      time: "paid_on",
      columns: {
        payment_id: { type: "integer", role: "key" },
        yard: { type: "string", distinct: 9 },
        paid_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
        method: { type: "string", distinct: 3, values: ["cash", "card"] },
      },
    },
  },
  references: [
    "sales.boat_id>boats.boat_id",
    "sales.broker_id>brokers.broker_id",
    "inspections.boat_id>boats.boat_id",
    "payments_received.sale_id>sales.sale_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many boats did we sell", "count(*)"],
  [
    "how many electric boats were sold in 2023",
    "count(*) where (engine = electric and sale_date in 2023-01-01..2024-01-01)",
  ],
  ["how many boats did Inga Falk sell", "count(*) where broker_name = Inga Falk"],
  ["how many Marlins did we sell", "count(*) where make = Marlin"],
  ["number of boats sold by month", "count(*) by month(sale_date) order g1"],
  ["boats sold by broker", "count(*) by broker_name"],
  ["who sold the most boats", "count(*) by broker_name order m1 desc limit 1"],
  ["brokers who sold more than 3 boats", "list broker_name where related(sales>sales) > 3"],
  ["electric boats sold", "list model where (engine = electric and related(sales) > 0)"],
  ["boats not sold yet", "list model where related(sales) = 0"],
])("boats are sold one by one, by what their sales tell: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);

test.each([
  ["total payments received", "sum(amount)"],
  ["total payments made by yard", "sum(amount) by yard"],
  ["payments received by method", "count(*) by method"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

test.each(["how many payments were there", "payments by method", "share of payments by card"])(
  "payments made and payments received are both meant, which is asked: %s",
  (question) =>
    expect(
      understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind,
    ).toBe("ambiguous"),
);
