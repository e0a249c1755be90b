import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    films: {
      rows: 90,
      columns: {
        film_id: { type: "integer", role: "key" },
        genre: { type: "string", values: ["Drama", "Comedy"] },
        opened_on: { type: "date", role: "time" },
        closing_date: { type: "date", role: "time", nulls: 30 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many films are no longer shown (have a closing date)", "count(*) where not closing_date missing"],
  ["films that are still playing (no closing date) by genre", "count(*) by genre where closing_date missing"],
  ["how many films are not retired (without a closing date)", "count(*) where closing_date missing"],
])("a state is what the brackets tell: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
