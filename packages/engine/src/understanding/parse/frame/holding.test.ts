import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  ["average takings on rainy days", "average(takings) where weather in Light rain|Heavy rain"],
  ["average takings on rainny days", "average(takings) where weather in Light rain|Heavy rain"],
  ["average takings on foggy days", "average(takings) where weather = Thick fog"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
