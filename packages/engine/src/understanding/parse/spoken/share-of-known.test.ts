import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    kiln_visits: {
      fact: true,
      rows: 900,
      time: "visited_on",
      columns: {
        visit_id: { type: "integer", role: "key", distinct: 900 },
        visited_on: { type: "date" },
        inspector: { type: "string", values: ["Ada", "Ben"], distinct: 8 },
        reached_by: { type: "string", values: ["Phone", "Letter"], distinct: 2 },
        inspection_passed: { type: "boolean", nulls: 300 },
        repeated: { type: "boolean" },
        rating: { type: "integer", minimum: 1, maximum: 5, nulls: 400, level: true },
      },
    },
  },
  references: [],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "share of inspected visits that passed, per inspector",
    "100 * count(*) / count(inspection_passed) by inspector",
  ],
  [
    "percentage of inspected visits in 2023 that passed",
    "100 * count(*) / count(inspection_passed) where visited_on in 2023-01-01..2024-01-01",
  ],
  ["how many percent of rated visits got a 4 or 5", "100 * count(*) / count(*) where not rating missing"],
  [
    "what percent of rated visits got at least 4 by inspector",
    "100 * count(*) / count(*) by inspector where not rating missing",
  ],
  ["share of rated visits with a rating below 3", "100 * count(*) / count(*) where not rating missing"],
  ["what percent of visits were rated, by inspector", "100 * count(*) / count(*) by inspector"],
])("of the rows of which it is known: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
