import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  ["what specials have been offered?", "list distinct special where not special missing"],
  [
    "which specials were there in 2023",
    "list distinct special where (day_on in 2023-01-01..2024-01-01 and not special missing)",
  ],
  ["which kinds of weather are there", "list distinct weather"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
