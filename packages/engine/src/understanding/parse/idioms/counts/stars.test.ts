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
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
