import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    drivers: {
      rows: 900,
      naming: "driver_name",
      columns: {
        driver_id: { type: "integer", role: "key" },
        driver_name: { type: "string", values: ["Ana Ruiz", "Bo Lind"] },
        licence_expiry: { type: "date" },
        insured_until: { type: "date" },
        contract_start: { type: "date" },
        contract_end: { type: "date" },
        exit_date: { type: "date", nulls: 600 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["how many drivers whose contract ends in 2025", "count(*) where contract_end in 2025-01-01..2026-01-01"],
  [
    "how many drivers whose contract started in 2023",
    "count(*) where contract_start in 2023-01-01..2024-01-01",
  ],
  ["number of drivers whose licence has expired", "count(*) where licence_expiry in ..2024-05-15"],
  ["number of drivers whose licence has already run out", "count(*) where licence_expiry in ..2024-05-15"],
  ["number of drivers whose insurance has expired", "count(*) where insured_until in ..2024-05-15"],
  ["number of drivers with expired insurance", "count(*) where insured_until in ..2024-05-15"],
  [
    "number of drivers whose licence expires in 2025",
    "count(*) where licence_expiry in 2025-01-01..2026-01-01",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
