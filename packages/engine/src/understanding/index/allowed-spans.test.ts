import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    tools: {
      rows: 60,
      naming: "tool_name",
      columns: {
        tool_id: id,
        tool_name: { type: "string", distinct: 60 },
        kind: { type: "string", values: ["Drill", "Saw"] },
        loan_period: { type: "integer", minimum: 3, maximum: 21 },
      },
    },
    loans: {
      fact: true,
      rows: 900,
      time: "lent_on",
      columns: {
        loan_id: id,
        tool_id: { type: "integer" },
        lent_on: { type: "date" },
        returned_on: { type: "date", nulls: 30 },
      },
    },
  },
  references: ["loans.tool_id>tools.tool_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many loans came back late", "count(*) where days(lent_on, returned_on) > loan_period"],
  ["late returns by kind", "count(*) by kind where days(lent_on, returned_on) > loan_period"],
  ["loans returned on time by kind", "count(*) by kind where days(lent_on, returned_on) <= loan_period"],
  [
    "how many loans are overdue",
    "count(*) where (returned_on missing and days(lent_on, day(now)) > loan_period)",
  ],
  ["what percent of loans came back late", "100 * count(*) / count(*) where not returned_on missing"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
