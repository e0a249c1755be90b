import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  ["how warm was it in July 2023", "average(temperature) where day_on in 2023-07-01..2023-08-01"],
  ["how hot was it on average at the north beach", "average(temperature) where beach = North"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
