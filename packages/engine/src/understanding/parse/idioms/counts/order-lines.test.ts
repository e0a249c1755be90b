import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    nursery: {
      fact: true,
      rows: 6000,
      time: "receipt_date",
      key: [],
      columns: {
        receipt_no: { type: "string", role: "key", distinct: 900 },
        member_id: { type: "integer", role: "key", distinct: 200 },
        receipt_date: { type: "date" },
        plant: { type: "string", distinct: 150 },
        town: { type: "string", values: ["Arles", "Nantes"], distinct: 12 },
        quantity: { type: "integer", role: "measure" },
        sales: { type: "decimal" },
        profit: { type: "decimal" },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many orders in 2023", "count-distinct(receipt_no)"],
  ["orders by town", "count-distinct(receipt_no) by town"],
  ["sales, orders and profit by town", "sum(sales), count-distinct(receipt_no), sum(profit) by town"],
  ["number of orders, profit and quantity", "count-distinct(receipt_no), sum(profit), sum(quantity)"],
  ["Arles vs Nantes: sales, profit and number of orders", "count-distinct(receipt_no)"],
  ["median sales per order line", "median(sales)"],
  ["average profit per order line by town", "average(profit) by town"],
  ["biggest loss by town", "minimum(profit) by town"],
  ["which town had the biggest loss in 2023", "sum(profit)"],
  ["sales of everything except Arles", "sum(sales) where town != Arles"],
  ["last day with Arles", "maximum(receipt_date)"],
  ["which members have not ordered since 2023", "member_id"],
])("%s counts %s", (question, query) => {
  expect(briefOf(index, question)).toContain(query);
});
