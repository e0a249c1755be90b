import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    employees: {
      rows: 90,
      naming: "full_name",
      time: "hire_date",
      columns: {
        id: { type: "integer", role: "key" },
        full_name: { type: "string", distinct: 90 },
        hire_date: { type: "date", distinct: 80 },
        sex: { type: "string", values: ["Female", "Male"], distinct: 2 },
        depot: { type: "string", values: ["North", "South"], distinct: 2 },
        status: { type: "string", values: ["Active", "On leave", "Left"], distinct: 3 },
      },
    },
    enquiries: {
      rows: 400,
      fact: true,
      time: "received_on",
      columns: {
        id: { type: "integer", role: "key" },
        employee_id: { type: "integer", role: "key", distinct: 60 },
        received_on: { type: "date", distinct: 200 },
        stage: { type: "string", values: ["New", "Answered"], distinct: 2 },
      },
    },
  },
  references: ["enquiries.employee_id>employees.id"],
});
for (const column of model.tables.flatMap(({ columns }) => columns)) {
  const known = values.find(({ column: name }) => name === column.name)?.values ?? [];
  if (column.profile !== null)
    column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
}
const index = buildModelIndex(model, values);
const here = "status in Active|On leave";

describe("those who work here, and what is new", () => {
  it.each([
    ["headcount by depot", `count(*) by depot where ${here}`],
    ["how many employees do we have right now", `count(*) where ${here}`],
    ["how many employees", "count(*)"],
    ["workforce by sex", `count(*) by sex where ${here}`],
    ["new enquiries in 2023", "count(*) where received_on in 2023-01-01..2024-01-01"],
    ["how many new employees in 2023", "count(*) where hire_date in 2023-01-01..2024-01-01"],
    ["how many new enquiries", "count(*) where stage = New"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
