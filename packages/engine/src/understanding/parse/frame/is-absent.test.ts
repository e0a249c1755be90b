import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Loads of scrap that yards send to a smelter. */
const { model, values } = makeModel({
  tables: {
    loads: {
      fact: true,
      rows: 900,
      time: "ordered_on",
      columns: {
        load_id: { type: "integer", role: "key" },
        yard: { type: "string", values: ["Ash Yard", "Birch Yard"], distinct: 6 },
        metal: { type: "string", values: ["Copper", "Zinc"], distinct: 4 },
        ordered_on: { type: "date" },
        received_on: { type: "date", nulls: 20 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["loads not yet received from Ash Yard", "received_on missing and yard = Ash Yard"],
  ["how many loads are still not received of copper", "received_on missing and metal = Copper"],
  ["loads not from Ash Yard", "yard != Ash Yard"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
