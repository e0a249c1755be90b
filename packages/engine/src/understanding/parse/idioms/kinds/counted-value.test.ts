import { expect, test } from "vitest";
import { practiceSheet } from "../../../testing/practice-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const sheet = practiceSheet();

test.each([
  [
    "clinicians with more than 25 fails",
    "count(*) by clinician where (status = failed and not clinician missing) having m1 > 25",
  ],
  [
    "patients with at least 3 fails in 2023",
    "count(*) by patient_name where (status = failed and booked_on in 2023-01-01..2024-01-01) having m1 >= 3",
  ],
])("rows in a state, counted: %s", (question, read) => {
  expect(briefOf(sheet, question)).toBe(read);
});

test.each([
  ["minutes reserved by service", "sum(minutes_booked) by service"],
  ["how many kinds of service do we offer", "count-distinct(service)"],
])("what a number or a kind is called: %s", (question, read) => {
  expect(briefOf(sheet, question)).toBe(read);
});
