import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** A shop's sales as a star, with the days of a calendar that tell their month's name. */
const { model, values } = makeModel({
  tables: {
    dim_date: {
      rows: 700,
      columns: {
        date_key: id,
        full_date: { type: "date" },
        month_name: { type: "string", values: ["October", "May"] },
      },
    },
    dim_employee: {
      rows: 30,
      naming: "employee_name",
      columns: {
        employee_id: id,
        employee_name: { type: "string", values: ["Ada Berg", "Ben Ode"], distinct: 30 },
        leave_date: { type: "date", nulls: 60 },
      },
    },
    fact_sales: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        sale_id: id,
        employee_id: { type: "integer", distinct: 30 },
        date_key: { type: "integer", distinct: 600 },
        sold_on: { type: "date" },
        quantity: { type: "integer" },
        net_amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["fact_sales.employee_id>dim_employee.employee_id", "fact_sales.date_key>dim_date.date_key"],
});
const index = buildModelIndex(model, values);

test.each([
  [
    "which employees left in 2023 and when",
    "list employee_name, leave_date where leave_date in 2023-01-01..2024-01-01",
  ],
  ["which employees left in 2023", "list employee_name where leave_date in 2023-01-01..2024-01-01"],
  [
    "who sold the most in october 2023",
    "sum(net_amount) by employee_name where sold_on in 2023-10-01..2023-11-01 order m1 desc limit 1",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
