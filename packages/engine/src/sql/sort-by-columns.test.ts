import { describe, expect, test } from "vitest";
import { column, named, select, sort } from "./build.ts";
import { ansiDialect, type Dialect } from "./dialect.ts";
import { printSql } from "./print-sql.ts";
import type { SelectNode, SqlExpression } from "./tree.ts";

/** A database that sorts nulls last by an expression, and knows no outputs there. */
const dialect: Dialect = {
  ...ansiDialect,
  sortsOutputs: false,
  sort: (expression, descending) =>
    descending ? `${expression} DESC` : `${expression} IS NULL, ${expression}`,
};

const printed = (query: SelectNode): { text: string; parameters: unknown[] } => {
  const { text, parameters } = printSql({ kind: "statement", ctes: [], query }, dialect);
  return { text: text.replaceAll(/\s+/g, " "), parameters };
};
const output = (expression: SqlExpression, alias: string) => ({
  kind: "select-column" as const,
  expression,
  alias,
});
const from = named("t");
const a = column("t", "a");
const plusTwo: SqlExpression = {
  kind: "arithmetic",
  operator: "+",
  left: a,
  right: { kind: "parameter", value: 2, type: null },
};

describe("keys of ORDER BY where outputs cannot stand in expressions", () => {
  test("an output that is a column is sorted by that column", () => {
    const query = select({
      columns: [output(a, "x")],
      from,
      orderBy: [sort(column(null, "x"))],
      limit: { count: 1, offset: 0 },
    });
    expect(printed(query).text).toBe("SELECT t.a AS x FROM t ORDER BY t.a IS NULL, t.a LIMIT 1");
  });

  test("a computed output makes the query the source of one that sorts", () => {
    const query = select({
      columns: [output(plusTwo, "x")],
      from,
      orderBy: [sort(column(null, "x"))],
      limit: { count: 1, offset: 0 },
    });
    expect(printed(query)).toEqual({
      text: "SELECT sorted_rows.x FROM ( SELECT t.a + ? AS x FROM t ) AS sorted_rows ORDER BY sorted_rows.x IS NULL, sorted_rows.x LIMIT 1",
      parameters: [2],
    });
  });

  test("a key beside the outputs goes along unseen", () => {
    const query = select({
      columns: [output(plusTwo, "x")],
      from,
      orderBy: [sort(column("t", "b"), true), sort(column(null, "x"))],
    });
    expect(printed(query).text).toBe(
      "SELECT sorted_rows.x FROM ( SELECT t.a + ? AS x, t.b AS sort_key_1 FROM t ) AS sorted_rows ORDER BY sorted_rows.sort_key_1 DESC, sorted_rows.x IS NULL, sorted_rows.x",
    );
  });

  test("an operand that is written twice has its values twice", () => {
    const query = select({ columns: [output(a, "x")], from, orderBy: [sort(plusTwo)] });
    expect(printed(query)).toEqual({
      text: "SELECT t.a AS x FROM t ORDER BY t.a + ? IS NULL, t.a + ?",
      parameters: [2, 2],
    });
    const numbered = { ...dialect, placeholder: (position: number) => `$${position}` };
    const tree = { kind: "statement" as const, ctes: [], query };
    expect(printSql(tree, numbered).parameters).toEqual([2]);
    expect(printSql(tree, numbered).text).toContain("t.a + $1 IS NULL, t.a + $1");
  });
});
