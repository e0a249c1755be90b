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

function sqlOf(query: ListQuery, positionColumn: string | null): string {
  const model = makeModel("test", [makeTable("staff", columns, { primaryKey: ["id"], positionColumn })]);
  const planned = planQuery(query, model, { now: "2024-03-01T12:00:00" });
  if (!planned.ok) throw new Error(JSON.stringify(planned.failure));
  return printSql(planned.value, ansiDialect).text;
}

test("rows that tie keep the order of their file, not of their key", () => {
  const order = sqlOf(byPay, "row_number").split("ORDER BY")[1];
  expect(order).toContain("row_number");
  expect(order).not.toContain("id");
});

test("rows that tie come in the order of their key where no file holds them", () => {
  expect(sqlOf(byPay, null).split("ORDER BY")[1]).toContain("id");
});

test("what ranks different rows is shown with them, and does not tell them apart", () => {
  const columns = [
    { id: "c1", label: "id", expression: field("id") },
    { id: "c2", label: "pay", expression: field("pay") },
  ];
  const order = [{ by: { kind: "output" as const, id: "c2" }, descending: true }];
  const query = { ...byPay, columns, order, distinct: true, hidden: ["c2"] };
  const grouped = /SELECT staff\.id AS c1, MAX\(staff\.pay\) AS c2\s+FROM staff\s+GROUP BY staff\.id/;
  expect(sqlOf({ ...query, context: ["c2"] }, null)).toMatch(grouped);
  expect(sqlOf(query, null)).not.toMatch(grouped);
});

test("distinct rows are sorted, since a database gives them in any order", () => {
  const plain = { ...byPay, order: [] };
  expect(sqlOf({ ...plain, distinct: true }, null)).toMatch(/ORDER BY c1/);
  expect(sqlOf(plain, null)).not.toContain("ORDER BY");
});
