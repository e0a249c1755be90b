import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    suitcases: {
      rows: 900,
      fact: true,
      time: "checkin_at",
      columns: {
        suitcase_id: { type: "integer", role: "key" },
        checkin_at: { type: "timestamp" },
        checkin_desk: { type: "string", values: ["North", "South"] },
        checkout_at: { type: "timestamp" },
        checkout_desk: { type: "string", values: ["North", "South"] },
        tag_text: { type: "string", distinct: 700 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["check outs per desk", "count(*) by checkout_desk"],
  ["number of check-ins by hour", "count(*) by hour-of-day(checkin_at)"],
  ["suitcases checked out at the South", "where checkout_desk = South"],
  ["where do people check suitcases in most often", "count(*) by checkin_desk order m1 desc limit 1"],
  ["suitcases with a tag text ending in rr", "where tag_text ends-with rr"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
