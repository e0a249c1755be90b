import { describe, expect, test } from "vitest";
import { column, every, named, number, select, sort } from "./build.ts";
import { ansiDialect, type Dialect } from "./dialect.ts";
import { printSql } from "./print-sql.ts";
import type { SelectNode, SqlExpression, SqlQuery } from "./tree.ts";

const a = column("t", "a");
const b = column("t", "b");
const value = (of: string | number): SqlExpression => ({ kind: "parameter", value: of, type: null });
const compare = (left: SqlExpression, right: SqlExpression): SqlExpression => ({
  kind: "comparison",
  operator: "=",
  left,
  right,
});
const sum = (left: SqlExpression, right: SqlExpression): SqlExpression => ({
  kind: "arithmetic",
  operator: "+",
  left,
  right,
});

const print = (query: SqlQuery, dialect: Dialect = ansiDialect) =>
  printSql({ kind: "statement", ctes: [], query }, dialect);
const of = (expression: SqlExpression): string =>
  print(select({ columns: [{ kind: "select-column", expression, alias: "x" }] })).text.replace(
    /^SELECT\s+|(?: AS x)$/g,
    "",
  );

describe("identifiers", () => {
  test.each([
    ["plain_name", "plain_name"],
    ["order", '"order"'],
    ["Umsatz", '"Umsatz"'],
    ["my column", '"my column"'],
    ['odd"one', '"odd""one"'],
    ["2nd", '"2nd"'],
  ])("%s", (name, printed) => expect(of(column(null, name))).toBe(printed));
});

test("names keep the ends of their lines, however deep they stand", () => {
  const name = "new\nline";
  const inner = select({
    columns: [{ kind: "select-column", expression: column("t", name), alias: name }],
    from: named("t"),
  });
  const { text } = printSql(
    {
      kind: "statement",
      ctes: [{ kind: "cte", name: "c", query: inner }],
      query: select({ star: true, from: named("c") }),
    },
    ansiDialect,
  );
  expect(text).toBe('WITH c AS (\n  SELECT\n    t."new\nline"\n  FROM t\n)\nSELECT c.*\nFROM c');
});

describe("parentheses stand where they are needed", () => {
  const either: SqlExpression = { kind: "logic", operator: "or", operands: [compare(a, b), compare(b, a)] };
  test.each<[SqlExpression, string]>([
    [sum(a, sum(a, b)), "t.a + (t.a + t.b)"],
    [sum(sum(a, b), a), "t.a + t.b + t.a"],
    [{ kind: "arithmetic", operator: "*", left: sum(a, b), right: a }, "(t.a + t.b) * t.a"],
    [
      { kind: "arithmetic", operator: "-", left: a, right: { kind: "divide", left: a, right: b } },
      "t.a - CAST(t.a AS DOUBLE PRECISION) / NULLIF(t.b, 0)",
    ],
    [
      { kind: "logic", operator: "and", operands: [either, compare(a, a)] },
      "(t.a = t.b OR t.b = t.a) AND t.a = t.a",
    ],
    [{ kind: "not", operand: either }, "NOT (t.a = t.b OR t.b = t.a)"],
    [compare(compare(a, b), a), "(t.a = t.b) = t.a"],
    [{ kind: "is-null", operand: sum(a, b), negated: true }, "t.a + t.b IS NOT NULL"],
    [{ kind: "same", left: a, right: b }, "t.a IS NOT DISTINCT FROM t.b"],
  ])("%#", (expression, printed) => expect(of(expression)).toBe(printed));
});

describe("each kind of value", () => {
  test.each<[SqlExpression, string]>([
    [{ kind: "null" }, "NULL"],
    [{ kind: "boolean", value: true }, "TRUE"],
    [{ kind: "in-list", operand: a, values: [value(1), value(2)] }, "t.a IN (?, ?)"],
    [{ kind: "between", operand: a, low: value(1), high: value(2) }, "t.a BETWEEN ? AND ?"],
    [{ kind: "match", operand: a, pattern: value("x%"), caseSensitive: true }, "t.a LIKE ?"],
    [
      { kind: "match", operand: a, pattern: value("50\\%"), caseSensitive: false },
      "LOWER(t.a) LIKE LOWER(?) ESCAPE '\\'",
    ],
    [{ kind: "call", name: "concatenate", arguments: [a, b] }, "(t.a || t.b)"],
    [
      { kind: "case", cases: [{ when: compare(a, b), value: number(1) }], otherwise: number(0) },
      "CASE WHEN t.a = t.b THEN 1 ELSE 0 END",
    ],
    [{ kind: "cast", operand: a, type: "string" }, "CAST(t.a AS VARCHAR)"],
    [{ kind: "truncate", grain: "month", operand: a, shift: null }, "CAST(DATE_TRUNC('month', t.a) AS DATE)"],
    [{ kind: "truncate", grain: "hour", operand: a, shift: null }, "DATE_TRUNC('hour', t.a)"],
    [
      { kind: "truncate", grain: "week", operand: a, shift: { unit: "day", count: -1 } },
      "CAST((CAST(CAST(DATE_TRUNC('week', (CAST(t.a AS DATE) + INTERVAL '1 day')) AS DATE) AS DATE) + INTERVAL '-1 day') AS DATE)",
    ],
    [{ kind: "part", part: "day-of-week", operand: a }, "CAST(EXTRACT(ISODOW FROM t.a) AS BIGINT)"],
    [{ kind: "duration", unit: "day", from: a, to: b }, "TIMESTAMPDIFF(DAY, t.a, t.b)"],
    [{ kind: "aggregate", aggregation: "count", operand: null, fraction: null }, "COUNT(*)"],
    [{ kind: "aggregate", aggregation: "count-distinct", operand: a, fraction: null }, "COUNT(DISTINCT t.a)"],
    [
      { kind: "aggregate", aggregation: "quantile", operand: a, fraction: 0.9 },
      "PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY t.a)",
    ],
    [
      {
        kind: "window",
        function: { name: "average", operand: a },
        partitionBy: [b],
        orderBy: [sort(a, true)],
        preceding: 2,
      },
      "AVG(t.a) OVER (PARTITION BY t.b ORDER BY t.a DESC NULLS LAST ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)",
    ],
    [
      {
        kind: "window",
        function: { name: "lag", operand: a, rows: 1 },
        partitionBy: [],
        orderBy: [sort(b)],
        preceding: null,
      },
      "LAG(t.a, 1) OVER (ORDER BY t.b NULLS LAST)",
    ],
    [
      { kind: "window", function: { name: "row-number" }, partitionBy: [], orderBy: [], preceding: null },
      "ROW_NUMBER() OVER ()",
    ],
    [{ kind: "parameter", value: "2024-01-01", type: "date" }, "CAST(? AS DATE)"],
  ])("%#", (expression, printed) => expect(of(expression)).toBe(printed));
});

