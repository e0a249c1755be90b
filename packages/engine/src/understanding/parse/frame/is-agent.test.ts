import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    helpers: {
      rows: 60,
      naming: "helper_name",
      columns: {
        helper_id: id,
        helper_name: { type: "string", distinct: 60 },
        town: { type: "string", distinct: 4, values: ["Split", "Zadar"] },
        joined_on: { type: "date" },
      },
    },
    givers: {
      rows: 90,
      columns: { giver_id: id, first_name: { type: "string" }, last_name: { type: "string" } },
    },
    stints: {
      rows: 800,
      fact: true,
      time: "done_on",
      columns: { stint_id: id, helper_id: id, done_on: { type: "date" }, hours: { type: "decimal" } },
    },
  },
  references: ["stints.helper_id>helpers.helper_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["hours worked by town of the helper", "sum(hours) by town"],
  [
    "hours worked in 2023 by town of the helper",
    "sum(hours) by town where done_on in 2023-01-01..2024-01-01",
  ],
  ["how many people signed up as helper in 2023", "count(*) where joined_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
