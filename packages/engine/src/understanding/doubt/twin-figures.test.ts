import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { brief, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const rating = { type: "decimal", level: true, distinct: 60, minimum: 1, maximum: 10 } as const;
const { model, values } = makeModel({
  tables: {
    skaters: {
      rows: 80,
      naming: "skater_name",
      columns: {
        skater_id: { type: "integer", role: "key" },
        skater_name: { type: "string", distinct: 80 },
        coach_rating: rating,
        jury_rating: rating,
        list_price: rating,
        sale_price: rating,
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("asks by which of two figures is meant that no word tells apart", () => {
  const read = understand({
    question: "who are the three highest rated skaters",
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  expect(read.kind).toBe("ambiguous");
  if (read.kind !== "ambiguous") return;
  expect(read.readings.map(({ query }) => brief(query).match(/\w+_rating/)?.[0])).toEqual([
    "coach_rating",
    "jury_rating",
  ]);
});

it.each([
  ["top 3 skaters by jury rating", "jury_rating desc limit 3"],
  ["which 3 skaters have the highest coach rating", "coach_rating desc limit 3"],
  ["the 3 most expensive skaters", "sale_price desc limit 3"],
])("%s: told by a word, or by what people usually mean", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
