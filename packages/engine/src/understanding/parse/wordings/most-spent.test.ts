import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
/** What a fleet spends on its boats each day, and buildings that managers look after. */
const { model, values } = makeModel({
  tables: {
    harbours: {
      naming: "harbour_name",
      columns: {
        harbour_id: id,
        harbour_name: { type: "string", values: ["Bergen", "Iquique"], distinct: 60 },
        property_manager: { type: "string", values: ["Ash", "Birch"] },
      },
    },
    days: {
      fact: true,
      rows: 900,
      time: "day",
      columns: {
        harbour_id: id,
        day: { type: "date" },
        kind: { type: "string", values: ["Fuel", "Paint"] },
        spend: { type: "decimal", role: "measure", unit: "currency" },
      },
    },
  },
  references: ["days.harbour_id>harbours.harbour_id"],
});
for (const { columns } of model.tables)
  for (const column of columns) if (column.role === "measure") column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  [
    "which harbour spent the most in 2023",
    "sum(spend) by harbour_name where day in 2023-01-01..2024-01-01 order m1 desc limit 1",
  ],
  ["which harbours spend the least", "sum(spend) by harbour_name order m1 limit 1"],
  ["spend by property manager", "sum(spend) by property_manager"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
