import { describe, expect, test } from "vitest";
import { bookingSheet } from "../../../testing/booking-sheet.ts";
import { kioskSheet } from "../../../testing/kiosk-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const index = bookingSheet();

describe("what rows tell or not", () => {
  test.each([
    ["no instructor recorded: number of lessons", "count(*) where instructor missing"],
    ["lessons where the instructor wasn't entered, how many", "count(*) where instructor missing"],
    ["how many lessons where the rating was left blank", "count(*) where rating missing"],
    [
      "for how many of the cancelled ones did nobody write down why",
      "count(*) where (status in Cancelled by pupil|Cancelled by school and cancel_reason missing)",
    ],
    ["lessons where the pupil gave no reason, how many", "count(*) where cancel_reason missing"],
    ["how many lessons with the instructor recorded", "count(*) where not instructor missing"],
    [
      "what share of the cancelled ones has no reason filled in",
      "100 * count(*) / count(*) where status in Cancelled by pupil|Cancelled by school",
    ],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});

test.each([
  ["average takings on special days", "average(takings) where not special missing"],
  [
    "takings on special days in 2023",
    "sum(takings) where (not special missing and day_on in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => {
  expect(briefOf(kioskSheet(), question)).toBe(read);
});
