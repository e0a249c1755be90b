import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    verdicts: {
      fact: true,
      rows: 900,
      columns: {
        verdict_id: { type: "integer", role: "key" },
        critic: { type: "string", values: ["Ann", "Bo"], distinct: 2 },
        taste_score: { type: "integer", maximum: 5 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many 1 star verdicts are there", "count(*) where taste_score = 1"],
  ["5-star verdicts by critic", "count(*) by critic where taste_score = 5"],
  ["scores of 2 stars or worse", "count(*) where taste_score <= 2"],
  ["how many scores of 5", "count(*) where taste_score = 5"],
  ["how many verdicts of 4 stars or better", "count(*) where taste_score >= 4"],
  ["verdicts with a score of 2 or worse, how many", "count(*) where taste_score <= 2"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
