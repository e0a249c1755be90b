import {
  aggregateOf,
  aggregateQuery,
  type Expression,
  type Filter,
  makeColumn,
  makeModel,
  makeTable,
} from "@parlance/contract";
import { expect, test } from "vitest";
import { ansiDialect } from "./dialect.ts";
import { planQuery } from "./plan-query.ts";
import { printSql } from "./print-sql.ts";

const pay: Expression = { kind: "field", field: { path: [], table: "staff", column: "pay" } };
const amount = (value: number): Expression => ({ kind: "constant", value, type: "integer" });
const label = (value: string): Expression => ({ kind: "constant", value, type: "string" });
const below = (value: number): Filter => ({
  kind: "comparison",
  operator: "<",
  left: pay,
  right: amount(value),
});

test("bands come in the order in which they are said, and not in that of their names", () => {
  const expression: Expression = {
    kind: "case",
    cases: [
      { when: below(1000), value: label("up to 1000") },
      { when: below(2000), value: label("more") },
    ],
    otherwise: null,
  };
  const query = aggregateQuery("test", "staff", {
    dimensions: [{ id: "g1", label: "band", expression }],
    measures: [{ id: "m1", label: "number of staff", expression: aggregateOf("count", null, []) }],
  });
  const columns = [
    makeColumn("id", { physicalType: "integer" }),
    makeColumn("pay", { physicalType: "integer" }),
  ];
  const model = makeModel("test", [makeTable("staff", columns, { primaryKey: ["id"] })]);
  const planned = planQuery(query, model, { now: "2024-03-01T12:00:00" });
  if (!planned.ok) throw new Error(JSON.stringify(planned.failure));
  const { text, parameters } = printSql(planned.value, ansiDialect);
  expect(text.split("ORDER BY")[1]).toMatch(/CASE WHEN .*g1.* THEN 1 WHEN .*g1.* THEN 2 END/);
  expect(parameters.slice(-2)).toEqual(["up to 1000", "more"]);
});
