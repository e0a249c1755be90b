import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    boilers: {
      rows: 500,
      naming: "boiler_name",
      columns: {
        boiler_id: { type: "integer", role: "key" },
        boiler_name: { type: "string", distinct: 500 },
        town: { type: "string", values: ["Hull", "York"] },
        power: { type: "decimal", role: "measure" },
        is_under_warranty: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["names of the boilers under warranty", "list boiler_name where is_under_warranty = true"],
  ["name and town of boilers under warranty", "list boiler_name, town where is_under_warranty = true"],
  ["average power of boilers under warranty", "average(power) where is_under_warranty = true"],
])("a state behind its rows and a preposition says which: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
