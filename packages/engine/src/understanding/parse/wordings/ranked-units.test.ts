import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  ["which 3 months had the highest takings", "sum(takings) by month(day_on) order m1 desc limit 3"],
  ["which three months had the highest takings", "sum(takings) by month(day_on) order m1 desc limit 3"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
