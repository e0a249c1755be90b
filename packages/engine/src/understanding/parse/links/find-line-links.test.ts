import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;
/** A table of sales with a row for each line of an order, and goods of which some are of linen. */
const { model, values } = makeModel({
  tables: {
    goods: {
      rows: 40,
      naming: "good_name",
      columns: {
        good_key: key,
        good_name: { type: "string", distinct: 40 },
        material: { type: "string", values: ["Linen", "Wool"] },
      },
    },
    sales: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        sales_key: key,
        order_number: { type: "string", distinct: 400 },
        good_key: key,
        channel: { type: "string", values: ["Shop", "Web"] },
        sold_on: { type: "date", role: "time" },
        amount: { type: "decimal", role: "measure" },
        line_weight: { type: "decimal", role: "measure" },
      },
    },
  },
  references: ["sales.good_key>goods.good_key"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many order lines in 2023", "count(*) where sold_on in 2023-01-01..2024-01-01"],
  ["order lines by material", "count(*) by material"],
  ["lines per order by channel", "count(*) / count-distinct(order_number) by channel"],
  ["average number of lines per order", "count(*) / count-distinct(order_number)"],
])("lines of orders are the rows of these: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a line that a column is called by is no count of lines", () => {
  expect(briefOf(index, "line weight by channel")).toBe("sum(line_weight) by channel");
});
