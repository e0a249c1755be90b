import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    placements: {
      fact: true,
      rows: 900,
      time: "shown_on",
      columns: {
        placement_id: { type: "integer", role: "key" },
        shown_on: { type: "date" },
        outlet: { type: "string", values: ["Radio", "Tram Ads", "Weekly"], distinct: 3 },
        spend: { type: "decimal", distinct: 700, unit: "currency" },
        clicks: { type: "integer", distinct: 500 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["what did we spend on ads altogether", "sum(spend)"],
  ["how much do we spend on advertising per outlet", "sum(spend) by outlet"],
  ["how much did we spend on tram ads", "sum(spend) where outlet = Tram Ads"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
