import type { MeasureExpression } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/**
 * "Share of class bookings that were missed, by class", where nothing but the bookings is called so: each of them would be a group of its
 * own, of which counts and shares tell nothing. The words that it was read from; empty elsewhere.
 */
export function groupsOfOne({ query, matches }: Candidate, { tables, columns }: ModelIndex): string[] {
  if (query.kind !== "aggregate" || query.having !== null) return [];
  const subject = tables.find(({ table }) => table.name === query.subject);
  const keys = subject === undefined ? [] : [subject.table.primaryKey, timedNames(subject, columns)];
  const split = query.dimensions.flatMap(({ expression }) =>
    expression.kind === "field" && expression.field.path.length === 0 ? [expression.field.column] : [],
  );
  if (!keys.some((key) => key.length > 0 && key.every((name) => split.includes(name)))) return [];
  if (!query.measures.every(({ expression }) => countsOwn(expression))) return [];
  const said = matches.filter(({ kind, names }) => kind === "table" && names === query.subject);
  return said.slice(-1).map(({ text }) => text);
}

/** The columns that tell rows apart where a time is one of them: no two rows are called the same. */
function timedNames({ naming }: TableEntry, columns: readonly ColumnEntry[]): string[] {
  const named = naming.flatMap((id) => columns[id]?.column ?? []);
  return named.some(isTime) ? named.map(({ name }) => name) : [];
}

/** Whether a measure only counts the rows themselves. */
const countsOwn = (expression: MeasureExpression): boolean =>
  expression.kind === "arithmetic"
    ? countsOwn(expression.left) && countsOwn(expression.right)
    : expression.kind === "constant" ||
      (expression.kind === "aggregate" && expression.aggregation === "count" && expression.path.length === 0);
