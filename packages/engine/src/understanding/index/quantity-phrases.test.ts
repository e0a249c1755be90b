import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const quantity = { type: "integer", minimum: 1 } as const;

/** A bakery supplier: what is sold stands in the lines of orders, what came back in returns, which have a date of their own. */
const { model, values } = makeModel({
  tables: {
    orders: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: { order_id: id, ordered_on: { type: "date" } },
    },
    order_lines: { fact: true, rows: 2500, columns: { line_id: id, order_id: id, quantity } },
    returns: {
      fact: true,
      rows: 200,
      time: "returned_on",
      columns: {
        return_id: id,
        line_id: id,
        returned_on: { type: "date" },
        cause: { type: "string", values: ["Broken", "Late"], distinct: 2 },
        quantity,
      },
    },
  },
  references: ["order_lines.order_id>orders.order_id", "returns.line_id>order_lines.line_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "quantity") column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  ["units sold in 2023", "sum(quantity) where ordered_on in 2023-01-01..2024-01-01"],
  ["how many units did we sell in 2023", "sum(quantity) where ordered_on in 2023-01-01..2024-01-01"],
  ["units per month", "sum(quantity) by month(ordered_on)"],
  ["units returned in 2023", "sum(quantity) where returned_on in 2023-01-01..2024-01-01"],
  ["returned units by cause", "sum(quantity) by cause"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
