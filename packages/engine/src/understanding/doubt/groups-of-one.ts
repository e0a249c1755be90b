import type { MeasureExpression } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/**
 * "Share of class bookings that were missed, by class", where nothing but the bookings is called so: each of them would be a group of its
 * own, of which counts and shares tell nothing. The words that it was read from; empty elsewhere.
 */
export function groupsOfOne({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  if (query.kind !== "aggregate" || query.having !== null || query.limit !== null) return [];
  const [key, other] = model.tables.find(({ name }) => name === query.subject)?.primaryKey ?? [];
  const isKey = query.dimensions.some(
    ({ expression }) =>
      expression.kind === "field" && expression.field.path.length === 0 && expression.field.column === key,
  );
  if (key === undefined || other !== undefined || !isKey) return [];
  if (!query.measures.every(({ expression }) => countsOwn(expression))) return [];
  const said = matches.filter(({ kind, names }) => kind === "table" && names === query.subject);
  return said.slice(-1).map(({ text }) => text);
}

/** Whether a measure only counts the rows themselves. */
const countsOwn = (expression: MeasureExpression): boolean =>
  expression.kind === "arithmetic"
    ? countsOwn(expression.left) && countsOwn(expression.right)
    : expression.kind === "constant" ||
      (expression.kind === "aggregate" && expression.aggregation === "count" && expression.path.length === 0);
