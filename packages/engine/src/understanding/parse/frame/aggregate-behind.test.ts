import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    desks: {
      rows: 4,
      naming: "desk_name",
      columns: { desk_id: { type: "integer", role: "key" }, desk_name: { type: "string", distinct: 4 } },
    },
    calls: {
      fact: true,
      rows: 2000,
      time: "called_at",
      columns: {
        call_id: { type: "integer", role: "key" },
        desk_id: { type: "integer" },
        called_at: { type: "timestamp" },
        channel: { type: "string", values: ["Phone", "Web"], distinct: 2 },
        duration_seconds: { type: "integer", role: "measure", distinct: 700 },
        tip: { type: "decimal", role: "measure", distinct: 300 },
      },
    },
  },
  references: ["calls.desk_id>desks.desk_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["which channel has the highest tips on average", "average(tip) by channel order m1 desc limit 1"],
  ["which channel gets the biggest tips on average", "average(tip) by channel order m1 desc limit 1"],
  [
    "which desk has the longest calls on average",
    "average(duration_seconds) by desk_name order m1 desc limit 1",
  ],
])("%s: of what is ranked by", (question, read) => expect(briefOf(index, question)).toContain(read));
