import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

/** Every country of some continents in each of some years. */
const { model, values } = makeModel({
  tables: {
    land_figures: {
      fact: true,
      rows: 480,
      key: ["country", "year"],
      time: "year",
      columns: {
        country: { type: "string", values: ["Norway", "Chad", "Peru"], distinct: 40 },
        continent: { type: "string", values: ["Africa", "Europe", "Americas"], distinct: 3 },
        year: { type: "integer", role: "time", distinct: 12, minimum: 1990, maximum: 2023 },
        forest_share: { type: "decimal", level: true },
        population: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["median forest share across countries in 1994", "median(forest_share) where year = 1994"],
  [
    "which 5 countires had the lowest forest share in 2002",
    "list distinct country where year = 2002 order forest_share limit 5",
  ],
  ["what years are in the data", "list distinct year"],
  ["countries per continent", "count-distinct(country) by continent"],
  ["world population in 2002", "sum(population) where year = 2002"],
  [
    "population weighted forest share by continent in 2002",
    "sum(forest_share * population) / sum(population) by continent where year = 2002",
  ],
  [
    "what was the lowest forest share ever, where and when",
    "list country, year, forest_share order forest_share limit 1",
  ],
  ["highest forest share ever and when was it", "list distinct year order forest_share desc limit 1"],
  [
    "first year in which the forest share of Chad was above 20",
    "minimum(year) where (country = Chad and forest_share > 20)",
  ],
  [
    "last year in which the forest share of Chad was above 20",
    "maximum(year) where (country = Chad and forest_share > 20)",
  ],
  [
    "in which countries was the forest share above 30 in every single year",
    "list distinct country where not country among list distinct country where forest_share <= 30",
  ],
  [
    "countries whose forest share was always at least 30",
    "list distinct country where not country among list distinct country where forest_share < 30",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

test("an average that is compared with at a date is of that date", () => {
  const { query } = best(index, "african countries with a forest share above the african average in 2002");
  expect(JSON.stringify(query).match(/"value":2002/g)).toHaveLength(2);
});
