import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A sheet called after what it tells the price of: boats, the year that each was built in and the one it was sold in. */
const { model, values } = makeModel({
  tables: {
    boat_prices: {
      rows: 900,
      columns: {
        boat_no: { type: "integer", role: "key", distinct: 900 },
        yard: { type: "string", values: ["North", "South"], distinct: 2 },
        year_built: { type: "integer", role: "time", minimum: 1950, maximum: 2015, distinct: 60 },
        year_sold: { type: "integer", role: "time", minimum: 2010, maximum: 2020, distinct: 11 },
        sale_price: {
          type: "integer",
          level: true,
          unit: "currency",
          minimum: 900,
          maximum: 90000,
          distinct: 700,
        },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many boats were sold in 2015", "count(*) where year_sold = 2015"],
  ["boats built in 2015 by yard", "count(*) by yard where year_built = 2015"],
  ["average price of boats sold in 2015", "average(sale_price) where year_sold = 2015"],
  ["average price of boats by yard", "average(sale_price) by yard"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
