import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    riders: {
      rows: 90,
      naming: "rider_name",
      columns: {
        rider_id: { type: "integer", role: "key" },
        rider_name: { type: "string", distinct: 90 },
        joined_on: { type: "date" },
      },
    },
    hires: {
      fact: true,
      rows: 800,
      time: "hired_on",
      columns: {
        hire_id: { type: "integer", role: "key" },
        rider_id: { type: "integer", role: "key", nulls: 300 },
        stand: { type: "string", values: ["Harbour", "Park"], distinct: 2 },
        hired_on: { type: "date" },
        due_on: { type: "date" },
        returned_on: { type: "date", nulls: 60 },
        price: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["hires.rider_id>riders.rider_id"],
});
const index = buildModelIndex(model, values);
const ratio = "100 * count(*) / count(*)";
const known = "not returned_on missing";

test.each([
  ["what % of returned hires came back late", `${ratio} where ${known}`],
  ["what percentage of hires come from riders", ratio],
  ["share of hires from riders by stand", `${ratio} by stand`],
])("the whole of a share is what stands before the verb: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("those that rows come from are the part, which others have none of", () => {
  const { query } = best(index, "what percentage of hires come from riders");
  expect(JSON.stringify(query.kind === "aggregate" ? query.measures : null)).toContain('"kind":"related"');
});

const days = makeModel({
  tables: {
    harbour_days: {
      fact: true,
      rows: 900,
      time: "day_on",
      columns: {
        entry_no: { type: "integer", role: "key", distinct: 900 },
        day_on: { type: "date", distinct: 300 },
        harbour: { type: "string", values: ["Northport", "Southport"], distinct: 2 },
        day_kind: { type: "string", values: ["Weekend", "Working day", "Holiday"], distinct: 3 },
        ships: { type: "integer", minimum: 0, maximum: 60 },
        storm_alert: { type: "boolean", role: "boolean", distinct: 2 },
      },
    },
  },
});
const harbour = buildModelIndex(days.model, days.values);

test.each([
  ["what percentage of days did Northport have more than 20 ships", `${ratio} where harbour = Northport`],
  ["what percentage of days was Northport above 20 ships", `${ratio} where harbour = Northport`],
  ["share of days with a storm alert per harbour", `${ratio} by harbour`],
  ["what % of days had a storm alert", ratio],
  ["ships on weekends vs working days", "sum(ships) by day_kind where day_kind in Weekend|Working day"],
])("of days: %s", (question, read) => {
  expect(briefOf(harbour, question)).toBe(read);
});
