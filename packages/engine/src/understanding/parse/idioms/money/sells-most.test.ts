import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { sellsMost } from "./sells-most.ts";

const key = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    nurseries: { naming: "name", columns: { nursery_id: key, name: { type: "string" } } },
    plant_sales: {
      fact: true,
      columns: {
        sale_id: key,
        nursery_id: key,
        quantity: { type: "integer" },
        unit_price: { type: "decimal" },
      },
    },
  },
  references: ["plant_sales.nursery_id>nurseries.nursery_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "quantity") column.additivity = "additive";
const index = buildModelIndex(model, values);

test.each([
  ["which nursery sells the most pieces", 2, "has the highest total quantity"],
  ["which nursery sold fewest units", 2, "has the lowest total quantity"],
  ["nurseries that sold less than 40 pieces", 1, "with total quantity less than 40"],
  ["which nursery sells the most nurseries", 2, null],
  ["nurseries that sold the house", 1, null],
])("%s", (question, at, said) =>
  expect(sellsMost(tokenize(question), at, index)?.words.toLowerCase() ?? null).toBe(said),
);
