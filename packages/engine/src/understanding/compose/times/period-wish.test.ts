import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex, tripsIndex } from "../../testing/rental-model.ts";

const [rental, trips] = [rentalIndex(), tripsIndex()];
const in2023 = "in 2023-01-01..2024-01-01";

test.each([
  ["how many trips were dropped in 2023", `count(*) where (dropped = 1 and trip_date ${in2023})`],
  [
    "how many trips were dropped because of strike in 2023",
    `count(*) where (dropped = 1 and reason = Strike and trip_date ${in2023})`,
  ],
])("a flag is no time: %s", (question, read) => {
  expect(briefOf(trips, question)).toBe(read);
});

test("a number too small for a year is no time", () => {
  expect(briefOf(rental, "total fee after tip in 2023")).not.toContain("2023.0");
  expect(briefOf(rental, "total fee after tip in 2023")).not.toContain("> 2023");
});
