import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    pickings: {
      fact: true,
      rows: 4000,
      time: "picked_on",
      columns: {
        picking_id: { type: "integer", role: "key" },
        picked_on: { type: "date" },
        harvest: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

const asked = (question: string): string => {
  const { query } = best(index, question);
  if (query.kind === "analysis") return query.request.kind;
  return query.kind === "aggregate" && query.comparison !== null ? "compared" : query.kind;
};

test.each([
  ["did the harvest grow in 2023", "compared"],
  ["has the harvest gone down this year", "compared"],
  ["did the harvest grow", "trend"],
  ["what would the harvest be next month", "forecast"],
  ["what would the harvest be next month", asked("what will the harvest be next month")],
])("%s", (question, expected) => expect(asked(question)).toBe(expected));
