import { expect, test } from "vitest";
import { kioskSheet } from "../../testing/kiosk-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const index = kioskSheet();

test.each([
  [
    "how many rows in 2023 were above that year's average takings",
    "count(*) where (takings > overall average(takings) and day_on in 2023-01-01..2024-01-01)",
  ],
  [
    "how many entries in 2023 had takings above the average of that year",
    "count(*) where (takings > overall average(takings) and day_on in 2023-01-01..2024-01-01)",
  ],
  [
    "how many entries in 2023 had takings above the 2023 average",
    "count(*) where (takings > overall average(takings) and day_on in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
