import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Bills of a dockyard, with their own total. */
const { model, values } = makeModel({
  tables: {
    bills: {
      fact: true,
      rows: 500,
      time: "billed_on",
      columns: {
        bill_id: { type: "integer", role: "key" },
        billed_on: { type: "date" },
        town: { type: "string", values: ["Bergen", "Vigo"] },
        total: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["number of bills and the total for Bergen", "count(*), sum(total) where town = Bergen"],
  ["number of bills and the total", "count(*), sum(total)"],
  ["number of bills and their total for Bergen", "count(*), sum(total) where town = Bergen"],
  ["number of bills in total", "count(*)"],
  ["number of bills and total by town", "count(*), sum(total) by town"],
])("a sum that is asked for beside a count is not lost: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);
