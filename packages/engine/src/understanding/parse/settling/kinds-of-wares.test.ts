import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const money = { type: "decimal", unit: "currency" } as const;
/** Lines of orders for lamps, which kinds and categories sort, sold at offers with a category of their own. */
const { model, values } = makeModel({
  tables: {
    lamp_category: {
      rows: 4,
      naming: "name",
      columns: { category_id: key, name: { type: "string", distinct: 4 } },
    },
    lamp_subcategory: {
      rows: 12,
      naming: "name",
      columns: { subcategory_id: key, category_id: key, name: { type: "string", distinct: 12 } },
    },
    product: {
      rows: 90,
      naming: "title",
      columns: {
        product_id: key,
        title: { type: "string", distinct: 90 },
        subcategory_id: key,
        standard_cost: money,
      },
    },
    special_offer: {
      rows: 9,
      columns: {
        offer_id: key,
        category: { type: "string", role: "category", values: ["Dealers", "Anyone"] },
        cut_share: { type: "decimal", level: true },
      },
    },
    sales_order: {
      fact: true,
      rows: 300,
      time: "ordered_on",
      columns: { order_id: key, ordered_on: { type: "date", role: "time" }, total_amount: money },
    },
    sales_order_detail: {
      fact: true,
      rows: 900,
      columns: {
        line_id: key,
        order_id: key,
        product_id: key,
        offer_id: key,
        quantity: { type: "integer" },
        unit_price: { ...money, level: true },
      },
    },
  },
  references: [
    "lamp_subcategory.category_id>lamp_category.category_id",
    "product.subcategory_id>lamp_subcategory.subcategory_id",
    "sales_order_detail.order_id>sales_order.order_id",
    "sales_order_detail.product_id>product.product_id",
    "sales_order_detail.offer_id>special_offer.offer_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["sales by category", "sum(quantity * unit_price) by name"],
  [
    "sales by category in 2023",
    "sum(quantity * unit_price) by name where ordered_on in 2023-01-01..2024-01-01",
  ],
  ["units sold by category", "sum(quantity) by name"],
  ["which category has the highest revenue", "sum(quantity * unit_price) by name order m1 desc limit 1"],
  ["profit by category", "sum(quantity * unit_price) - sum(quantity * standard_cost) by name"],
  ["profit", "sum(quantity * unit_price) - sum(quantity * standard_cost)"],
])("sales are sorted as what they sell is: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["special offers by category", "count(*) by category"],
  ["average cut share by category", "average(cut_share) by category"],
])("what else has a category is sorted by its own: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
