import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { stock } from "./stock.ts";

const figure: ColumnSketch = { type: "integer", role: "measure" };
const indexOf = (columns: Record<string, ColumnSketch>) => {
  const { model, values } = makeModel({
    tables: { seeds: { columns: { seed_id: { type: "integer", role: "key" }, ...columns } } },
  });
  return buildModelIndex(model, values);
};
const full = indexOf({ stock_price: figure, bags_in_stock: figure, reorder_level: figure });
const plain = indexOf({ inventory: figure });
const none = indexOf({ stock_price: figure });

it.each([
  ["out of stock", full, "with bags in stock = 0"],
  ["low on stock", full, "with bags in stock at most reorder level"],
  ["need to be reordered", full, "with bags in stock at most reorder level"],
  ["needs restocking", full, "with bags in stock at most reorder level"],
  ["in stock", full, "with bags in stock over 0"],
  ["low on stock", plain, null],
  ["in stock", plain, "with inventory over 0"],
  ["in stock", none, null],
  ["in bags", full, null],
])("“%s”", (question, index, words) => {
  expect(stock(tokenize(question), 0, index)?.words ?? null).toBe(words);
});

const awaited = indexOf({ bags_on_order: figure });

it.each([
  ["seeds on order", 1, awaited, { words: "with bags on order over 0", tokens: 2 }],
  ["seeds are on order", 2, awaited, { words: "with bags on order over 0", tokens: 2 }],
  ["bags are on order", 0, awaited, { words: "bags on order", tokens: 4 }],
  ["bags are in stock", 0, full, { words: "bags in stock", tokens: 4 }],
  ["seeds on order", 1, full, null],
  ["sent on order", 1, awaited, null],
])("“%s” at %i", (question, at, index, written) => {
  expect(stock(tokenize(question), at, index)).toEqual(written);
});

it.each([
  ["seeds below their reorder level", 1, { words: "with bags in stock below reorder level", tokens: 4 }],
  ["bags below their reorder level", 1, null],
  ["seeds below their price", 1, null],
])("“%s” at %i", (question, at, written) => {
  expect(stock(tokenize(question), at, full)).toEqual(written);
});

it("what is said of goods comes behind them", () => {
  expect(stock(tokenize("out of stock seeds"), 0, full)).toEqual({
    words: "seeds with bags in stock = 0",
    tokens: 4,
  });
});

it("units in stock are an amount, no condition", () => {
  expect(stock(tokenize("units in stock"), 1, full)).toBeNull();
});
