import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";

/** Mills with lifts that firms from elsewhere maintain. */
const { model, values } = makeModel({
  tables: {
    mills: {
      rows: 12,
      naming: "mill_name",
      columns: {
        mill_id: { type: "integer", role: "key" },
        mill_name: { type: "string", distinct: 12 },
        town: { type: "string", role: "geo", values: ["Ried", "Au"] },
      },
    },
    lifts: {
      rows: 90,
      naming: "lift_name",
      columns: {
        lift_id: { type: "integer", role: "key" },
        lift_name: { type: "string", distinct: 90 },
        mill_id: { type: "integer" },
      },
    },
    contractors: {
      rows: 20,
      naming: "firm",
      columns: {
        contractor_id: { type: "integer", role: "key" },
        firm: { type: "string", values: ["Alpine Lift Repair", "Ried Hoist Service"], distinct: 20 },
        town: { type: "string", role: "geo", values: ["Ried", "Au", "Wels"] },
      },
    },
    maintenance_requests: {
      fact: true,
      rows: 2000,
      time: "reported_at",
      columns: {
        request_id: { type: "integer", role: "key" },
        lift_id: { type: "integer" },
        contractor_id: { type: "integer", nulls: 100 },
        reported_at: { type: "timestamp" },
        cost: { type: "decimal", role: "measure", distinct: 900 },
      },
    },
  },
  references: [
    "lifts.mill_id>mills.mill_id",
    "maintenance_requests.lift_id>lifts.lift_id",
    "maintenance_requests.contractor_id>contractors.contractor_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["cost of repairs by town", "sum(cost) by town"],
  ["the 3 lifts that cost us the most in repairs", "sum(cost) by lift_name"],
  ["the 3 lifts that ate the most money", "sum(cost) by lift_name"],
  ["which mill costs the most in repairs", "sum(cost) by mill_name"],
])("repairs are the rows of that table, and nobody's name: %s", (question, query) => {
  expect(briefOf(index, question)).toContain(query);
});

test.each([
  ["cost of repairs by town", "mills"],
  ["work orders in Au", "mills"],
  ["contractors by town", "contractors"],
])("where the work was, and not where those who did it are from: %s", (question, table) => {
  expect(JSON.stringify(best(index, question).query)).toContain(`"table":"${table}","column":"town"`);
});
