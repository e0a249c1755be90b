import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    moorings: {
      fact: true,
      rows: 900,
      columns: {
        mooring_id: { type: "integer", role: "key" },
        harbour: { type: "string", values: ["North", "South"] },
        cabins_below_deck: { type: "integer", minimum: 0, maximum: 8, distinct: 9 },
        masts: { type: "integer", minimum: 0, maximum: 4, distinct: 5 },
        fee: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average fee by number of masts", "average(fee) by masts"],
  ["median fee by number of cabins", "median(fee) by cabins_below_deck"],
  ["average fee by harbour and number of cabins", "average(fee) by harbour, cabins_below_deck"],
])("%s: for each number of them", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
