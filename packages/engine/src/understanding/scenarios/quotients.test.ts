import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    gallery_days: {
      time: "day",
      columns: {
        day: { type: "date" },
        wing: { type: "string", values: ["North", "South"] },
        visits: { type: "integer", distinct: 300 },
        guided: { type: "integer", role: "measure" },
        guided_rate: { type: "decimal", role: "measure" },
        takings: { type: "decimal", role: "measure" },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? [])
  if (column.name === "guided_rate")
    Object.assign(column, {
      quotient: { part: "guided", whole: "visits", factor: 1 },
      unit: { kind: "ratio", currency: null, label: null },
      additivity: "non-additive",
      defaultAggregation: "average",
    });
const index = buildModelIndex(model, values);
const rate = "100 * sum(guided) / sum(visits)";

test.each([
  ["by a group", "guided rate by wing", `${rate} by wing`],
  ["its average", "what is the average guided rate?", rate],
  ["by itself", "guided rate", rate],
  ["as ours", "what is our guided rate?", rate],
  ["another figure as ours", "what are our takings", "sum(takings)"],
  ["ranks kinds", "which wing has the lowest guided rate?", `${rate} by wing order m1 limit 1`],
  ["orders kinds", "wings by guided rate", `${rate} by wing order m1 desc`],
  ["an amount orders kinds", "wings by visits", "sum(visits) by wing order m1 desc"],
  ["row by row", "list the guided rate and day", "list guided_rate, day"],
])("a rate of rows: %s", (_, question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
