import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    vessels: {
      rows: 40,
      naming: "vessel_name",
      columns: {
        vessel_id: id,
        vessel_name: { type: "string", distinct: 40 },
        craft_type: { type: "string", values: ["Fishing craft", "Tug"], distinct: 2 },
        draught: { type: "decimal" },
      },
    },
    messages: {
      rows: 6000,
      fact: true,
      time: "time",
      columns: {
        message_no: id,
        vessel_id: id,
        time: { type: "timestamp", role: "time" },
        dir: { type: "string", values: ["In", "Out"], distinct: 2 },
        channel: { type: "string", values: ["16", "72"], distinct: 2 },
        relay_s: { type: "integer", minimum: 3, maximum: 900 },
        noise: { type: "decimal" },
        words: { type: "integer" },
      },
    },
  },
  references: ["messages.vessel_id>vessels.vessel_id"],
});
const index = buildModelIndex(model, values);

test.each<[string, string]>([
  ["average relay time", "average(relay_s)"],
  ["average relay time in seconds", "average(relay_s)"],
  ["incoming messages by channel", "count(*) by channel where dir = In"],
  ["words sent by channel and vessel", "sum(words) by channel, vessel_name"],
  ["crafts with a draught over 3", "list vessel_name where draught > 3"],
  ["top 5 days by words", "sum(words) by day(time) order m1 desc limit 5"],
  ["does a longer relay time mean higher noise?", "correlation: list relay_s, noise"],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
