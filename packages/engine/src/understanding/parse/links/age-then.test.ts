import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const staff = makeModel({
  tables: {
    employees: {
      rows: 300,
      naming: "employee_name",
      columns: {
        employee_id: { type: "integer", role: "key", distinct: 300 },
        employee_name: { type: "string", distinct: 300 },
        employee_birth_date: { type: "date" },
        employee_hire_date: { type: "date" },
        employee_termination_date: { type: "date", nulls: 200 },
        employee_team: { type: "string", values: ["Bakery", "Stall"], distinct: 2 },
      },
    },
    injuries: {
      fact: true,
      rows: 500,
      time: "reported_on",
      columns: {
        injury_id: { type: "integer", role: "key", distinct: 500 },
        employee_id: { type: "integer" },
        reported_on: { type: "date" },
        place: { type: "string", values: ["Oven", "Yard"], distinct: 2 },
      },
    },
  },
  references: ["injuries.employee_id>employees.employee_id"],
});
const people = buildModelIndex(staff.model, staff.values);

const houses = makeModel({
  tables: {
    house_sales: {
      fact: true,
      rows: 800,
      time: "sale_date",
      columns: {
        sale_id: { type: "integer", role: "key", distinct: 800 },
        sale_date: { type: "date" },
        quarter_name: { type: "string", values: ["Docks", "Hill"], distinct: 2 },
        year_built: { type: "integer" },
        sale_price: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const sold = buildModelIndex(houses.model, houses.values);

test.each([
  [
    people,
    "average age at hire by team",
    "average(years(employee_birth_date, employee_hire_date)) by employee_team",
  ],
  [
    people,
    "how old were employees on average when hired",
    "average(years(employee_birth_date, employee_hire_date))",
  ],
  [people, "average age at injury by place", "average(years(employee_birth_date, reported_on)) by place"],
  [people, "average age of employees", "average(years(employee_birth_date, now))"],
  [
    people,
    "average tenure by team",
    "average(days(employee_hire_date, coalesce(employee_termination_date, now)) / 365.25) by employee_team where employee_termination_date missing",
  ],
  [
    sold,
    "how old are the buildings on average when sold, by quarter name",
    "average(year(sale_date) - year_built) by quarter_name",
  ],
])("%#: %s %s", (index, question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
