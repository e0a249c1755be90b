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
  [
    "takings by calendar month (jan to dec), 2022-2023 added up",
    "sum(takings) by month-of-year(day_on) where day_on in 2022-01-01..2024-01-01 order g1",
  ],
  ["guests by month, jan-dec", "sum(guests) by month(day_on) order g1"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
