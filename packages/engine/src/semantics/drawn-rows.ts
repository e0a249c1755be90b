import type { Expression, SemanticModel, SemanticQuery } from "@parlance/contract";
import { findColumn, findTable } from "@parlance/contract";

/** Points that a chart takes; a canvas draws so many without stutter. */
const mostPoints = 100_000;
/** Values beside each other in a row that is a point or a few: more are a table to be read. */
const mostValues = 3;

/**
 * Rows that a picture shows whole, where a table would be cut: figures over time, and lists of nothing but a time and numbers, or
 * pairs of numbers. 0 for all other queries.
 */
export function drawnRows(query: SemanticQuery, model: SemanticModel): number {
  if (query.kind === "aggregate") {
    const times = query.dimensions.filter(({ expression }) => expression.kind === "truncate");
    const isLine = times.length === 1 && query.dimensions.length <= 2 && query.measures.length <= mostValues;
    return isLine ? mostPoints : 0;
  }
  if (query.kind !== "list" || query.columns.length < 2 || query.columns.length > mostValues) return 0;
  const kinds = query.columns.map(({ expression }) => pointKind(expression, model));
  const times = kinds.filter((kind) => kind === "time").length;
  return times <= 1 && kinds.every((kind) => kind !== null) ? mostPoints : 0;
}

/** Whether a column of a list is a time or a figure; null of everything else. */
function pointKind(expression: Expression, model: SemanticModel): "time" | "figure" | null {
  if (expression.kind !== "field") return null;
  const table = findTable(model, expression.field.table);
  const column = table === null ? null : findColumn(table, expression.field.column);
  if (column?.semanticType === "measure") return "figure";
  return column?.physicalType === "date" || column?.physicalType === "timestamp" ? "time" : null;
}
