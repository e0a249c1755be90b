import { expect, test } from "vitest";
import { courseSheet } from "../testing/course-sheet.ts";
import { briefOf } from "../testing/read.ts";

const index = courseSheet();

test.each([
  ["tax relief per rejected piece by city", "sum(tax_relief) / sum(quantity_rejected) by city"],
  ["amount per seat taken", "sum(amount) / sum(seats_taken)"],
  ["free seats (offered minus taken) per city", "sum(seats_offered - seats_taken) by city"],
  [
    "how many good pieces per city, i.e. printed less rejected",
    "sum(quantity_printed - quantity_rejected) by city",
  ],
  [
    "tax relief as a percentage of amount plus tax relief",
    "100 * sum(tax_relief) / sum(amount) + sum(tax_relief)",
  ],
])("one number of the rows by another: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
