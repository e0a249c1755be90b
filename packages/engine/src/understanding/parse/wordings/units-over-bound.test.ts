import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { meterSheet } from "../../testing/vineyard-model.ts";

const index = meterSheet();

test.each([
  [
    "in how many months of 2023 was the mill house over its gas budget?",
    "count-distinct(month) where (building = Mill House and meter = Gas and cost_eur > budget_eur and month in 2023-01-01..2024-01-01)",
  ],
  [
    "number of months over budget by building in 2023",
    "count-distinct(month) by building where (cost_eur > budget_eur and month in 2023-01-01..2024-01-01)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
