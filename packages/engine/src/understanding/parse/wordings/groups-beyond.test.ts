import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    rides: {
      fact: true,
      rows: 900,
      time: "ridden_on",
      columns: {
        ride_id: { type: "integer", role: "key" },
        ridden_on: { type: "date" },
        harbour: { type: "string", role: "category", values: ["Bergen", "Vigo", "Hull"] },
        revenue: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["number of rides by harbour, only those with 30 or more", "count(*) by harbour having m1 >= 30"],
  [
    "show me revenue by harbour, only the ones with more than 5000",
    "sum(revenue) by harbour having m1 > 5000",
  ],
  ["total revenue by harbour above 5000", "sum(revenue) by harbour having m1 > 5000"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
