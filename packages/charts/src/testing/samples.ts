import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Expression,
  fieldOf,
  type ListQuery,
  type Literal,
  listQuery,
  type ResultColumn,
  type ResultTable,
} from "@parlance/contract";

/** Columns, results and queries for this package's tests: enough of each to draw from, nothing that a chart ignores. */

/** A dimension; text unless said. */
export const dimension = (id: string, more: Partial<ResultColumn> = {}): ResultColumn => ({
  id,
  label: id,
  type: "string",
  role: "dimension",
  unit: { kind: "none", currency: null, label: null },
  ...more,
});

/** A figure; a plain decimal unless said. */
export const measure = (id: string, more: Partial<ResultColumn> = {}): ResultColumn => ({
  ...dimension(id, { type: "decimal" }),
  role: "measure",
  ...more,
});

export const dollars = { kind: "currency", currency: "USD", label: null } as const;
export const ratio = { kind: "ratio", currency: null, label: null } as const;

export const resultOf = (columns: ResultColumn[], rows: Literal[][]): ResultTable => ({
  columns,
  rows,
  rowCount: rows.length,
  truncated: false,
});

const field = (column: string): Expression => fieldOf("sales", column);

/** The query that a result of these columns would have come from: sums of its figures by its dimensions. */
export function figuresOf({ columns }: ResultTable, more: Partial<AggregateQuery> = {}): AggregateQuery {
  return aggregateQuery("test", "sales", {
    dimensions: columns
      .filter(({ role }) => role === "dimension")
      .map(({ id, label }) => ({ id, label, expression: field(id) })),
    measures: columns
      .filter(({ role }) => role === "measure")
      .map(({ id, label }) => ({
        id,
        label,
        expression: aggregateOf("sum", field(id)),
      })),
    ...more,
  });
}

/** The query that lists these columns row by row. */
export const listOf = ({ columns }: ResultTable, more: Partial<ListQuery> = {}): ListQuery =>
  listQuery("test", "sales", {
    columns: columns.map(({ id, label }) => ({ id, label, expression: field(id) })),
    ...more,
  });

/** Month starts from January 2024 on, as ISO dates. */
export const months = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2024, index, 1)).toISOString().slice(0, 10));
