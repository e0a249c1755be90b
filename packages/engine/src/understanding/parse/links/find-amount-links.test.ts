import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    cheeses: {
      rows: 80,
      naming: "cheese",
      columns: {
        cheese_id: { type: "integer", role: "key" },
        cheese: { type: "string", distinct: 80 },
        country: { type: "string", values: ["France", "Norway"], distinct: 2 },
        price: { type: "decimal", role: "measure", distinct: 60, unit: "currency", level: true },
        calories: { type: "integer", role: "measure", distinct: 60, level: true },
        pack_size_g: { type: "integer", role: "measure", distinct: 9, level: true },
        serving_size_g: { type: "integer", role: "measure", distinct: 5, level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["price per 100 g by country", "average(price * 100 / pack_size_g) by country"],
  ["average price per kg", "average(price * 1000 / pack_size_g)"],
  ["calories per 100 g", "average(calories * 100 / serving_size_g)"],
])("a figure by so much of what rows are of: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
