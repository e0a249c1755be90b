import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  [
    "on how many days was the temperature below zero and how many guests came on them",
    "count-distinct(day(day_on)), sum(guests) where temperature < 0",
  ],
  [
    "how many days were sunny and what were the total takings",
    "count-distinct(day(day_on)), sum(takings) where weather = Sunny",
  ],
  ["how many days were sunny", "count-distinct(day(day_on)) where weather = Sunny"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
