import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Paints by the tin, what was sold of them and what was bought in. */
const { model, values } = makeModel({
  tables: {
    paints: {
      rows: 80,
      naming: "paint",
      columns: {
        code: { type: "string", role: "key", distinct: 80 },
        paint: { type: "string", distinct: 80 },
        finish: { type: "string", values: ["Matt", "Gloss"], distinct: 4 },
        tin_size: { type: "integer" },
        stock: { type: "integer" },
      },
    },
    order_lines: {
      fact: true,
      rows: 5000,
      time: "ordered_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        code: { type: "string", role: "key" },
        ordered_on: { type: "date" },
        quantity: { type: "integer" },
        price: { type: "decimal", unit: "currency" },
      },
    },
    deliveries: {
      fact: true,
      rows: 300,
      time: "delivered_on",
      columns: {
        delivery_id: { type: "integer", role: "key" },
        code: { type: "string", role: "key" },
        delivered_on: { type: "date" },
        quantity_ordered: { type: "integer" },
      },
    },
  },
  references: ["order_lines.code>paints.code", "deliveries.code>paints.code"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many tins do we have in stock", "sum(stock)"],
  ["how many tins of matt paint are in stock", "sum(stock) where finish = Matt"],
  ["how many tins did we sell in 2024", "sum(quantity) where ordered_on in 2024"],
  ["average tin size by finish", "average(tin_size) by finish"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
