import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Boxes of vegetables that are sent out weekly or monthly. */
const { model, values } = makeModel({
  tables: {
    boxes: {
      fact: true,
      rows: 900,
      time: "sent_on",
      columns: {
        box_id: { type: "integer", role: "key" },
        sent_on: { type: "date" },
        rhythm: { type: "string", values: ["Weekly", "Monthly"] },
        state: { type: "string", values: ["sent", "cancelled"] },
        weight: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["monthly cancellation rate", "100 * count(*) / count(*) by month(sent_on) order g1"],
  ["weekly total weight", "sum(weight) by week(sent_on) order g1"],
  ["monthly weight", "sum(weight) by month(sent_on) order g1"],
  ["how many monthly boxes", "count(*) where rhythm = Monthly"],
  ["total weight of weekly boxes", "sum(weight) where rhythm = Weekly"],
])("how often before a figure, the value before rows: %s", (question, brief) =>
  expect(briefOf(index, question)).toBe(brief),
);
