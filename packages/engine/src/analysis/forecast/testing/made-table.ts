import {
  type AggregateQuery,
  type Aggregation,
  type AnalysisQuery,
  aggregateOf,
  aggregateQuery,
  fieldOf,
  type Literal,
  type ResultColumn,
  type ResultTable,
  type TimeGrain,
} from "@parlance/contract";
import { calendarOf } from "../analyse/calendar.ts";

const unit = { kind: "none", currency: null, label: null } as const;

/** A time column, a text column and figures by label, each id its label in lower case. */
export const timeColumn: ResultColumn = { id: "t", label: "Month", type: "date", role: "dimension", unit };
export const textColumn = (label: string): ResultColumn => ({
  id: label.toLowerCase(),
  label,
  type: "string",
  role: "dimension",
  unit,
});
export const figureColumn = (label: string): ResultColumn => ({
  id: label.toLowerCase(),
  label,
  type: "decimal",
  role: "measure",
  unit: { kind: "currency", currency: "USD", label: null },
});

/** A result of the given columns and rows. */
export const tableOf = (columns: ResultColumn[], rows: Literal[][], truncated = false): ResultTable => ({
  columns,
  rows,
  rowCount: rows.length,
  truncated,
});

/** A figure by periods from `first` on, one row each; null leaves the row out. */
export function timeTable(values: readonly (number | null)[], grain: TimeGrain, first: string): ResultTable {
  const calendar = calendarOf(grain, first);
  const from = calendar.indexOf(first) ?? 0;
  const rows = values.flatMap((value, index) =>
    value === null ? [] : [[calendar.textOf(from + index), value]],
  );
  return tableOf([timeColumn, figureColumn("Revenue")], rows);
}

/** The query that asks for a forecast of revenue by `grain`. */
export function forecastQuery(
  grain: TimeGrain,
  horizon: number | null,
  aggregation: Aggregation = "sum",
): AnalysisQuery {
  const field = (column: string) => fieldOf("orders", column);
  const query: AggregateQuery = aggregateQuery("test", "orders", {
    dimensions: [{ id: "t", label: "Month", expression: { kind: "truncate", grain, operand: field("day") } }],
    measures: ["revenue", "cost"].map((id) => ({
      id,
      label: id,
      expression: aggregateOf(aggregation, field(id)),
    })),
  });
  return { kind: "analysis", source: "test", request: { kind: "forecast", horizon, grain }, query };
}
