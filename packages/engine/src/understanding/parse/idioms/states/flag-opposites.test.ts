import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    donations: {
      fact: true,
      time: "given_on",
      columns: {
        donation_id: { type: "integer", role: "key" },
        given_on: { type: "date" },
        amount: { type: "decimal", role: "measure" },
        fund: { type: "string", values: ["Boats", "Crew"] },
        is_recurring: { type: "boolean" },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? [])
  if (column.name === "amount") column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  ["median one-time donation", /is_recurring/],
  ["number of one-off donations per fund", /by fund where .*is_recurring/],
  ["total amount of recurring vs one-time donations", /^sum\(amount\) by is_recurring/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});

test.each([
  ["monthly giving in 2023", "sum(amount) by month(given_on)"],
  ["total given per fund", "sum(amount) by fund"],
])("%s: the money of what was given", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
