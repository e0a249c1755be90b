import type { SelectNode, SortNode, SqlExpression, SqlSource } from "./tree.ts";

/** A SELECT with nothing but what `parts` says. */
export const select = (parts: Partial<Omit<SelectNode, "kind">>): SelectNode => ({
  kind: "select",
  distinct: false,
  columns: [],
  star: false,
  from: null,
  joins: [],
  where: null,
  groupBy: [],
  having: null,
  orderBy: [],
  limit: null,
  ...parts,
});

/** A column of the source with that alias, or of the select list when `source` is null. */
export const column = (source: string | null, name: string): Extract<SqlExpression, { kind: "column" }> => ({
  kind: "column",
  source,
  name,
});

/** A CTE or table as a source named by itself. */
export const named = (name: string): SqlSource => ({ kind: "table", schema: null, name, alias: name });

/** One key of an order. */
export const sort = (expression: SqlExpression, descending = false): SortNode => ({
  kind: "sort",
  expression,
  descending,
});

/** The planner's own number: never a value of the query. */
export const number = (value: number): SqlExpression => ({ kind: "number", value });

/** All conditions together; null when there is none. */
export function every(conditions: (SqlExpression | null)[]): SqlExpression | null {
  const operands = conditions.filter((condition) => condition !== null);
  const [first] = operands;
  if (first === undefined) return null;
  return operands.length === 1 ? first : { kind: "logic", operator: "and", operands };
}

/** `value`, or 0 where it is null. */
export const orZero = (value: SqlExpression): SqlExpression => ({
  kind: "call",
  name: "coalesce",
  arguments: [value, number(0)],
});
