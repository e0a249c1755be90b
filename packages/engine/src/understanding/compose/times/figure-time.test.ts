import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    tolls: {
      fact: true,
      rows: 900,
      time: "passed_at",
      columns: {
        toll_id: { type: "integer", role: "key" },
        passed_at: { type: "timestamp" },
        settled_on: { type: "date" },
        toll_due: { type: "decimal" },
        amount_settled: { type: "decimal" },
        paid_at: { type: "date" },
        amount_paid: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["amount settled by month", "settled_on"],
  ["amount paid by month", "paid_at"],
  ["toll due by month", "passed_at"],
])("%s", (question, time) => expect(briefOf(index, question)).toContain(time));
