import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    garden_shop: {
      fact: true,
      rows: 3000,
      time: "order_date",
      key: ["row_id"],
      columns: {
        row_id: { type: "integer", role: "key", distinct: 3000 },
        order_id: { type: "string", role: "key", distinct: 1400 },
        order_date: { type: "date", distinct: 700 },
        customer_id: { type: "string", role: "key", distinct: 300 },
        customer_name: { type: "string", values: ["Ida Moss", "Olaf Reed"], distinct: 300 },
        county: { type: "string", values: ["Kent", "Surrey", "Devon"], distinct: 12 },
        category: { type: "string", values: ["Pots", "Seeds", "Tools"], distinct: 3 },
        product_id: { type: "string", role: "key", distinct: 120 },
        product_name: { type: "string", values: ["Clay pot", "Steel spade"], distinct: 120 },
        sales: { type: "decimal", unit: "currency", minimum: 1, maximum: 900 },
        quantity: { type: "integer", minimum: 1, maximum: 14 },
        profit: { type: "decimal", unit: "currency", minimum: -400, maximum: 500 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("one sheet with a row for each line of an order", () => {
  test.each([
    ["which 5 counties lose us the most money?", "sum(profit) by county order m1 limit 5"],
    ["which customers cost us the most money", "sum(profit) by customer_name order m1 limit 1"],
    ["which category makes us the most money?", "sum(sales) by category order m1 desc limit 1"],
    ["customers who ordered at least 9 times", "count-distinct(order_id) by customer_name having m1 >= 9"],
    ["who bought more than 5 times", "count-distinct(order_id) by customer_name having m1 > 5"],
    ["how much did Ida Moss buy from us", "sum(sales) where customer_name = Ida Moss"],
    ["what did Ida Moss buy", "list distinct product_name where customer_name = Ida Moss"],
    ["list the products in Kent with id", "list distinct product_name, product_id where county = Kent"],
    ["customers with their ids", "list distinct customer_name, customer_id"],
  ])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
});
