import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  [["payments by method", "cancelled reservations"], "count(*) where state = cancelled"],
  [["average score by channel", "cancelled reservations"], "count(*) where state = cancelled"],
  [["payments by method", "only cancelled reservations"], "sum(amount) by method where state = cancelled"],
  [
    ["number of reservations by channel", "cancelled reservations"],
    "count(*) by channel where state = cancelled",
  ],
])(
  "rows by their own name are a topic of their own, unless they were counted before: %j",
  (turns, expected) => {
    expect(briefOf(club, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
  },
);

const in2023 = "booked_on in 2023-01-01..2024-01-01";

test.each([
  [
    ["total fee by channel in 2023", "top customers"],
    `sum(fee) by full_name where ${in2023} order m1 desc limit 10`,
  ],
  [
    ["total fee by channel in 2023", "who are the top 5 customers"],
    `sum(fee) by full_name where ${in2023} order m1 desc limit 5`,
  ],
])("top others go by the figure that was shown: %j", (turns, expected) => {
  expect(briefOf(rental, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

test.each([
  [["total fee by channel", "busiest weekday"], "count(*) by day-of-week(booked_on) order m1 desc limit 1"],
  [
    ["average fee by channel in 2023", "busiest weekday"],
    `count(*) by day-of-week(booked_on) where ${in2023} order m1 desc limit 1`,
  ],
])("the busiest time has the most rows, whatever was shown: %j", (turns, expected) => {
  expect(briefOf(rental, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});
