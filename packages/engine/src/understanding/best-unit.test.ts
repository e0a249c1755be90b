import { expect, test } from "vitest";
import { briefOf } from "./testing/read.ts";
import { rentalIndex } from "./testing/rental-model.ts";

const rental = rentalIndex();
const count = "count(*) by month(booked_on) order m1";

test.each([
  ["best month for rentals", `${count} desc limit 1`],
  ["what was our slowest month for rentals", `${count} limit 1`],
  ["which month is the busiest for rentals", `${count} desc limit 1`],
  ["which month did we rent the most", `${count} desc limit 1`],
  ["strongest quarter in fees", "sum(fee) by quarter(booked_on) order m1 desc limit 1"],
  ["which weekday are the most rentals booked", "count(*) by day-of-week(booked_on) order m1 desc limit 1"],
])("%s: the first unit of time by what there is most of", (question, read) => {
  expect(briefOf(rental, question)).toBe(read);
});

test("the worst month of what is bad has most of it", () => {
  expect(briefOf(rental, "worst month for cancelled rentals")).toContain("order m1 desc limit 1");
  expect(briefOf(rental, "worst month for cancelled rentlas")).toContain("order m1 desc limit 1");
});

test("the best month of a year is asked of no thing", () => {
  expect(briefOf(rental, "best month of 2023")).not.toContain("by 2023");
});
