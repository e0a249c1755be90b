import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex, tripsIndex } from "../../testing/rental-model.ts";
import { sportsIndex } from "../../testing/sports-model.ts";

const [rental, trips] = [rentalIndex(), tripsIndex()];

test.each([
  [
    "which trip numbers have never been dropped",
    "list distinct trip_no where not trip_no among list distinct trip_no where dropped = 1",
  ],
  [
    "operators with trips in 2022 but not in 2023",
    "list distinct operator where (trip_date in 2022-01-01..2023-01-01 and not operator among list distinct operator where trip_date in 2023-01-01..2024-01-01)",
  ],
])("values that many rows share: %s", (question, read) => {
  expect(briefOf(trips, question)).toBe(read);
});

test("rows of another table: none of them may be so", () => {
  expect(briefOf(rental, "cars that were never cancelled")).toContain(
    "not car_id among list distinct car_id where state = cancelled",
  );
});

test("rows that there never were are denied once", () => {
  expect(briefOf(sportsIndex(), "riders that never entered a race at Pine Hill")).toBe(
    "list name where related(entry>entry where venue = Pine Hill) = 0",
  );
});

test("one row each: a plain denial", () => {
  expect(briefOf(rental, "how many rentals were never cancelled")).toBe("count(*) where state != cancelled");
});

test.each([
  ["how many rentals in 2022 or later", "count(*) where booked_on in 2022-01-01.."],
  ["how many rentals in 2022 or earlier", "count(*) where booked_on in ..2023-01-01"],
])("a side of time: %s", (question, read) => {
  expect(briefOf(rental, question)).toBe(read);
});
