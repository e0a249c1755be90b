import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

test.each([
  [
    "how many rentals of customers who signed up in 2023",
    "count(*) where signed_up in 2023-01-01..2024-01-01",
  ],
  ["number of rentals from cars bought before 2023", "count(*) where bought_on in ..2023-01-01"],
  ["how many rentals per month", "count(*) by month(booked_on) order g1"],
])("whose time a deed is: %s", (question, read) => {
  expect(briefOf(rentalIndex(), question)).toBe(read);
});

test.each([
  ["how many lessons concluded in 2023", "count(*) where finished_on in 2023-01-01..2024-01-01"],
  ["how many members registered in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
])("a like deed tells the time: %s", (question, read) => {
  expect(briefOf(clubIndex(), question)).toBe(read);
});
