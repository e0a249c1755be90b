import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    nps_answers: {
      fact: true,
      rows: 800,
      time: "given_on",
      columns: {
        answer_id: { type: "integer", role: "key" },
        given_on: { type: "date" },
        branch: { type: "string", values: ["Harbour", "Station"], distinct: 2 },
        score: { type: "integer", role: "measure", distinct: 11, minimum: 0, maximum: 10 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["NPS score in 2024", "100 * count(*) - count(*) / count(*) where given_on in 2024-01-01..2025-01-01"],
  ["nps by branch", "100 * count(*) - count(*) / count(*) by branch"],
  ["net promoter score by branch", "100 * count(*) - count(*) / count(*) by branch"],
])("promoters less detractors: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["average nps score", "average(score)"],
  ["how many nps answers by branch", "count(*) by branch"],
])("what is no such score: %s", (question, read) => expect(briefOf(index, question)).toBe(read));
