import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    growers: {
      naming: "name",
      rows: 50,
      columns: {
        grower_id: { type: "integer", role: "key" },
        name: { type: "string", values: ["Ash", "Lime Hill"], distinct: 50 },
      },
    },
    gardens: {
      naming: "title",
      rows: 300,
      columns: {
        garden_id: { type: "integer", role: "key" },
        title: { type: "string", values: ["Ash", "Meadow", "Lime Hill"], distinct: 290 },
        grower_id: { type: "integer", role: "key" },
      },
    },
  },
  references: ["gardens.grower_id>growers.grower_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many gardens does Ash have", "name"],
  ["how many gardens did Lime Hill own", "name"],
  ["how many gardens does Meadow have", "title"],
  ["how many gardens are called Ash", "title"],
])("%s: the owner of that name, where there is one", (question, column) => {
  expect(JSON.stringify(best(index, question).query)).toContain(`"column":"${column}"`);
});
