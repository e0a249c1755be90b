import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { meterSheet } from "../testing/vineyard-model.ts";

const index = meterSheet();

test.each([
  [
    "regions where power is dearer per kwh than our average",
    "sum(cost_eur) / sum(usage_kwh) by region where meter = Power having m1 > overall sum(cost_eur) / overall sum(usage_kwh)",
  ],
  [
    "buildings paying more per kwh than average in 2023",
    "sum(cost_eur) / sum(usage_kwh) by building where month in 2023-01-01..2024-01-01 having m1 > overall sum(cost_eur) / overall sum(usage_kwh)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
