import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    galleys: {
      rows: 6,
      naming: "galley_name",
      columns: {
        galley_id: { type: "integer", role: "key" },
        galley_name: { type: "string", values: ["Fore", "Aft"], distinct: 6 },
      },
    },
    employees: {
      rows: 80,
      naming: "full_name",
      columns: {
        employee_id: { type: "integer", role: "key" },
        galley_id: { type: "integer" },
        full_name: { type: "string", distinct: 80 },
        trade: { type: "string", values: ["Cook", "Waiter", "Porter"] },
        hired_through: { type: "string", values: ["Agency", "Friend"], nulls: 9 },
        yearly_wage: { type: "decimal", distinct: 60 },
      },
    },
    shifts: {
      fact: true,
      rows: 4000,
      time: "shift_date",
      columns: {
        shift_id: { type: "integer", role: "key" },
        galley_id: { type: "integer" },
        shift_date: { type: "date", role: "time" },
        wasted_kg: { type: "decimal" },
        distance: { type: "decimal" },
        scarcity: { type: "string", values: ["Scarce", "Ample"] },
        cost_per_person: { type: "decimal" },
      },
    },
  },
  references: ["employees.galley_id>galleys.galley_id", "shifts.galley_id>galleys.galley_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["what do cooks earn on average", "average(yearly_wage) where trade = Cook"],
  ["what do employees make on average", "average(yearly_wage)"],
  ["how much does the average employee earn", "average(yearly_wage)"],
  ["how many people make over 40000", "count(*) where yearly_wage > 40000"],
  ["how many people here earn 30k to 40k", "count(*) where yearly_wage between 30000 and 40000"],
  [
    "what do cooks earn on average and what do waiters earn",
    "average(yearly_wage) by trade where trade in Cook|Waiter",
  ],
  ["how much does each galley waste", "sum(wasted_kg) by galley_name"],
  ["how much is each galley wasting", "sum(wasted_kg) by galley_name"],
  ["how much do galleys waste on average", "average(wasted_kg)"],
  ["average wage of cooks compared to waiters", "average(yearly_wage) by trade where trade in Cook|Waiter"],
  ["galleys whose wasted kg average above 5", "average(wasted_kg) by galley_name having m1 > 5"],
  ["how many shifts over 15 miles", "count(*) where distance > 15"],
  ["shifts by how scarce they were", "count(*) by scarcity"],
  ["number of shifts for each galley, broken out by scarcity", "count(*) by galley_name, scarcity"],
  ["average wage depending on trade", "average(yearly_wage) by trade"],
  ["how many employees where we don't know the hired through", "count(*) where hired_through missing"],
  [
    "total wasted kg in 2023 and 2024, side by side",
    "sum(wasted_kg) by year(shift_date) where shift_date in 2023-01-01..2025-01-01 order v1",
  ],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});
