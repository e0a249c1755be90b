import type {
  AggregateQuery,
  Expression,
  ListQuery,
  Literal,
  ResultColumn,
  ResultTable,
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

const field = (column: string): Expression => ({
  kind: "field",
  field: { path: [], table: "sales", column },
});

/** The query that a result of these columns would have come from: sums of its figures by its dimensions. */
export function aggregateOf({ columns }: ResultTable, more: Partial<AggregateQuery> = {}): AggregateQuery {
  return {
    kind: "aggregate",
    source: "test",
    subject: "sales",
    dimensions: columns
      .filter(({ role }) => role === "dimension")
      .map(({ id, label }) => ({ id, label, expression: field(id) })),
    measures: columns
      .filter(({ role }) => role === "measure")
      .map(({ id, label }) => ({
        id,
        label,
        expression: {
          kind: "aggregate",
          aggregation: "sum",
          quantile: null,
          operand: field(id),
          path: [],
          filter: null,
        },
      })),
    filter: null,
    transforms: [],
    having: null,
    comparison: null,
    emptyGroups: "omit",
    order: [],
    limit: null,
    hidden: [],
    chart: null,
    ...more,
  };
}

/** The query that lists these columns row by row. */
export const listOf = ({ columns }: ResultTable, more: Partial<ListQuery> = {}): ListQuery => ({
  kind: "list",
  source: "test",
  subject: "sales",
  columns: columns.map(({ id, label }) => ({ id, label, expression: field(id) })),
  filter: null,
  distinct: false,
  order: [],
  limit: null,
  hidden: [],
  chart: null,
  ...more,
});

/** Month starts from January 2024 on, as ISO dates. */
export const months = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2024, index, 1)).toISOString().slice(0, 10));
