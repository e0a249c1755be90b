import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = clubIndex();

test.each([
  ["reservations cancelled in 2023 by channel", "cancelled_on in 2023-01-01..2024-01-01"],
  ["members expelled in 2023", "left_on in 2023-01-01..2024-01-01"],
  ["members from Oban who took Knots in 2023", "enrolled_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["rentals returned before May 2023", "returned_at in ..2023-05-01"],
  ["how many rentals returned by month", "by month(returned_at) where"],
  ["how many rentals were returned more than 30 days ago", "returned_at in ..2024-04-15"],
])("the time of a state: %s", (question, read) => {
  expect(briefOf(rentalIndex(), question)).toContain(read);
});

test("the months of a period are those of its time", () => {
  expect(briefOf(rentalIndex(), "How many customers had rentals in each of the last 3 months?")).toBe(
    "count(*) by month(booked_on) where booked_on in 2024-02-01..2024-05-01 order g1",
  );
});
