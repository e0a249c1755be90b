import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";
import { meterSheet } from "../../testing/vineyard-model.ts";

const index = bakeryIndex();

test.each([["clients who ordered more than 50 kg in total", "sum(weight_kg) by client_name having m1 > 50"]])(
  "%s",
  (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  },
);

test.each([
  ["buildings that cost 5,000 euros or more in total", "sum(cost_eur) by building having m1 >= 5000"],
  ["buildings that cost more than 1 million euro in total", "sum(cost_eur) by building having m1 > 1000000"],
  [
    "buildings by floor area: below 500 sqm, 500-2000, more than 2000. how many buildings each",
    "count-distinct(building) by case where not floor_area_sqm missing",
  ],
  [
    "regions whose average cost beats the overall average cost",
    "average(cost_eur) by region having m1 > overall average(cost_eur)",
  ],
])("%s", (question, read) => {
  expect(briefOf(meterSheet(), question)).toBe(read);
});
