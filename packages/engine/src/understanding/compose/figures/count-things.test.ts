import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    buyers: {
      rows: 900,
      columns: {
        buyer_id: id,
        buyer_unique_id: { type: "string", distinct: 800 },
        county: { type: "string", values: ["Kerry", "Clare"], distinct: 2 },
      },
    },
    orders: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: { order_id: id, buyer_id: id, ordered_on: { type: "date" }, total: { type: "decimal" } },
    },
  },
  references: ["orders.buyer_id>buyers.buyer_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many unique buyers are there", "count-distinct(buyer_unique_id)"],
  ["number of different buyers by county", "count-distinct(buyer_unique_id) by county"],
  ["how many distinct buyers in Kerry", "count-distinct(buyer_unique_id) where county = Kerry"],
  ["how many buyers are there", "count(*)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("those who ordered in a year are told by the same key", () => {
  const read = briefOf(index, "how many unique buyers ordered in 2023");
  expect(read).toContain("count-distinct(buyer_unique_id)");
  expect(read).toContain("ordered_on in 2023-01-01..2024-01-01");
});
