import { expect, test } from "vitest";
import { practiceSheet } from "../../../testing/practice-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const sheet = practiceSheet();

test.each([
  [
    "clinicians booked at least 40 times",
    "count(*) by clinician where not clinician missing having m1 >= 40",
  ],
  [
    "which patients were seen more than 10 times",
    "count(*) by patient_name where not seen_on missing having m1 > 10",
  ],
  ["who booked at least 18 times", "count(*) by patient_name having m1 >= 18"],
  ["who had more than 5 appointments", "count(*) by patient_name having m1 > 5"],
])("so many rows of each: %s", (question, read) => {
  expect(briefOf(sheet, question)).toBe(read);
});

test("what was not yet done, and a bound of something else", () => {
  expect(briefOf(sheet, "not yet seen and above 150: patient and fee")).toBe(
    "list patient_name, fee_gbp where (seen_on missing and fee_gbp > 150)",
  );
});
