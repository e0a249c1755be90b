import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A merchant of lamps whose tables of sales are called so by what they are about. */
const merchant = (() => {
  const { model, values } = makeModel({
    tables: {
      clients: {
        rows: 300,
        naming: "client_name",
        columns: {
          client_id: id,
          client_name: { type: "string", values: ["Moor Hotel", "Lea Inn"], distinct: 300 },
          town: { type: "string", role: "geo", values: ["Hull", "Leeds"] },
          client_since: { type: "date" },
          is_active: { type: "boolean", role: "boolean", distinct: 2 },
          sales_rep_id: id,
        },
      },
      sales_reps: {
        rows: 9,
        naming: "rep_name",
        columns: {
          sales_rep_id: id,
          rep_name: { type: "string", values: ["Ann Poe", "Bo Lund"], distinct: 9 },
          district: { type: "string", values: ["North", "South"] },
          hire_date: { type: "date" },
        },
      },
      lamps: {
        rows: 60,
        naming: "lamp_name",
        columns: {
          lamp_id: id,
          lamp_name: { type: "string", values: ["Desk Two"], distinct: 60 },
          range_name: { type: "string", values: ["Garden", "Attic"] },
        },
      },
      sales_orders: {
        fact: true,
        rows: 900,
        time: "order_date",
        columns: {
          order_id: id,
          client_id: id,
          order_date: { type: "date" },
          status: { type: "string", values: ["Open", "Sent"] },
          client_po: { type: "string", distinct: 800 },
        },
      },
      sales_order_lines: {
        fact: true,
        rows: 2600,
        columns: {
          line_id: id,
          order_id: id,
          lamp_id: id,
          quantity: { type: "integer" },
          line_total: { type: "decimal" },
        },
      },
    },
    references: [
      "clients.sales_rep_id>sales_reps.sales_rep_id",
      "sales_orders.client_id>clients.client_id",
      "sales_order_lines.order_id>sales_orders.order_id",
      "sales_order_lines.lamp_id>lamps.lamp_id",
    ],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (/total|quantity/.test(column.name)) column.additivity = "additive";
  return buildModelIndex(model, values);
})();

describe("what a merchant asks", () => {
  test.each([
    ["how many clients have not ordered anything in 2023", "count(*) where related(sales_orders"],
    ["clients that have not ordered in 2023", "related(sales_orders where order_date in 2023"],
    ["how many active clients have not ordered in 2023", "is_active = true"],
    [
      "clients that did not buy garden in 2023",
      "range_name = Garden and order_date in 2023-01-01..2024-01-01)) = 0",
    ],
    ["clients that bought both garden and attic in 2023", "range_name = Attic and order_date in 2023"],
    ["sales by town", "sum(line_total) by town"],
    ["total sales by town", "sum(line_total) by town"],
    ["number of sales by town", "count(*) by town"],
    ["sales reps by district", "count(*) by district"],
    ["5 best sellers by quantity", "sum(quantity) by lamp_name"],
    ["worst sellers", "sum(quantity) by lamp_name order m1 limit 10"],
    [
      "sales growth per quarter vs previous quarter in %, 2023",
      "quarter(order_date) where order_date in 2023-01-01..2024-01-01 order g1 growth",
    ],
    ["sales per month vs the month before", "month(order_date) order g1 difference growth"],
    ["open orders from Hull: order id, client, order date", "client_name"],
    ["clients who joined in 2023", "client_since"],
  ])("%s", (question, said) => expect(briefOf(merchant, question)).toContain(said));
});

/** A works with departments that have a manager, of people who have one as well. */
const works = (() => {
  const { model, values } = makeModel({
    tables: {
      departments: {
        rows: 8,
        naming: "department_name",
        columns: {
          department_id: id,
          department_name: { type: "string", values: ["Foundry", "Paintshop"], distinct: 8 },
          manager_id: id,
        },
      },
      employees: {
        rows: 250,
        naming: "full_name",
        columns: {
          employee_id: id,
          full_name: { type: "string", values: ["Ann Poe", "Bo Lund"], distinct: 250 },
          hire_date: { type: "date" },
          department_id: id,
          manager_id: id,
          salary: { type: "decimal" },
        },
      },
      positions: {
        rows: 12,
        naming: "position_title",
        columns: {
          position_id: id,
          position_title: { type: "string", values: ["VP Foundry", "Welder"], distinct: 12 },
        },
      },
      job_openings: {
        fact: true,
        rows: 90,
        time: "opened_on",
        columns: {
          opening_id: id,
          department_id: id,
          position_id: id,
          opened_on: { type: "date" },
          status: { type: "string", values: ["Open", "Filled"] },
        },
      },
      applications: {
        fact: true,
        rows: 700,
        time: "applied_on",
        columns: {
          application_id: id,
          opening_id: id,
          source: { type: "string", values: ["Fair", "Website"] },
          stage: { type: "string", values: ["Hired", "Rejected"] },
          applied_on: { type: "date" },
        },
      },
      courses: {
        rows: 10,
        naming: "course_name",
        columns: {
          course_id: id,
          course_name: { type: "string", values: ["Ladder Safety"], distinct: 10 },
        },
      },
      enrolments: {
        fact: true,
        rows: 800,
        time: "enrolled_on",
        columns: {
          enrolment_id: id,
          course_id: id,
          employee_id: id,
          enrolled_on: { type: "date" },
          state: { type: "string", values: ["Completed", "Missed"] },
        },
      },
    },
    references: [
      "departments.manager_id>employees.employee_id",
      "employees.department_id>departments.department_id",
      "employees.manager_id>employees.employee_id",
      "job_openings.department_id>departments.department_id",
      "job_openings.position_id>positions.position_id",
      "applications.opening_id>job_openings.opening_id",
      "enrolments.course_id>courses.course_id",
      "enrolments.employee_id>employees.employee_id",
    ],
  });
  return buildModelIndex(model, values);
})();

describe("what the works asks", () => {
  test.each([
    ["hires per year", "count(*) by year(hire_date)"],
    ["hires by source", "count(*) by source where stage = Hired"],
    ["open jobs", "where status = Open"],
    ["open jobs in foundrry", "department_name = Foundry"],
    ["who runs each department", "list department_name, full_name"],
    ["departments and their managers", "department_name"],
    ["employees with the name of the manager they report to", "full_name"],
    ["how many employees have not completed ladder safety", "related(enrolments where"],
    [
      "number of enrolments and number of applications per department",
      "count(*), count(*) by department_name",
    ],
  ])("%s", (question, said) => expect(briefOf(works, question)).toContain(said));
});
