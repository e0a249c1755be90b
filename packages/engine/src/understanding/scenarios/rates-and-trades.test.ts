import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** A hall's hirings: helpers with a trade and an hourly rate, hirings with a monthly fee, a state and why they ended. */
const { model, values } = makeModel({
  tables: {
    helpers: {
      rows: 40,
      naming: "firm",
      columns: {
        helper_id: { type: "integer", role: "key" },
        firm: { type: "string", distinct: 40 },
        trade: { type: "string", values: ["Plumbing", "Electrical", "Joinery"] },
        hourly_rate: { type: "decimal", role: "measure", level: true, distinct: 30 },
      },
    },
    hirings: {
      fact: true,
      rows: 900,
      time: "begun_on",
      columns: {
        hiring_id: { type: "integer", role: "key" },
        helper_id: { type: "integer" },
        begun_on: { type: "date", maximum: "2024-05-01" },
        end_date: { type: "date", maximum: "2026-05-01" },
        monthly_fee: { type: "decimal", role: "measure", distinct: 80 },
        status: { type: "string", values: ["Active", "Over"] },
        why_ended: { type: "string", values: ["Eviction", "Relocation", "Other"] },
      },
    },
  },
  references: ["hirings.helper_id>helpers.helper_id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.name === "status" && column.profile !== null)
    column.profile.topValues = ["Active", "Over"].map((value) => ({ value, count: 9 }));
const index = buildModelIndex(model, values);

test.each([
  ["which helpers charge more than 90 an hour", "list firm where hourly_rate > 90"],
  ["hirings over $200 a month", "count(*) where monthly_fee > 200"],
  ["hirings a month", "count(*) by month(begun_on) order g1"],
  ["how many running hirings are there", "count(*) where status = Active"],
  ["average hourly rate of plumbers", "average(hourly_rate) where trade = Plumbing"],
  ["which electricians do we have", "list firm where trade = Electrical"],
  ["how many hirings were evicted", "count(*) where why_ended = Eviction"],
])("so much for a time, trades, deeds that values name: %s", (question, query) => {
  expect(briefOf(index, question)).toBe(query);
});
