import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { salesIndex } from "../../../testing/models.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const each = (figure: string, key: string) => `sum(${figure}) / count-distinct(${key})`;
const index = salesIndex();
for (const { column } of index.columns)
  if (["freight", "quantity"].includes(column.name)) column.additivity = "additive";

it.each([
  ["average customer freight", each("freight", "customer_id")],
  ["avg product units", each("quantity", "product_id")],
  ["average customer lifetime spend", each("quantity * unit_price", "customer_id")],
  ["mean customer revenue by segment", `${each("quantity * unit_price", "customer_id")} by segment`],
  ["average customer orders", "count(*) / count-distinct(customer_id)"],
  ["average customer order count", "count(*) / count-distinct(customer_id)"],
  ["average product list price", "average(list_price)"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

const sheet = (() => {
  const { model, values } = makeModel({
    tables: {
      repairs: {
        fact: true,
        rows: 900,
        columns: {
          job_no: { type: "integer", role: "key", distinct: 400 },
          mechanic: { type: "string", values: ["Ada", "Bo", "Cy"], distinct: 3 },
          labour: { type: "decimal" },
        },
      },
    },
  });
  for (const { columns } of model.tables)
    for (const column of columns) if (column.role === "measure") column.additivity = "additive";
  return buildModelIndex(model, values);
})();

it("those who do the work of a sheet", () =>
  expect(briefOf(sheet, "average mechanic labour")).toBe("sum(labour) / count-distinct(mechanic)"));

it("nobody asks for the average of numbers that tell rows apart", () =>
  expect(
    understand({
      question: "average job number by mechanic",
      previous: [],
      previousQuestions: [],
      index: sheet,
      now: "2024-05-15",
    }).kind,
  ).not.toBe("readings"));
