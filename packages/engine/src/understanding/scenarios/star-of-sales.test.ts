import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A garden wholesaler's star: sales with what was taken off and sent back, wares by category, promotions that have categories of their own. */
const { model, values } = makeModel({
  tables: {
    ware_categories: {
      rows: 6,
      naming: "label",
      columns: { category_key: key, label: { type: "string", values: ["Bulbs", "Tools"] } },
    },
    wares: {
      rows: 80,
      naming: "ware_name",
      columns: { ware_key: key, category_key: key, ware_name: { type: "string", values: ["Spade"] } },
    },
    promotions: {
      rows: 20,
      naming: "promotion_name",
      columns: {
        promotion_key: key,
        promotion_name: { type: "string", values: ["Spring"] },
        promotion_category: { type: "string", values: ["Retail", "Trade"] },
        discount_percent: { type: "decimal", level: true },
      },
    },
    sales: {
      fact: true,
      rows: 4000,
      time: "sold_on",
      columns: {
        sale_key: key,
        ware_key: key,
        promotion_key: key,
        sold_on: { type: "date" },
        sales_quantity: { type: "integer", minimum: 1 },
        return_quantity: { type: "integer", minimum: 0 },
        discount_amount: { type: "decimal", minimum: 0, unit: "currency" },
        sales_amount: { type: "decimal", minimum: 2, unit: "currency" },
      },
    },
  },
  references: [
    "wares.category_key>ware_categories.category_key",
    "sales.ware_key>wares.ware_key",
    "sales.promotion_key>promotions.promotion_key",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["units sold by category", "sum(sales_quantity) by label"],
  ["promotions by category", "count(*) by promotion_category"],
  ["how many sales had a discount", "count(*) where discount_amount > 0"],
  ["how many sales had returns", "count(*) where return_quantity > 0"],
  ["discounts granted per ware", "sum(discount_amount) by ware_name, ware_key"],
  ["which weekday sells best", "sum(sales_amount) by day-of-week(sold_on) order m1 desc limit 1"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
