import { expect, test } from "vitest";
import { practiceSheet } from "../../testing/practice-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const sheet = practiceSheet();

test.each([
  "the middle fee",
  "the middle fee, median i think you call it",
  "middle value (median) of the fees",
  "what's the middle fee if you line them all up",
  "if you line up the appointments by fee, how much does the middle one have",
])("the median: %s", (question) => {
  expect(briefOf(sheet, question)).toBe("median(fee_gbp)");
});
