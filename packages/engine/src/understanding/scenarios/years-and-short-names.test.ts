import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    cottages: {
      rows: 300,
      naming: "cottage",
      columns: {
        cottage: { type: "string", distinct: 300 },
        bay: { type: "string", values: ["Cove", "Point"], distinct: 2 },
        bunks: { type: "integer", minimum: 1, maximum: 8, distinct: 8 },
        rent_per_square_foot: { type: "decimal", minimum: 1, maximum: 90 },
        average_nightly_rate: { type: "decimal", minimum: 30, maximum: 500 },
        build_year: { type: "date", distinct: 40 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["average rpsf by bay", "average(rent_per_square_foot) by bay"],
  ["cottages with anr above 200", "list cottage where average_nightly_rate > 200"],
  ["how many 4 bunk cottages are there", "count(*) where bunks = 4"],
  ["average anr of two-bunk cottages by bay", "average(average_nightly_rate) by bay where bunks = 2"],
  ["bay with the most 3-bunk cottages", "count(*) by bay where bunks = 3 order m1 desc limit 1"],
  ["average anr by number of bunks", "average(average_nightly_rate) by bunks"],
  ["average anr by bay and number of bunks", "average(average_nightly_rate) by bay, bunks"],
  ["number of cottages by build year", "count(*) by year(build_year) order g1"],
  ["running total of cottages by year", "count(*) by year(build_year) order g1 running"],
  ["average anr of the cottages that are not in the Cove", "average(average_nightly_rate) where bay != Cove"],
  [
    "years in which the average rent was above 20",
    "average(rent_per_square_foot) by year(build_year) having m1 > 20 order g1",
  ],
  [
    "percent change of the average rent from one build year to the next",
    "average(rent_per_square_foot) by year(build_year) order t growth",
  ],
  [
    "priciest cottage (anr) of each bay",
    "average(average_nightly_rate) by bay, cottage order m1 desc limit 1 per g1",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
