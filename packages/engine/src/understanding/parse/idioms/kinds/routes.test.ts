import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Crossings of ferries from one harbour to another, of which only the codes are kept. */
const { model, values } = makeModel({
  tables: {
    crossings: {
      fact: true,
      rows: 4000,
      time: "sailed_on",
      columns: {
        crossing_id: { type: "integer", role: "key" },
        sailed_on: { type: "date" },
        from: { type: "string", values: ["ABZ", "KOI", "LSI"] },
        to: { type: "string", values: ["ABZ", "KOI", "LSI"] },
        state: { type: "string", values: ["Sailed", "Cancelled"] },
        fares: { type: "decimal", unit: "currency" },
        cars: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["total cars per route in 2023", /^sum\(cars\) by from, to where sailed_on in 2023/],
  ["which five routes have the highest total cars", /^sum\(cars\) by from, to .*limit 5/],
  [
    "routes with 3 or more cancelled crossings",
    /^count\(\*\) by from, to where state = Cancelled having m1 >= 3/,
  ],
  ["busiest route", /^count\(\*\) by from, to order m1 desc limit 1/],
  ["total cars out of Kirkwall in 2023", /^sum\(cars\) where \(from = KOI/],
  ["total cars bound for Aberdeen", /^sum\(cars\) where to = ABZ/],
  ["how many ports do we sail to", /^count-distinct\(to\)/],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toMatch(expected);
});
