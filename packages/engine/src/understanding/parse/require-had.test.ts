import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex, tripsIndex } from "../testing/rental-model.ts";

const [rental, trips] = [rentalIndex(), tripsIndex()];

test.each([
  ["how many rentals have a tip", "count(*) where not tip missing"],
  ["rentals with a tip by channel", "count(*) by channel where not tip missing"],
  [
    "number of rentals with tip in 2023",
    "count(*) where (not tip missing and booked_on in 2023-01-01..2024-01-01)",
  ],
])("what a row is said to have is known: %s", (question, read) => {
  expect(briefOf(rental, question)).toBe(read);
});

test.each([
  ["how many rentals without tip by phone", "count(*) where (tip missing and channel = phone)"],
  ["how many rentals via phone with no tip", "count(*) where (channel = phone and tip missing)"],
])("what it lacks, beside a value of another column: %s", (question, read) => {
  expect(briefOf(rental, question)).toBe(read);
});

test("columns of a list are shown", () => {
  expect(briefOf(rental, "list rentals with km and tip")).toMatch(/^list .*km, tip$/);
});

test.each([
  [
    "how many trips were operated in 2023",
    "count(*) where (dropped != 1 and trip_date in 2023-01-01..2024-01-01)",
  ],
  ["performed trips by operator", "count(*) by operator where dropped != 1"],
])("the opposite of a flag: %s", (question, read) => {
  expect(briefOf(trips, question)).toBe(read);
});

test("what is left out is left out of the whole, too", () => {
  expect(briefOf(trips, "percent of trips with delay above 15, dropped trips excluded")).toMatch(
    /where dropped != 1$/,
  );
});
