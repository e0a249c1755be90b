import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bids: {
      fact: true,
      rows: 600,
      columns: {
        bid_id: { type: "integer", role: "key" },
        outcome: { type: "string", values: ["won", "lost", "called-off"], distinct: 3 },
        region: { type: "string", values: ["North", "South"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["lost per won by region", "count(*) / count(*) by region"],
  ["called-offs per won", "count(*) / count(*)"],
  ["ratio of lost to won by region", "count(*) / count(*) by region"],
  ["bids per region", "count(*) by region"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
