import type {
  AnalysisQuery,
  AnalysisRequest,
  Dimension,
  Expression,
  Literal,
  Measure,
  ResultColumn,
  ResultTable,
  TimeGrain,
} from "@parlance/contract";

const noUnit = { kind: "none", currency: null, label: null } as const;

/** A column of a result for tests; its id is its label in lower case. */
export function resultColumn(
  label: string,
  role: ResultColumn["role"],
  type: ResultColumn["type"],
): ResultColumn {
  return { id: label.toLowerCase(), label, role, type, unit: noUnit };
}

/** A result of these columns and rows. */
export const resultTable = (columns: ResultColumn[], rows: Literal[][]): ResultTable => ({
  columns,
  rows,
  rowCount: rows.length,
  truncated: false,
});

/** An analysis of counts by time (truncated to `grain`) and the named categories. */
export function analysisOverTime(
  request: AnalysisRequest,
  grain: TimeGrain,
  categories: string[] = [],
): AnalysisQuery {
  const field = (column: string): Expression => ({
    kind: "field",
    field: { path: [], table: "orders", column },
  });
  const time: Dimension = {
    id: "day",
    label: "Day",
    expression: { kind: "truncate", grain, operand: field("day") },
  };
  const count: Measure = {
    id: "orders",
    label: "Orders",
    expression: {
      kind: "aggregate",
      aggregation: "count",
      quantile: null,
      operand: null,
      path: [],
      filter: null,
    },
  };
  return {
    kind: "analysis",
    source: "test",
    request,
    query: {
      kind: "aggregate",
      source: "test",
      subject: "orders",
      dimensions: [time, ...categories.map((id) => ({ id, label: id, expression: field(id) }))],
      measures: [count],
      filter: null,
      transforms: [],
      having: null,
      comparison: null,
      emptyGroups: "omit",
      order: [],
      limit: null,
      hidden: [],
      chart: null,
    },
  };
}

/** An analysis of the listed columns as they are. */
export const analysisOfList = (request: AnalysisRequest): AnalysisQuery => ({
  kind: "analysis",
  source: "test",
  request,
  query: {
    kind: "list",
    source: "test",
    subject: "orders",
    columns: [],
    filter: null,
    distinct: false,
    order: [],
    limit: null,
    hidden: [],
    chart: null,
  },
});

/** ISO days from `first` on. */
export const isoDays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  );

/** ISO first days of months from `first` on. */
export const isoMonths = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const [year = 0, month = 1] = first.split("-").map(Number);
    return new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10);
  });
