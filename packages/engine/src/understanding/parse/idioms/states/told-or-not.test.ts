import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { bookingSheet } from "../../../testing/booking-sheet.ts";
import { kioskSheet } from "../../../testing/kiosk-sheet.ts";
import { makeModel } from "../../../testing/make-model.ts";
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
      "lessons by cancel reason, where there is a reason",
      "count(*) by cancel_reason where not cancel_reason missing",
    ],
    [
      "lessons by cancel reason as percentage, ignore the ones without reason",
      "count(*) by cancel_reason where not cancel_reason missing share",
    ],
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

test.each([
  "where a method is recorded",
  "i only want the ones where a method is given",
  "only those with a method",
  "where there is a method",
])("a name that was said in full is known by its last word: fees by payment method, %s", (only) => {
  const { model, values } = makeModel({
    tables: {
      lessons: {
        fact: true,
        rows: 300,
        columns: {
          lesson_id: { type: "integer", role: "key" },
          payment_method: { type: "string", values: ["Cash", "Card"], distinct: 2, nulls: 40 },
          teaching_method: { type: "string", values: ["Group", "Single"], distinct: 2, nulls: 10 },
          fee: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(model, values), `fees by payment method, ${only}`)).toBe(
    "sum(fee) by payment_method where not payment_method missing",
  );
});
