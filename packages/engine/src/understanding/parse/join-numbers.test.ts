import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { tokenize } from "../text/tokenize.ts";
import { joinNumbers } from "./join-numbers.ts";

const { model, values } = makeModel({
  tables: {
    trials: {
      fact: true,
      rows: 200,
      columns: {
        trial_id: { type: "integer", role: "key" },
        site: { type: "string", values: ["Oslo", "Turin"] },
        day7_pain_score: { type: "decimal" },
        day30_pain_score: { type: "decimal" },
        day100_pain_score: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test("a word and its number are one where the data's names have them so", () => {
  const said = (text: string): string[] => joinNumbers(tokenize(text), index).map(({ text: each }) => each);
  expect(said("score on day 100")).toEqual(["score", "on", "day100"]);
  expect(said("score on day 12")).toEqual(["score", "on", "day", "12"]);
  expect(said("Days 30")).toEqual(["day30"]);
});

test.each([
  ["average pain score on day 100 by site", "average(day100_pain_score) by site"],
  ["maximum day 30 pain score by site", "maximum(day30_pain_score) by site"],
  ["average day 7 pain score", "average(day7_pain_score)"],
])("%s", (question, query) => {
  expect(briefOf(index, question)).toBe(query);
});
