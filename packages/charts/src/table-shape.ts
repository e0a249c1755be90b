import type { ResultTable, SemanticQuery } from "@parlance/contract";

/** What decides which charts fit: the columns by use, as indexes into the result, and the rows. */
export type TableShape = {
  rows: number;
  time: number | null;
  categories: number[];
  measures: number[];
  binned: boolean;
  distribution: boolean;
  correlation: boolean;
  /** Every measure value is null or not negative. */
  positive: boolean;
  /** Values of the first two categories. */
  members: number[];
};

/** Reads a result's shape, once for all chart kinds. */
export function tableShape(table: ResultTable, query: SemanticQuery): TableShape {
  const inner = query.kind === "analysis" ? query.query : query;
  const dimensions = indexes(table, (column) => column.role === "dimension");
  const timeIndex = dimensions.find((index) => isTime(table, index, inner)) ?? null;
  const categories = dimensions.filter((index) => index !== timeIndex);
  const measures = indexes(table, (column) => column.role === "measure");
  return {
    rows: table.rows.length,
    time: timeIndex,
    categories,
    measures,
    binned:
      inner.kind === "aggregate" && inner.dimensions.some(({ expression }) => expression.kind === "bin"),
    distribution: query.kind === "analysis" && query.request.kind === "distribution",
    correlation: query.kind === "analysis" && query.request.kind === "correlation",
    positive: measures.every((index) =>
      table.rows.every((row) => row[index] === null || Number(row[index]) >= 0),
    ),
    members: categories.slice(0, 2).map((index) => new Set(table.rows.map((row) => row[index])).size),
  };
}

function indexes(table: ResultTable, keep: (column: ResultTable["columns"][number]) => boolean): number[] {
  return table.columns.flatMap((column, index) => (keep(column) ? [index] : []));
}

function isTime(table: ResultTable, index: number, query: SemanticQuery): boolean {
  const column = table.columns[index];
  if (column === undefined) return false;
  if (column.type === "date" || column.type === "timestamp") return true;
  if (query.kind !== "aggregate") return false;
  const expression = query.dimensions.find(({ id }) => id === column.id)?.expression;
  return expression?.kind === "part" && expression.part === "year";
}
