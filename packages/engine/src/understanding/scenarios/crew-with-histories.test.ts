import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = (distinct: number): ColumnSketch => ({ type: "integer", role: "key", distinct });
const text = (distinct: number, values: string[] = []): ColumnSketch =>
  values.length > 0 ? { type: "string", values, distinct } : { type: "string", distinct };
const date = (nulls = 0): ColumnSketch => ({ type: "date", role: "time", distinct: 80, nulls });

/** Those who work on ferries, what they were paid from one day to another, the posts that they hold and the days that they were away. */
const { model, values } = makeModel({
  tables: {
    employees: {
      rows: 120,
      time: "employee_hire_date",
      columns: {
        employee_id: key(120),
        employee_first_name: text(60),
        employee_last_name: text(90),
        employee_sex: text(2, ["f", "m"]),
        employee_birth_date: date(),
        employee_hire_date: date(),
        employee_termination_date: date(80),
        employee_status: text(3, ["active", "on leave", "terminated"]),
        employee_unit_id: key(6),
        employee_post_id: key(9),
        employee_manager_id: { ...key(12), nulls: 2 },
      },
    },
    units: {
      rows: 6,
      naming: "unit_name",
      columns: { unit_id: key(6), unit_name: text(6, ["Deck", "Passenger Services", "Finance"]) },
    },
    posts: {
      rows: 9,
      naming: "post_title",
      columns: {
        post_id: key(9),
        post_title: text(9, ["Steward", "Senior Steward", "Engine Hand"]),
        post_level: text(2, ["Junior", "Senior"]),
        post_min_salary: { type: "integer", distinct: 9 },
        post_max_salary: { type: "integer", distinct: 9 },
      },
    },
    salaries: {
      rows: 400,
      time: "salary_from",
      columns: {
        salary_id: key(400),
        salary_employee_id: key(120),
        salary_amount: { type: "decimal", distinct: 150 },
        salary_from: date(),
        salary_to: date(25),
        salary_reason: text(2, ["start", "yearly rise"]),
      },
    },
    absences: {
      fact: true,
      rows: 700,
      time: "absence_from",
      columns: {
        absence_id: key(700),
        absence_employee_id: key(110),
        absence_type: text(2, ["sick", "vacation"]),
        absence_from: date(),
        absence_to: date(),
        absence_days: { type: "integer", role: "measure", distinct: 20 },
      },
    },
  },
  references: [
    "employees.employee_unit_id>units.unit_id",
    "employees.employee_post_id>posts.post_id",
    "employees.employee_manager_id>employees.employee_id",
    "salaries.salary_employee_id>employees.employee_id",
    "absences.absence_employee_id>employees.employee_id",
  ],
});
for (const column of model.tables.flatMap(({ columns }) => columns)) {
  const known = values.find(({ column: name }) => name === column.name)?.values ?? [];
  if (column.profile !== null)
    column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
}
const index = buildModelIndex(model, values);

describe("people in tables with prefixed names, and what is kept of them", () => {
  it.each([
    ["average salary by sex", "average(salary_amount) by employee_sex where salary_to missing"],
    ["average current salary by sex", "average(salary_amount) by employee_sex where salary_to missing"],
    ["sum of all current salaries", "sum(salary_amount) where salary_to missing"],
    ["average max salary by level", "average(post_max_salary) by post_level"],
    [
      "who earns the most",
      "sum(salary_amount) by employee_first_name, employee_last_name where salary_to missing order m1 desc limit 1",
    ],
    [
      "who currently earns between 30 and 40 thousand",
      "list employee_first_name, employee_last_name where (salary_amount between 30000 and 40000 and salary_to missing)",
    ],
    [
      "who earns more than the maximum of their post",
      "list employee_first_name, employee_last_name where overall sum(salary_amount) of the same employee_id > post_max_salary",
    ],
    [
      "employees with a salary between 30000 and 40000",
      "list employee_first_name, employee_last_name where (salary_amount between 30000 and 40000 and salary_to missing)",
    ],
    [
      "average salary of employees hired in 2023",
      "average(salary_amount) where (employee_hire_date in 2023-01-01..2024-01-01 and salary_to missing)",
    ],
    [
      "average salary by hire year",
      "average(salary_amount) by year(employee_hire_date) where salary_to missing order g1",
    ],
    [
      "correlation between absence days and salary",
      "correlation: list absence_days, salary_amount where salary_to missing",
    ],
    ["headcoutn per unit", "count(*) by unit_name where employee_status in active|on leave"],
    [
      "how many people work in Finance",
      "count(*) where (employee_status in active|on leave and unit_name = Finance)",
    ],
    ["current employees by sex", "count(*) by employee_sex where employee_status in active|on leave"],
    [
      "how many Senior Stewards do we have right now",
      "count(*) where (post_title = Senior Steward and employee_status in active|on leave)",
    ],
    ["sick days per month", "sum(absence_days) by month(absence_from) where absence_type = sick order g1"],
    [
      "employees with the most vacation days",
      "sum(absence_days) by employee_first_name, employee_last_name where absence_type = vacation order m1 desc limit 1",
    ],
    [
      "which current employee has been here the longest",
      "list employee_first_name, employee_last_name where employee_status in active|on leave order employee_hire_date limit 1",
    ],
    [
      "how long did leavers stay with us on average",
      "average(days(employee_hire_date, coalesce(employee_termination_date, now)) / 365.25) where not employee_termination_date missing",
    ],
    ["posts nobody holds", "list post_title where related(employees) = 0"],
    [
      "managers with the most direct reports",
      "count(*) by employee_first_name, employee_last_name where not employee_manager_id missing order m1 desc limit 1",
    ],
    [
      "top 3 managers by number of direct reports",
      "count(*) by employee_first_name, employee_last_name where not employee_manager_id missing order m1 desc limit 3",
    ],
    [
      "number of people who left per unit for 2023 and for 2024",
      "count(*) by unit_name, year(employee_termination_date) where (not employee_termination_date missing and employee_termination_date in 2023-01-01..2025-01-01) order v1",
    ],
  ])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
});
