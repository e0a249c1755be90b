import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tolls: {
      fact: true,
      rows: 900,
      time: "passed_at",
      columns: {
        toll_id: { type: "integer", role: "key" },
        passed_at: { type: "timestamp" },
        settled_on: { type: "date" },
        toll_due: { type: "decimal" },
        amount_settled: { type: "decimal" },
        paid_at: { type: "date" },
        amount_paid: { type: "decimal" },
        refund_date: { type: "date", nulls: 800 },
        refund_amount: { type: "decimal" },
        appeal_closed: { type: "date", nulls: 850 },
        appeal_cost: { type: "decimal", nulls: 850 },
      },
    },
    milkings: {
      fact: true,
      rows: 900,
      time: "milked_at",
      columns: {
        milked_at: { type: "timestamp" },
        feed_bought_on: { type: "date" },
        feed_kilos: { type: "decimal" },
      },
    },
    pledges: {
      fact: true,
      rows: 300,
      time: "signed_on",
      columns: {
        signed_on: { type: "date" },
        paid_on: { type: "date", nulls: 20 },
        pledged: { type: "decimal", role: "measure" },
        received: { type: "decimal", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["amount settled by month", "settled_on"],
  ["amount paid by month", "paid_at"],
  ["toll due by month", "passed_at"],
  ["how much did we refund in 2023", "refund_date"],
  ["appeal cost by month", "appeal_closed"],
  ["feed kilos by month", "milked_at"],
  ["total received by year", "year(paid_on)"],
  ["total pledged by year", "year(signed_on)"],
])("%s", (question, time) => expect(briefOf(index, question)).toContain(time));

test("what came out is of the day on which the order was ready", () => {
  const orders = makeModel({
    tables: {
      batches: {
        fact: true,
        rows: 900,
        time: "created_on",
        columns: {
          batch_id: { type: "integer", role: "key" },
          created_on: { type: "date" },
          completed_on: { type: "date", nulls: 40 },
          ordered_litres: { type: "integer", role: "measure" },
          good_litres: { type: "integer", role: "measure" },
        },
      },
    },
  });
  const made = buildModelIndex(orders.model, orders.values);
  expect(briefOf(made, "good litres by month")).toContain("completed_on");
  expect(briefOf(made, "ordered litres by month")).toContain("created_on");
});

test("a sale's price is of the day on which it was sold, and no asking price is what was taken", () => {
  const homes = makeModel({
    tables: {
      homes: {
        fact: true,
        rows: 500,
        time: "listed_on",
        columns: {
          home_ref: { type: "string", role: "key" },
          listed_on: { type: "date" },
          asking_price: { type: "decimal", role: "measure" },
          sold_on: { type: "date", nulls: 90 },
          sale_price: { type: "decimal", role: "measure", nulls: 90 },
        },
      },
    },
  });
  const sold = buildModelIndex(homes.model, homes.values);
  expect(briefOf(sold, "average sale price by month")).toContain("sold_on");
  expect(briefOf(sold, "total revenue in 2024")).toContain("sum(sale_price)");
  expect(briefOf(sold, "total revenue in 2024")).toContain("sold_on");
  expect(briefOf(sold, "average asking price by month")).toContain("listed_on");
});
