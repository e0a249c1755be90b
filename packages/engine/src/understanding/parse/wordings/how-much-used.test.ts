import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    meter_readings: {
      fact: true,
      rows: 900,
      time: "read_on",
      columns: {
        reading_no: { type: "integer", role: "key", distinct: 900 },
        read_on: { type: "date" },
        house: { type: "string", values: ["Elm House", "Oak House"], distinct: 9 },
        meter: { type: "string", values: ["Electricity", "Natural Gas"], distinct: 2 },
        consumption_kwh: { type: "decimal" },
        cost: { type: "decimal", unit: "currency" },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? [])
  if (/^co/.test(column.name)) column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  ["how much electricity did we use", "sum(consumption_kwh) where meter = Electricity"],
  ["how much gas did we use", "sum(consumption_kwh) where meter = Natural Gas"],
  [
    "which house uses the most electricity",
    "sum(consumption_kwh) by house where meter = Electricity order m1 desc limit 1",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

test("all rows of a sheet that is called after what is used are of it", () => {
  const sheet = makeModel({
    tables: {
      electricity_daily: {
        rows: 900,
        columns: {
          date: { type: "date" },
          region: { type: "string", values: ["North", "South"], distinct: 2 },
          consumption_mwh: { type: "decimal", role: "measure" },
        },
      },
    },
  });
  expect(briefOf(buildModelIndex(sheet.model, sheet.values), "which region uses the most electricity")).toBe(
    "sum(consumption_mwh) by region order m1 desc limit 1",
  );
});
