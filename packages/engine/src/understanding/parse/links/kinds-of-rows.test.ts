import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A bakery: ovens, and their stoppages by reason. */
const { model, values } = makeModel({
  tables: {
    ovens: { rows: 9, naming: "oven", columns: { oven_id: key, oven: { type: "string", distinct: 9 } } },
    downtime: {
      fact: true,
      rows: 400,
      time: "began_at",
      columns: {
        downtime_id: key,
        oven_id: key,
        began_at: { type: "timestamp" },
        reason: { type: "string", values: ["Breakdown", "Cleaning"], distinct: 2 },
      },
    },
  },
  references: ["downtime.oven_id>ovens.oven_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["breakdowns by month", "by month(began_at) where reason = Breakdown"],
  ["ovens with no breakdowns in 2024", "reason = Breakdown and began_at in 2024"],
  ["stoppages by month", "count(*) by month(began_at) order"],
])("%s: a kind of the rows is no word for all of them", (question, read) =>
  expect(briefOf(index, question)).toContain(read),
);
