import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

/** Rows of a time and a number, with two figures: of a meter at each time, or of one of many trips. */
const rowsOf = (numbers: number) =>
  makeModel({
    tables: {
      runs: {
        rows: 3600,
        fact: true,
        key: [],
        time: "begun_on",
        columns: {
          begun_on: { type: "date", distinct: 600 },
          run: { type: "integer", role: "key", distinct: numbers },
          delay: { type: "integer", minimum: -20, maximum: 600 },
          distance: { type: "integer", minimum: 1, maximum: 900 },
        },
      },
    },
  });

const days = "count-distinct(day(begun_on))";

test.each([
  ["of as many meters at each time a day's figure is the sum", 6, `sum(delay) / ${days}`],
  ["of many trips, few of them on a day, each has its own", 1500, "average(delay) by day(begun_on) order g1"],
])("%s", (_, numbers, read) => {
  const { model, values } = rowsOf(numbers);
  expect(briefOf(buildModelIndex(model, values), "average delay per day")).toBe(read);
});
