import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { meterSheet } from "../../testing/vineyard-model.ts";

const index = meterSheet();

test.each([
  "usage by month, 2023 vs 2022",
  "cost month by month, this year against last year",
  "cost per month in 2023 compared with 2022",
])("months of dates that are called month are compared: %s", (question) => {
  expect(briefOf(index, question)).toContain("month-of-year");
});
