import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    plants: {
      rows: 80,
      naming: "plant_name",
      columns: {
        plant_id: { type: "integer", role: "key" },
        plant_name: { type: "string", distinct: 80 },
        family: { type: "string", values: ["Ferns", "Palms"] },
        buying_cost: { type: "decimal", unit: "currency" },
      },
    },
    sales: {
      fact: true,
      rows: 4000,
      time: "sold_on",
      columns: {
        sale_id: { type: "integer", role: "key" },
        plant_id: { type: "integer" },
        sold_on: { type: "date" },
        quantity: { type: "integer", role: "measure" },
        unit_price: { type: "decimal", unit: "currency", role: "measure" },
      },
    },
  },
  references: ["sales.plant_id>plants.plant_id"],
});
const index = buildModelIndex(model, values);
const profit = "sum(quantity * unit_price - quantity * buying_cost) by family";

test.each([
  ["earnings (turnover minus buying cost) by family", profit],
  ["turnover less buying cost by family", profit],
  [
    "earnings (quantity times (unit price minus buying cost)) by family",
    "sum(quantity * unit_price - buying_cost) by family",
  ],
])("what one piece costs counts for each: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
