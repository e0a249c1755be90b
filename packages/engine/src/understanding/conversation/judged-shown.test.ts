import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Lots of a dyehouse by line, with the pieces that were rejected and those that passed. */
const { model, values } = makeModel({
  tables: {
    lots: {
      fact: true,
      rows: 700,
      time: "dyed_on",
      columns: {
        lot_id: { type: "integer", role: "key" },
        dyed_on: { type: "date" },
        line: { type: "string", distinct: 3, values: ["Red", "Blue"] },
        rejects: { type: "integer" },
        passed: { type: "integer" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["rejects by line", "which one is the worst", "order m1 desc limit 1"],
  ["rejects by line", "and the best?", "order m1 limit 1"],
  ["passed by line", "which one is the worst", "order m1 limit 1"],
])("the worst of a burden has the most of it: %s, %s", (before, question, end) =>
  expect(briefOf(index, question, [before])).toContain(end),
);
