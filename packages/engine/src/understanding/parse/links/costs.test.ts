import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const { model, values } = makeModel({
  tables: {
    expense_items: {
      fact: true,
      rows: 200,
      time: "spent_on",
      columns: {
        item_id: { type: "integer", role: "key" },
        spent_on: { type: "date", role: "time" },
        category: { type: "string", values: ["Hotels", "Taxi"], distinct: 2 },
        cost_centre: { type: "string", values: ["C1", "C2"], distinct: 2 },
        amount: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["hotel costs in 2024", "sum(amount) where (category = Hotels and spent_on in 2024-01-01..2025-01-01)"],
  ["costs by cost centre", "sum(amount) by cost_centre"],
  ["how many cost centres are there", "count-distinct(cost_centre)"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

it("of which kind they are is not passed over", () => {
  const question = "travel costs by category";
  expect(
    understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" }).kind,
  ).not.toBe("readings");
});
