import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    crews: {
      rows: 20,
      naming: "crew_name",
      columns: {
        crew_id: { type: "integer", role: "key" },
        crew_name: { type: "string", distinct: 20 },
      },
    },
    starts: {
      fact: true,
      rows: 700,
      time: "started_on",
      columns: {
        start_id: { type: "integer", role: "key" },
        crew_id: { type: "integer", role: "key" },
        started_on: { type: "date" },
        boat_class: { type: "string", values: ["Dinghy", "Yacht"], distinct: 2 },
        outcome: { type: "string", values: ["Won", "Lost", "Open"], distinct: 3 },
        finish_place: { type: "integer", role: "measure", minimum: 1, maximum: 30, nulls: 80, level: true },
        berth_fee: { type: "decimal", unit: "currency" },
        prize: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["starts.crew_id>crews.crew_id"],
});
const index = buildModelIndex(model, values);
const ratio = "100 * count(*) / count(*)";

test.each([
  ["retirement rate per boat class (share of entries without a finish place)", `${ratio} by boat_class`],
  ["retirement rate per boat class: share of starts without a finish place", `${ratio} by boat_class`],
  [
    "retirement rate in 2024 (percentage of starts without a finish place)",
    `${ratio} where started_on in 2024-01-01..2025-01-01`,
  ],
  ["win rate by boat class, i.e. won starts as % of all starts", `${ratio} by boat_class`],
  ["margin by boat class: prize as % of berth fee", "100 * sum(prize) / sum(berth_fee) by boat_class"],
  ["average prize as a percentage of berth fee", "100 * average(prize) / average(berth_fee)"],
  ["average prize as a percentage of total berth fee", "100 * average(prize) / sum(berth_fee)"],
  ["entries without a finish place by boat class", "count(*) by boat_class where finish_place missing"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
