import type { ResultTable, SemanticQuery } from "@parlance/contract";
import { measureSeries } from "./series.ts";

/** The figures of a result's groups: one dimension that is no time, its first measure. Rows index the table. */
export type Groups = {
  dimension: number;
  column: number;
  label: string;
  rows: { row: number; name: string; value: number }[];
  /** What the figures add up to: counted rows, amounts, or nothing (an average). */
  adds: "counts" | "amounts" | "no";
};

/**
 * The groups of a result, all of them: null where a limit or a condition on groups cut some off, where there is no single
 * such dimension or measure, or where a figure is missing or below zero.
 */
export function readGroups(table: ResultTable, query: SemanticQuery): Groups | null {
  if (query.kind !== "aggregate" || query.dimensions.length !== 1 || table.truncated) return null;
  if (query.limit !== null || query.having !== null) return null;
  const measure = query.measures[0]?.expression;
  const dimension = table.columns.findIndex(({ role, type }) => role === "dimension" && type === "string");
  const series = measureSeries(table)[0];
  if (measure === undefined || series === undefined || dimension < 0) return null;
  const rows = series.values.flatMap((value, row) =>
    value === null || value < 0
      ? []
      : [{ row, name: String(table.rows[row]?.[dimension] ?? "(none)"), value }],
  );
  if (rows.length < series.values.length || rows.every(({ value }) => value === 0)) return null;
  const aggregation = measure.kind === "aggregate" ? measure.aggregation : null;
  const adds = aggregation === "count" ? "counts" : aggregation === "sum" ? "amounts" : "no";
  return { dimension, column: series.column, label: series.label, rows, adds };
}
