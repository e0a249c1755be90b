import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    gigs: {
      rows: 90,
      time: "posted_on",
      columns: {
        gig_id: { type: "integer", role: "key" },
        city: { type: "string", values: ["Bonn", "Kiel"], distinct: 2 },
        wage_min: { type: "integer", role: "measure", level: true, nulls: 9 },
        wage_max: { type: "integer", role: "measure", level: true, nulls: 9 },
        base_fee: { type: "integer", role: "measure" },
        posted_on: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average min wage by city", "average(wage_min) by city"],
  ["average maximum wage in Kiel", "average(wage_max) where city = Kiel"],
  ["minimum base fee", "minimum(base_fee)"],
  ["how many gigs with no wage range", "count(*) where (wage_min missing and wage_max missing)"],
  [
    "number of gigs without a wage range by city",
    "count(*) by city where (wage_min missing and wage_max missing)",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
