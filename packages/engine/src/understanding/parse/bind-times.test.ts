import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["how many rentals in march 2023 (by pickup at)", "count(*) where pickup_at in 2023-03-01..2023-04-01"],
  [
    "rentals per week in march 2023 by pickup at",
    "count(*) by week(pickup_at) where pickup_at in 2023-03-01..2023-04-01 order g1",
  ],
])("the date that times are of: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a date by itself is what is grouped by", () => {
  expect(briefOf(index, "rentals by pickup at in march 2023")).toContain("by day(pickup_at)");
});
