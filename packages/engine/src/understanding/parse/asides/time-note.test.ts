import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  [
    "which months (year + month) had more than 2000 guests",
    "sum(guests) by month(day_on) having m1 > 2000 order g1",
  ],
  [
    "which month of the year (jan, feb etc.) has the highest takings",
    "sum(takings) by month-of-year(day_on) order m1 desc limit 1",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
