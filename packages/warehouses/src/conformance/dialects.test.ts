import { type PhysicalType, timeGrains, timeParts } from "@parlance/contract";
import { type Dialect, printSql, type SqlExpression, type SqlTree } from "@parlance/engine";
import { parse, Dialect as Vendor } from "@polyglot-sql/sdk";
import { describe, expect, test } from "vitest";
import { bigqueryDialect } from "../bigquery/dialect.ts";
import { duckdbDialect } from "../file/dialect.ts";
import { mysqlDialect } from "../mysql/dialect.ts";
import { postgresqlDialect } from "../postgresql/dialect.ts";
import { snowflakeDialect } from "../snowflake/dialect.ts";

const dialects: [Dialect, Vendor][] = [
  [duckdbDialect, Vendor.DuckDB],
  [postgresqlDialect, Vendor.PostgreSQL],
  [mysqlDialect, Vendor.MySQL],
  [bigqueryDialect, Vendor.BigQuery],
  [snowflakeDialect, Vendor.Snowflake],
];

const a: SqlExpression = { kind: "column", source: "t", name: "a" };
const b: SqlExpression = { kind: "column", source: "t", name: "b" };
const value = (of: string | number | boolean, type: PhysicalType | null): SqlExpression => ({
  kind: "parameter",
  value: of,
  type,
});

function treeOf(expression: SqlExpression): SqlTree {
  return {
    kind: "statement",
    ctes: [],
    query: {
      kind: "select",
      distinct: false,
      columns: [{ kind: "select-column", expression, alias: "x" }],
      star: false,
      from: { kind: "table", schema: "sales", name: "sales.t", alias: "t" },
      joins: [],
      where: null,
      groupBy: [],
      having: null,
      orderBy: [{ kind: "sort", expression: { kind: "column", source: null, name: "x" }, descending: false }],
      limit: { count: 3, offset: 2 },
    },
  };
}

const expressions: [string, SqlExpression][] = [
  ...timeGrains.map((grain): [string, SqlExpression] => [
    `down to the ${grain}`,
    { kind: "truncate", grain, operand: a, shift: null },
  ]),
  ...timeParts.map((part): [string, SqlExpression] => [part, { kind: "part", part, operand: a }]),
  ...timeGrains.map((unit): [string, SqlExpression] => [
    `${unit}s between`,
    { kind: "duration", unit, from: a, to: b },
  ]),
  ["ratio", { kind: "divide", left: a, right: b }],
  ["same", { kind: "same", left: a, right: b }],
  ["match", { kind: "match", operand: a, pattern: value("x\\_%", "string"), caseSensitive: false }],
  ["exact match", { kind: "match", operand: a, pattern: value("x%", "string"), caseSensitive: true }],
  ["median", { kind: "aggregate", aggregation: "median", operand: a, fraction: null }],
  ["date value", { kind: "comparison", operator: ">=", left: a, right: value("2024-01-01", "date") }],
  [
    "instant value",
    { kind: "comparison", operator: "<", left: a, right: value("2024-01-01T10:00:00", "timestamp") },
  ],
  ["truth", { kind: "comparison", operator: "=", left: a, right: value(true, "boolean") }],
  ["cast", { kind: "cast", operand: a, type: "string" }],
  ["round", { kind: "call", name: "round", arguments: [a, { kind: "number", value: 2 }] }],
  ["joined text", { kind: "call", name: "concatenate", arguments: [a, value("-", "string"), b] }],
];

describe.each(dialects)("$name", (dialect, vendor) => {
  test.each(expressions)("writes what its grammar takes: %s", (_, expression) => {
    const { text } = printSql(treeOf(expression), dialect);
    const parsed = parse(text.replaceAll(/\$\d+/g, "NULL").replaceAll("?", "NULL"), vendor);
    expect(parsed.success, text).toBe(true);
  });

  test("has as many values as places for them", () => {
    for (const [, expression] of expressions) {
      const { text, parameters } = printSql(treeOf(expression), dialect);
      const places = text.match(/\?/g)?.length ?? new Set(text.match(/\$\d+/g)).size;
      expect(parameters.length, text).toBe(places);
    }
  });

  test("writes no value into the text", () => {
    const { text, parameters } = printSql(
      treeOf({
        kind: "match",
        operand: a,
        pattern: value("'; DROP TABLE t --", "string"),
        caseSensitive: true,
      }),
      dialect,
    );
    expect(text).not.toContain("DROP");
    expect(parameters).toEqual(["'; DROP TABLE t --"]);
  });

  test("quotes names that need it, whatever is in them", () => {
    for (const name of ["order", "My Column", 'a"b', "a`b", "ü", "a; DROP"]) {
      const quoted = dialect.quote(name);
      expect(quoted).toMatch(/^(".*"|`.*`)$/s);
      const inner = quoted.slice(1, -1).replaceAll(/""|``|\\`/g, "");
      expect(inner).not.toContain(quoted[0]);
    }
  });

  test("leaves a column of instants bare beside values alone, so that partitions are told", () => {
    const instant: SqlExpression = { kind: "column", source: "t", name: "at", converted: "timestamp" };
    const printed = (expression: SqlExpression): string =>
      /SELECT (.*) AS/.exec(printSql(treeOf(expression), dialect).text)?.[1] ?? "";
    const bare = printed({ kind: "column", source: "t", name: "at" });
    const local = printed(instant);
    const since = value("2024-01-01T10:00:00", "timestamp");
    const compared = (right: SqlExpression): string =>
      printed({ kind: "comparison", operator: ">=", left: instant, right });
    expect(local).toBe(dialect.convert(bare, "timestamp"));
    expect(compared(since).startsWith(`${bare} >= `)).toBe(true);
    expect(compared(a)).toBe(`${local} >= ${printed(a)}`);
    expect(printed({ kind: "part", part: "hour-of-day", operand: instant })).toContain(local);
    for (const expression of [
      instant,
      { kind: "truncate", grain: "month", operand: instant, shift: null } as const,
    ]) {
      const { text } = printSql(treeOf(expression), dialect);
      expect(parse(text, vendor).success, text).toBe(true);
    }
  });

  test("names a table of another schema with it", () => {
    const { text } = printSql(treeOf(a), dialect);
    expect(text).toMatch(/FROM [`"]?sales[`"]?\.[`"]?t[`"]?\b/);
  });
});
