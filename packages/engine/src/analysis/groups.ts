import { type AggregateQuery, type ResultTable, type SemanticQuery, wholeName } from "@parlance/contract";
import { measureSeries } from "./series.ts";

/** The figures of a result's groups: one dimension that is no time, its first measure. Rows index the table. */
export type Groups = {
  /** What a group is called: the dimension's label, of people what their first and last names are of. */
  called: string;
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
  if (query.kind !== "aggregate" || table.truncated) return null;
  if (query.limit !== null || query.having !== null) return null;
  const measure = query.measures[0]?.expression;
  const dimension = onlyDimension(table, query);
  const heading = table.columns[dimension];
  const series = measureSeries(table)[0];
  if (measure === undefined || series === undefined || heading === undefined) return null;
  const rows = series.values.flatMap((value, row) =>
    value === null || value < 0
      ? []
      : [{ row, name: String(wholeName(table, table.rows[row] ?? [], dimension) ?? "(none)"), value }],
  );
  if (rows.length < series.values.length || rows.every(({ value }) => value === 0)) return null;
  const aggregation = measure.kind === "aggregate" ? measure.aggregation : null;
  const adds = aggregation === "count" ? "counts" : aggregation === "sum" ? "amounts" : "no";
  const called = heading.whole?.label ?? heading.label;
  return { called, column: series.column, label: series.label, rows, adds };
}

/** The one dimension that a result shows, where it holds words: what it is grouped by unseen and the rest of people's names aside; -1 where there are several or none. */
function onlyDimension(table: ResultTable, { dimensions, hidden }: AggregateQuery): number {
  const parts = new Set([...hidden, ...table.columns.flatMap(({ whole }) => whole?.with ?? [])]);
  const [only, other] = dimensions.filter(({ id }) => !parts.has(id));
  if (only === undefined || other !== undefined) return -1;
  return table.columns.findIndex(({ id, type }) => id === only.id && type === "string");
}
