import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    ferry_trips: {
      fact: true,
      rows: 5000,
      time: "sailed_on",
      columns: {
        trip_id: { type: "integer", role: "key" },
        sailed_on: { type: "date" },
        port_fee: { type: "decimal" },
        load_tons: { type: "decimal" },
      },
    },
  },
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (["port_fee", "load_tons"].includes(column.name)) column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  ["total port fees we charged in 2023", "sum(port_fee) where sailed_on in 2023-01-01..2024-01-01"],
  ["total port fees charged in 2023", "sum(port_fee) where sailed_on in 2023-01-01..2024-01-01"],
  ["port fees we have collected per year", "sum(port_fee) by year(sailed_on) order g1"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test.each([
  "correlation of port fee and load tons across ferry trips",
  "correlation of port fee and load tons",
])("%s: of the rows that tell both", (question) => {
  const { query } = best(index, question);
  expect(query).toEqual(best(index, "correlation between port fee and load tons").query);
});
