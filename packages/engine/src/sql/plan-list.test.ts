import { type Expression, type ListQuery, makeColumn, makeModel, makeTable } from "@parlance/contract";
import { expect, test } from "vitest";
import { ansiDialect } from "./dialect.ts";
import { planQuery } from "./plan-query.ts";
import { printSql } from "./print-sql.ts";

const columns = [
  makeColumn("id", { physicalType: "integer" }),
  makeColumn("pay", { physicalType: "integer" }),
];
const field = (column: string): Expression => ({
  kind: "field",
  field: { path: [], table: "staff", column },
});

const byPay: ListQuery = {
  kind: "list",
  source: "test",
  subject: "staff",
  columns: [{ id: "c1", label: "pay", expression: field("pay") }],
  filter: null,
  distinct: false,
  order: [{ by: field("pay"), descending: true }],
  limit: null,
  hidden: [],
  chart: null,
};

function orderOf(positionColumn: string | null): string {
  const model = makeModel("test", [makeTable("staff", columns, { primaryKey: ["id"], positionColumn })]);
  const planned = planQuery(byPay, model, { now: "2024-03-01T12:00:00" });
  if (!planned.ok) throw new Error(JSON.stringify(planned.failure));
  return printSql(planned.value, ansiDialect).text.split("ORDER BY")[1] ?? "";
}

test("rows that tie keep the order of their file, not of their key", () => {
  const order = orderOf("row_number");
  expect(order).toContain("row_number");
  expect(order).not.toContain("id");
});

test("rows that tie come in the order of their key where no file holds them", () => {
  expect(orderOf(null)).toContain("id");
});
