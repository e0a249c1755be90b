import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A shop's export: orders that are numbered by their name, and line items with a quantity and the price of one. */
const { model, values } = makeModel({
  tables: {
    orders: {
      fact: true,
      rows: 1100,
      naming: "name",
      time: "created_at",
      columns: {
        name: { type: "string", role: "key", distinct: 1100 },
        created_at: { type: "timestamp" },
        country: { type: "string", distinct: 5, values: ["DE", "US"] },
        total: { type: "decimal", unit: "currency" },
      },
    },
    line_items: {
      fact: true,
      rows: 1600,
      key: [],
      columns: {
        name: { type: "string", role: "key", distinct: 1100 },
        line_item_quantity: { type: "integer" },
        article: { type: "string", distinct: 7, values: ["Apron", "Mug"] },
        line_item_price: { type: "decimal", level: true },
      },
    },
  },
  references: ["line_items.name>orders.name"],
});
const index = buildModelIndex(model, values);

test.each([
  ["revenue by article", "sum(line_item_quantity * line_item_price) by article"],
  ["revenue by country", "sum(total) by country"],
  ["average order value", "average(total)"],
  ["units per order", "sum(line_item_quantity) / count-distinct(name)"],
])("%s: %s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
