import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** A sheet of donations: what each gave, how many came along, and who was a member. */
const { model, values } = makeModel({
  tables: {
    donations: {
      fact: true,
      rows: 300,
      columns: {
        pledged_total: { type: "decimal", distinct: 280 },
        donation: { type: "decimal", distinct: 200 },
        guests: { type: "integer", distinct: 5 },
        member: { type: "boolean" },
        weekday: { type: "string", values: ["Mon", "Sun"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["top 5 donations", "list distinct donation order donation desc limit 5"],
  ["donations over 50", "where donation > 50"],
  ["list the donations of members on Sun", "(member = true and weekday = Sun)"],
])("rows that are called by their amount: %s", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});
