import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

/** A shipping line's crew, of whom some are ashore, and what they get. */
const { model, values } = makeModel({
  tables: {
    crew: {
      rows: 400,
      naming: "full_name",
      time: "hired_on",
      columns: {
        full_name: { type: "string", distinct: 390 },
        gender: { type: "string", values: ["Female", "Male"] },
        vessel: { type: "string", values: ["Aurora", "Boreas", "Calypso"] },
        ashore: { type: "boolean" },
        hired_on: { type: "date" },
        left_on: { type: "date", nulls: 300 },
        salary: { type: "decimal", role: "measure" },
        bonus_percent: { type: "decimal", role: "measure", maximum: 20 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["bonus payout by vessel", "sum(salary * bonus_percent) / 100 by vessel"],
  ["who joined in 2023", "list full_name where hired_on in 2023-01-01..2024-01-01"],
  ["who left in 2023", "list full_name where (not left_on missing and left_on in 2023-01-01..2024-01-01)"],
])("crew: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

/** What the parts of a ratio are counted under, and what it is split by. */
function ratioOf(question: string): { filters: string; split: number } {
  const { query } = best(index, question);
  if (query.kind !== "aggregate") throw new Error(query.kind);
  return { filters: JSON.stringify(query.measures), split: query.dimensions.length };
}

test.each([
  ["how many women do we have for every man", ["Female", "Male"], 0],
  ["what percentage of each vessel is ashore", ["ashore"], 1],
  ["what share of each vessel left in 2024", ["left_on", "2024-01-01"], 1],
])("one part of another: %s", (question, parts, split) => {
  const ratio = ratioOf(question);
  for (const part of parts) expect(ratio.filters).toContain(part);
  expect(ratio.split).toBe(split);
});
