import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const id: ColumnSketch = { type: "integer", role: "key" };
const { model, values } = makeModel({
  tables: {
    hires: {
      fact: true,
      rows: 500,
      time: "hired",
      columns: { hire_id: id, yard_id: id, hired: { type: "date" } },
    },
    hire_items: {
      fact: true,
      rows: 900,
      columns: {
        item_id: id,
        hire_id: id,
        boat_id: id,
        line_total: { type: "decimal" },
        line_cost: { type: "decimal" },
      },
    },
    boats: {
      naming: "boat",
      columns: { boat_id: id, boat: { type: "string", values: ["Tern", "Gull"], distinct: 100 } },
    },
    yards: {
      naming: "yard",
      columns: { yard_id: id, yard: { type: "string", values: ["Bosau", "Plön"], distinct: 100 } },
    },
  },
  references: [
    "hire_items.hire_id>hires.hire_id",
    "hire_items.boat_id>boats.boat_id",
    "hires.yard_id>yards.yard_id",
  ],
});
for (const column of model.tables.flatMap(({ columns }) => columns))
  if (column.role === "measure") column.additivity = "additive";
const index = buildModelIndex(model, values);

it.each([
  ["best earning boats", "sum(line_total) by boat order m1 desc limit 10"],
  ["top 5 earning boats", "sum(line_total) by boat order m1 desc limit 5"],
  ["3 lowest earning boats", "sum(line_total) by boat order m1 limit 3"],
  ["5 most profitable boats", "sum(line_total) - sum(line_cost) by boat order m1 desc limit 5"],
  ["the biggest hire", "sum(line_total) by hire_id order m1 desc limit 1"],
  [
    "how many hires were worth more than 600",
    "count(*) where overall sum(line_total) of the same hire_id > 600",
  ],
  ["how much money did we make in 2024", "sum(line_total) where hired in 2024-01-01..2025-01-01"],
  ["how much did we take per yard", "sum(line_total) by yard"],
  ["what did we turn over in 2024", "sum(line_total) where hired in 2024-01-01..2025-01-01"],
  ["how much have we brought in per yard", "sum(line_total) by yard"],
  ["what do we earn on one hire", "sum(line_total) / count-distinct(hire_id)"],
  ["revenue per yard", "sum(line_total) by yard"],
])("%s", (question, read) => {
  expect(briefOf(index, question).replaceAll(/[(),]|, /g, "")).toBe(read.replaceAll(/[(),]/g, ""));
});
