import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    enquiries: {
      fact: true,
      rows: 400,
      time: "opened_at",
      columns: {
        enquiry_id: { type: "integer", role: "key" },
        opened_at: { type: "timestamp", role: "time" },
        first_reply_at: { type: "timestamp", role: "time" },
        replies: { type: "integer", role: "measure" },
        desk: { type: "string", values: ["North", "South"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it("is the time from the row's own to that which is named", () =>
  expect(briefOf(index, "average first reply time by desk")).toBe(
    "average(seconds(opened_at, first_reply_at) / 3600) by desk",
  ));

it("what grows without a figure are the rows, and not what belongs to each", () =>
  expect(briefOf(index, "which desks are growing")).toContain("count(*)"));
