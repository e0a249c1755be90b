import { expect, test } from "vitest";
import { practiceSheet } from "../../testing/practice-sheet.ts";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  [
    "customers by number of rentals: 1-3, 4-8, more than 8",
    "count(*) by case where overall count(*) of the same customer_id > 0",
  ],
  [
    "how many customers had up to 5 rentals, 6 to 10, more than 10",
    "count(*) by case where overall count(*) of the same customer_id > 0",
  ],
  ["group customers by how many rentals they have: none, 1-3, more than 3", "count(*) by case"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("a length that is named before its bands is no figure of them", () => {
  expect(briefOf(practiceSheet(), "minutes used: up to 15, 16-30, over 30")).toBe(
    "count(*) by case where not minutes_used missing",
  );
});
