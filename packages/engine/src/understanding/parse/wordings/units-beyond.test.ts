import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  ["which months had more than 2000 guests", "sum(guests) by month(day_on) having m1 > 2000 order g1"],
  [
    "number of guests by month over 2023",
    "sum(guests) by month(day_on) where day_on in 2023-01-01..2024-01-01 order g1",
  ],
  [
    "number of days with guests below 20, 20 to 50 and over 50",
    "count-distinct(day(day_on)) by case where not guests missing",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
