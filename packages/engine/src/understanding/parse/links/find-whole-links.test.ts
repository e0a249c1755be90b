import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    boats: {
      naming: "boat",
      rows: 90,
      columns: {
        boat_id: key,
        boat: { type: "string", values: ["Gull", "Tern"], distinct: 90 },
        bought_on: { type: "date" },
        purchase_value: { type: "decimal" },
      },
    },
    overhaul_jobs: {
      fact: true,
      rows: 4000,
      time: "opened_on",
      columns: {
        job_id: key,
        boat_id: key,
        opened_on: { type: "date" },
        kind: { type: "string", values: ["Paint", "Engine"] },
        parts_cost: { type: "decimal", unit: "currency" },
        labour_cost: { type: "decimal", unit: "currency" },
        odometer_at_job: { type: "integer" },
      },
    },
    races: {
      fact: true,
      rows: 900,
      time: "raced_on",
      columns: {
        race_id: key,
        raced_on: { type: "date" },
        home_points: { type: "integer" },
        away_points: { type: "integer" },
      },
    },
  },
  references: ["overhaul_jobs.boat_id>boats.boat_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["overhaul cost by kind", "sum(parts_cost + labour_cost) by kind"],
  ["total spend on parts by kind", "sum(parts_cost) by kind"],
  ["total overhaul spend", "sum(parts_cost + labour_cost)"],
  ["labour cost by kind", "sum(labour_cost) by kind"],
  ["average cost per job by boat", "average(parts_cost + labour_cost) by boat"],
  ["jobs that cost more than 500", "count(*) where parts_cost + labour_cost > 500"],
  ["points per month", "sum(home_points + away_points) by month(raced_on)"],
  ["home points per month", "sum(home_points) by month(raced_on)"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
