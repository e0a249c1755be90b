import {
  aggregateOf,
  aggregateQuery,
  type Expression,
  type Filter,
  makeColumn,
  makeModel,
  makeTable,
  type Period,
  type Transform,
} from "@parlance/contract";
import { expect, test } from "vitest";
import { ansiDialect } from "./dialect.ts";
import { planQuery } from "./plan-query.ts";
import { printSql } from "./print-sql.ts";

const column = (name: string): Expression => ({
  kind: "field",
  field: { path: [], table: "trips", column: name },
});
const columns = [
  makeColumn("id", { physicalType: "integer" }),
  makeColumn("sailed", { physicalType: "date" }),
  makeColumn("season", { physicalType: "integer" }),
];
const model = makeModel("test", [makeTable("trips", columns, { primaryKey: ["id"] })]);

const period = (start: string, end: string): Period => ({
  expression: { kind: "absolute", grain: null },
  interval: { start, end },
});

/** The conditions on rows and on groups of trips counted by a time with their growth. */
function conditions(
  expression: Expression,
  filter: Filter,
  transforms?: Transform[],
  having: Filter | null = null,
) {
  const query = aggregateQuery("test", "trips", {
    dimensions: [{ id: "t", label: "time", expression }],
    measures: [{ id: "m1", label: "trips", expression: aggregateOf("count", null, []) }],
    filter,
    having,
    transforms: transforms ?? [
      { id: "growth", label: "growth", kind: "growth", of: "m1", per: [], along: "t", lag: 1 },
    ],
  });
  const planned = planQuery(query, model, { now: "2024-03-01T12:00:00" });
  if (!planned.ok) throw new Error(JSON.stringify(planned.failure));
  const { text } = printSql(planned.value, ansiDialect);
  const [rows = "", groups = ""] = [
    text.split("GROUP BY")[0] ?? "",
    text.split("GROUP BY").slice(1).join(""),
  ];
  return { rows: rows.match(/[<>]=?/g) ?? [], groups: groups.match(/[<>]=?/g) ?? [] };
}

const month: Expression = { kind: "truncate", grain: "month", operand: column("sailed") };
const within = (start: string): Filter => ({
  kind: "period",
  operand: column("sailed"),
  period: period(start, "2024-01-01"),
});

test("growth looks back over the beginning of its period: that bounds the groups and not the rows", () => {
  expect(conditions(month, within("2023-01-01"))).toEqual({ rows: ["<"], groups: [">="] });
  const years: Filter = {
    kind: "comparison",
    operator: ">=",
    left: column("season"),
    right: { kind: "constant", value: 2019, type: "integer" },
  };
  expect(conditions(column("season"), years)).toEqual({ rows: [], groups: [">="] });
});

test("a period that begins within a unit, and other figures, bound the rows", () => {
  expect(conditions(month, within("2023-01-15"))).toEqual({ rows: [">=", "<"], groups: [] });
  const running: Transform = { id: "all", label: "all", kind: "running", of: "m1", per: [], along: "t" };
  expect(conditions(month, within("2023-01-01"), [running])).toEqual({ rows: [">=", "<"], groups: [] });
});

test("what bounds the growth itself stands beside the bound of its period", () => {
  const falling: Filter = {
    kind: "comparison",
    operator: "<",
    left: { kind: "output", id: "growth" },
    right: { kind: "constant", value: 0, type: null },
  };
  const { rows, groups } = conditions(month, within("2023-01-01"), undefined, falling);
  expect(rows).toEqual(conditions(month, within("2023-01-01")).rows);
  expect(groups).toEqual(expect.arrayContaining(["<", ">="]));
});
