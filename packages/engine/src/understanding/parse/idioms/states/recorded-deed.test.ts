import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    inspections: {
      fact: true,
      time: "asked_at",
      columns: {
        inspection_id: { type: "integer", role: "key" },
        asked_at: { type: "timestamp" },
        first_reply_at: { type: "timestamp", nulls: 9 },
        closed_at: { type: "timestamp", nulls: 40 },
        district: { type: "string", values: ["Leith", "Gorgie"] },
        kind: { type: "string", values: ["Boiler", "Lift"] },
        stage: { type: "string", values: ["resolved", "waiting"] },
        referred_to: { type: "string", values: ["Head office", "Council"], nulls: 80 },
        contested: { type: "string", values: ["Yes", "No"] },
        rating_score: { type: "integer", role: "measure", nulls: 60 },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? [])
  if (column.name === "rating_score") column.additivity = "non-additive";
const index = buildModelIndex(model, values);
const in2023 = "asked_at in 2023-01-01..2024-01-01";

test.each([
  [
    "how many resolved inspections were never rated",
    "count(*) where (stage = resolved and rating_score missing)",
  ],
  ["inspections where nobody ever replied, by district", "count(*) by district where first_reply_at missing"],
  ["how many inspections were never rated in 2023", `count(*) where (rating_score missing and ${in2023})`],
  ["how many unrated inspections per kind", "count(*) by kind where rating_score missing"],
  ["how many inspections have been left unanswered", "count(*) where first_reply_at missing"],
  ["inspections that were not referred by kind", "count(*) by kind where referred_to missing"],
  ["referred inspections in 2023", `count(*) where (not referred_to missing and ${in2023})`],
  ["how many inspections nobody rated", "count(*) where rating_score missing"],
  ["how many inspections were left without a rating score", "count(*) where rating_score missing"],
])("%s: what a column records", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test.each([
  ["number of boiler inspections that got contested", "count(*) where (kind = Boiler and contested = Yes)"],
  ["percent of lift inspections that got contested", "100 * count(*) / count(*) where kind = Lift"],
  ["number of inspections that were not contested by kind", "count(*) by kind where contested != Yes"],
])("%s: what a flag tells", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
