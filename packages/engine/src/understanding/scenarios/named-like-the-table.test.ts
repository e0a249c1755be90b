import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    parcels: {
      fact: true,
      rows: 400,
      time: "day",
      columns: {
        day: { type: "date" },
        depot: { type: "string", values: ["North", "South"] },
        parcels: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["total parcels by depot", "sum(parcels) by depot"],
  ["parcels by depot", "sum(parcels) by depot"],
  ["how many parcels", "sum(parcels)"],
])("%s of a table that has a number called so is the number's", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
