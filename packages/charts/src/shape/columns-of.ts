import type { ChartKind, ChartSpec, ResultTable, SemanticQuery } from "@parlance/contract";
import type { Encoding } from "../chart.ts";

/** Kinds of bars, whose members stand by size where they have no order. */
const bySize: Partial<Record<ChartKind, true>> = { bar: true, "grouped-bar": true, "stacked-bar": true };

/** The columns that a chart shows, by their ids, and whether its members stand by size. */
export function columnsOf(
  kind: ChartKind,
  { x, y, series }: Encoding,
  table: ResultTable,
  query: SemanticQuery,
): Pick<ChartSpec, "x" | "y" | "series" | "bySize"> {
  const id = (index: number | null): string | null =>
    index === null ? null : (table.columns[index]?.id ?? null);
  return {
    x: id(x),
    y: y.map(id).filter((one) => one !== null),
    series: id(series),
    ...(bySize[kind] === true && isUnordered(table, query, x, series) ? { bySize: true as const } : {}),
  };
}

/** Names that nobody asked to have in an order, and that have none of their own as weekdays, months and ranges do; the order of what splits each, the column `series`, is none of theirs. */
export function isUnordered(
  table: ResultTable,
  query: SemanticQuery,
  x: number | null,
  series: number | null = null,
): boolean {
  const asked = query.kind === "analysis" ? query.query : query;
  const split = series === null ? undefined : table.columns[series]?.id;
  const ordered = asked.order.some(({ by }) => by.kind !== "output" || by.id !== split);
  if (x === null || table.columns[x]?.type !== "string" || ordered) return false;
  const names = table.rows.map((row) => row[x]).filter((name) => typeof name === "string");
  return !names.every((name) =>
    /^\W*\d|^(mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i.test(
      name,
    ),
  );
}
