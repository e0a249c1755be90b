import {
  type AnalysisQuery,
  type AnalysisRequest,
  aggregateOf,
  aggregateQuery,
  type Dimension,
  type Expression,
  fieldOf,
  type Literal,
  listQuery,
  type Measure,
  type ResultColumn,
  type ResultTable,
  type TimeGrain,
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
  const field = (column: string): Expression => fieldOf("orders", column);
  const time: Dimension = {
    id: "day",
    label: "Day",
    expression: { kind: "truncate", grain, operand: field("day") },
  };
  const count: Measure = {
    id: "orders",
    label: "Orders",
    expression: aggregateOf("count", null),
  };
  return {
    kind: "analysis",
    source: "test",
    request,
    query: aggregateQuery("test", "orders", {
      dimensions: [time, ...categories.map((id) => ({ id, label: id, expression: field(id) }))],
      measures: [count],
    }),
  };
}

/** An analysis of the listed columns as they are. */
export const analysisOfList = (request: AnalysisRequest): AnalysisQuery => ({
  kind: "analysis",
  source: "test",
  request,
  query: listQuery("test", "orders"),
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
