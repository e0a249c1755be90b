import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const flag = { type: "boolean", role: "boolean", distinct: 2 } as const;

/** A seed merchant: growers order varieties; what was ordered is billed, and now and then sent back. */
const merchant = (() => {
  const { model, values } = makeModel({
    tables: {
      growers: {
        rows: 140,
        naming: "grower_name",
        columns: {
          grower_id: id,
          grower_name: { type: "string", values: ["Moor Farm", "Lea Farm"], distinct: 140 },
          country: { type: "string", role: "geo", values: ["US", "CA"] },
          is_trial_garden: flag,
        },
      },
      varieties: {
        rows: 70,
        naming: "variety_name",
        columns: {
          variety_id: id,
          variety_name: { type: "string", values: ["Kale Nero"], distinct: 70 },
          sell_start_date: { type: "date" },
          purchase_price: { type: "decimal", role: "measure" },
          price: { type: "decimal", role: "measure" },
        },
      },
      orders: {
        fact: true,
        rows: 900,
        time: "ordered_on",
        columns: {
          order_id: id,
          grower_id: id,
          ordered_on: { type: "date" },
          paid_on: { type: "date", nulls: 90, distinct: 300 },
          phone_flag: flag,
          status: { type: "string", values: ["Shipped", "Refused", "Void"] },
          total_amount: { type: "decimal" },
        },
      },
      order_lines: {
        fact: true,
        rows: 2600,
        columns: {
          line_id: id,
          order_id: id,
          variety_id: id,
          quantity: { type: "integer" },
          line_total: { type: "decimal" },
        },
      },
    },
    references: [
      "orders.grower_id>growers.grower_id",
      "order_lines.order_id>orders.order_id",
      "order_lines.variety_id>varieties.variety_id",
    ],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (/total|quantity/.test(column.name)) column.additivity = "additive";
  return buildModelIndex(model, values);
})();

describe("how traders ask", () => {
  test.each([
    [
      "growers with more than 3 unpaid orders",
      "list grower_name where related(orders where (paid_on missing and status != Void)) > 3",
    ],
    [
      "growers with at least 2 phone orders",
      "list grower_name where related(orders where phone_flag = true) >= 2",
    ],
    ["which five growers bought the most from us", "sum(total_amount) by grower_name order m1 desc limit 5"],
    ["growers from US", "list grower_name where country = US"],
    ["how many orders did we refuse", "count(*) where status = Refused"],
    ["what do we sell most", "sum(quantity) by variety_name order m1 desc limit 1"],
    ["most expensive variety", "list variety_name order price desc limit 1"],
    ["best sellers", "sum(quantity) by variety_name order m1 desc limit 10"],
    ["what did we sell last month, in money", "sum(total_amount) where ordered_on in 2024-04-01..2024-05-01"],
    ["orders per grower on average", "count(*) / count-distinct(grower_id)"],
    ["how did orders grow from quarter to quarter", "count(*) by quarter(ordered_on) order t growth"],
    ["orders from trial gardens vs others", "count(*) by is_trial_garden"],
    [
      "which country has the highest total amount per order",
      "sum(total_amount) / count(*) by country order m1 desc limit 1",
    ],
    ["which country has the most orders per grower", "count(*) / count(*) by country order m1 desc limit 1"],
    [
      "which variety has the highest quantity per country",
      "sum(quantity) by country, variety_name order m1 desc limit 1 per g1",
    ],
  ])("%s", (question, expected) => {
    expect(briefOf(merchant, question)).toBe(expected);
  });
});