describe("queries", () => {
  const base: SelectNode = select({
    columns: [{ kind: "select-column", expression: a, alias: "a" }],
    from: named("t"),
  });

  test("clauses stand in order, values apart in the order of their placeholders", () => {
    const query = select({
      columns: [
        { kind: "select-column", expression: a, alias: "a" },
        {
          kind: "select-column",
          expression: { kind: "aggregate", aggregation: "sum", operand: b, fraction: null },
          alias: "total",
        },
      ],
      from: { kind: "table", schema: "shop", name: "things", alias: "t" },
      joins: [{ kind: "join", type: "left", source: named("u"), on: compare(a, column("u", "a")) }],
      where: every([compare(a, value("first")), compare(b, value(2))]),
      groupBy: [a],
      having: compare({ kind: "aggregate", aggregation: "sum", operand: b, fraction: null }, value(3)),
      orderBy: [sort(column(null, "total"), true)],
      limit: { count: 5, offset: 10 },
    });
    expect(print(query, { ...ansiDialect, placeholder: (position) => `$${position}` })).toEqual({
      text: [
        "SELECT t.a, SUM(t.b) AS total",
        "FROM shop.things AS t",
        "LEFT JOIN u ON t.a = u.a",
        "WHERE t.a = $1",
        "  AND t.b = $2",
        "GROUP BY t.a",
        "HAVING SUM(t.b) = $3",
        "ORDER BY total DESC NULLS LAST",
        "LIMIT 5 OFFSET 10",
      ].join("\n"),
      parameters: ["first", 2, 3],
    });
  });

  test("sides of a set operation keep what is their own", () => {
    const limited = { ...base, limit: { count: 1, offset: 0 } };
    expect(print({ kind: "set", operation: "except", left: limited, right: base }).text).toBe(
      "(\n  SELECT t.a\n  FROM t\n  LIMIT 1\n)\nEXCEPT\nSELECT t.a\nFROM t",
    );
    const union: SqlQuery = { kind: "set", operation: "union", left: base, right: base };
    expect(print({ ...union, left: union }).text).not.toContain("(");
    expect(print({ kind: "set", operation: "except", left: base, right: union }).text).toContain("EXCEPT\n(");
  });

  test("CTEs come first, subqueries are indented", () => {
    const found: SqlExpression = { kind: "exists", query: base, negated: true };
    const statement = printSql(
      {
        kind: "statement",
        ctes: [{ kind: "cte", name: "first", query: base }],
        query: { ...base, from: named("first"), where: found },
      },
      ansiDialect,
    );
    expect(statement.text).toBe(
      'WITH "first" AS (\n  SELECT t.a\n  FROM t\n)\nSELECT t.a\nFROM "first"\nWHERE NOT EXISTS (\n  SELECT t.a\n  FROM t\n)'.replaceAll(
        '"first"',
        ansiDialect.quote("first"),
      ),
    );
  });

  test("the tree is plain data: printing a copy gives the same", () => {
    const copy = JSON.parse(JSON.stringify(base)) as SelectNode;
    expect(print(copy)).toEqual(print(base));
  });
});

describe("medians", () => {
  const median = (operand: SqlExpression): SqlExpression => ({
    kind: "aggregate",
    aggregation: "median",
    operand,
    fraction: null,
  });
  const medians = (...operands: SqlExpression[]): string =>
    print(
      select({
        columns: operands.map((operand, at) => ({
          kind: "select-column",
          expression: median(operand),
          alias: `m${at}`,
        })),
        from: { kind: "table", name: "t", schema: null, alias: "t" },
      }),
      { ...ansiDialect, quantiles: "one-aggregate" },
    ).text;

  test("of one column are aggregates, of several counted over numbered rows, where a database sorts by one alone", () => {
    expect(medians(a, a).match(/PERCENTILE_CONT/g)).toHaveLength(2);
    expect(medians(a, b)).not.toContain("PERCENTILE_CONT");
    expect(medians(a, b)).toContain("ROW_NUMBER()");
  });
});
