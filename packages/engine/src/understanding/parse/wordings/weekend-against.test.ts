import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  ["takings on weekends vs weekdays", "sum(takings) by case"],
  ["average takings on weekdays and on weekends", "average(takings) by case"],
  ["weekday vs weekend takings", "sum(takings) by case"],
  ["takings on saturdays and sundays vs weekdays", "sum(takings) by case"],
  ["takings mon-fri vs sat/sun", "sum(takings) by case"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
