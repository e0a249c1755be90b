import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
const wares = ["Blue trailing fern", "Giant wood fern", "Old wall fern", "Clay pot large"];

/** A nursery that sells plants to garden shops: lines tell when they were packed, and some are not yet. */
const { model, values } = makeModel({
  tables: {
    shops: {
      rows: 60,
      naming: "shop_name",
      columns: {
        shop_id: key,
        shop_name: { type: "string", distinct: 60 },
        region: { type: "string", values: ["North", "South"] },
      },
    },
    stock_items: {
      rows: 80,
      naming: "stock_item_name",
      columns: {
        stock_item_id: key,
        stock_item_name: { type: "string", distinct: 80, values: wares },
        launched_on: { type: "date" },
        quantity_on_hand: { type: "integer", role: "measure" },
        cost_price: { type: "decimal", unit: "currency", role: "measure" },
      },
    },
    orders: {
      fact: true,
      rows: 3000,
      time: "order_date",
      columns: { order_id: key, shop_id: key, order_date: { type: "date" } },
    },
    order_lines: {
      fact: true,
      rows: 9000,
      time: "packed_at",
      columns: {
        order_line_id: key,
        order_id: key,
        stock_item_id: key,
        description: { type: "string", distinct: 79, values: wares.toReversed() },
        quantity: { type: "integer", role: "measure" },
        unit_price: { type: "decimal", unit: "currency", role: "measure" },
        packed_at: { type: "timestamp", nulls: 400 },
      },
    },
    support_cases: {
      fact: true,
      rows: 700,
      time: "opened_at",
      columns: {
        case_id: key,
        shop_id: key,
        opened_at: { type: "timestamp" },
        priority: { type: "string", values: ["Low", "High"] },
      },
    },
    watering: {
      fact: true,
      rows: 2000,
      time: "month",
      key: ["shop_id", "month"],
      columns: { shop_id: key, month: { type: "date" }, litres: { type: "decimal", role: "measure" } },
    },
  },
  references: [
    "orders.shop_id>shops.shop_id",
    "order_lines.order_id>orders.order_id",
    "order_lines.stock_item_id>stock_items.stock_item_id",
    "support_cases.shop_id>shops.shop_id",
    "watering.shop_id>shops.shop_id",
  ],
});
const index = buildModelIndex(model, values);

it.each([
  ["monthly sales", "sum(quantity * unit_price) by month(order_date) order g1"],
  ["how many order lines were packed in 2023", "count(*) where packed_at in 2023-01-01..2024-01-01"],
])("the time of lines is that of their orders, unless their own is said: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it.each([
  ["top 5 items by quantity", "sum(quantity) by stock_item_name order m1 desc limit 5"],
  ["new cases per month", "count(*) by month(opened_at) order g1"],
  ["cases by priority", "count(*) by priority"],
  ["how many cases were opened in 2023", "count(*) where opened_at in 2023-01-01..2024-01-01"],
])("a small word in the plural that a table is called by is its rows: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

it.each(["shops that never opened a support case", "shops that never raised a case"])(
  "what was never done is told by all of a table's name: %s",
  (question) => {
    expect(briefOf(index, question)).toBe("list shop_name where related(support_cases) = 0");
  },
);

it.each([
  "what was our biggest order by value and which shop placed it",
  "the biggest order and which shop placed it",
])("what is asked of one row more: %s", (question) => {
  expect(briefOf(index, question)).toContain("by order_id, shop_name");
});

it.each([
  [
    "how many different ferns do we have",
    "count(*) where stock_item_name = Blue trailing fern|Giant wood fern|Old wall fern",
  ],
  [
    "sales of ferns",
    "sum(quantity * unit_price) where stock_item_name = Blue trailing fern|Giant wood fern|Old wall fern",
  ],
])(
  "what several names have in common is a kind, told by the wares and not by their copies: %s",
  (question, read) => {
    expect(briefOf(index, question)).toBe(read.replace(" = Blue", " in Blue"));
  },
);

it.each([
  ["average order value", "sum(quantity * unit_price) / count-distinct(order_id)"],
  ["value of our stock", "sum(quantity_on_hand * cost_price)"],
])("what is on hand is stock, and no part of an order: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
