import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const figure: ColumnSketch = { type: "decimal", role: "measure" };
const { model, values } = makeModel({
  tables: {
    readings: {
      fact: true,
      rows: 900,
      time: "day",
      columns: {
        day: { type: "date" },
        temp_max: figure,
        temp_min: figure,
        precipitation: figure,
        sky: { type: "string", values: ["rain", "sun"] },
      },
    },
    gardeners: {
      naming: "first_name",
      fact: true,
      rows: 12,
      columns: {
        gardener_id: { type: "integer", role: "key" },
        first_name: { type: "string", distinct: 12 },
        hired_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["total rain", "sum(precipitation)"],
  ["total sun", "list day where sky = sun"],
  ["coldest day", "list day order temp_min limit 1"],
  ["hottest day", "list day order temp_max desc limit 1"],
  ["gardeners hired before 2020", "list first_name where hired_on in ..2020-01-01"],
  ["gardeners hired in 2020", "list first_name where hired_on in 2020-01-01..2021-01-01"],
  ["how many gardeners were hired in 2020", "count(*) where hired_on in 2020-01-01..2021-01-01"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
