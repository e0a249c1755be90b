import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const rental = rentalIndex();

test.each([
  ["months with fewer rentals than the month before", "having change < 0"],
  ["months where fees were higher than in the same month last year", "having change > 0"],
  ["in which quarters of 2023 did fees drop", "having change < 0"],
  ["years in which fees rose compared to the previous year", "having change > 0"],
  ["which month had the biggest increase in fees", "order change desc limit 1"],
  ["biggest month on month drop in fees", "order change limit 1"],
])("%s: by the change from unit to unit", (question, read) => {
  expect(briefOf(rental, question)).toContain(read);
});

test("they are counted, as a whole and in percent", () => {
  expect(briefOf(rental, "in how many months of 2023 were fees lower than the month before")).toMatch(
    /^count-distinct\(month\(booked_on\)\) where .*having change < 0/,
  );
  expect(briefOf(rental, "what percentage of months had more rentals than the previous month")).toBe(
    "100 * count-distinct(month(booked_on)) / count-distinct(month(booked_on))",
  );
});

test("a month by its figure, and one that is held against a certain month, tell of no change", () => {
  expect(briefOf(rental, "which month had the highest fees")).not.toContain("change");
  expect(briefOf(rental, "months with more rentals than in May 2023")).not.toContain("change");
});
