import type { SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";

/** Two columns ("table.column") of which each of two queries takes one. */
export type Difference = { column: string; other: string };

/**
 * What two queries that are the same but for one thing take it for: one column for another, in one or more places, with the
 * tables and ways that go with it. Null where they differ in more; the name and the key of one entity are no different thing.
 */
export function namedDifference(
  left: SemanticQuery,
  right: SemanticQuery,
  index: ModelIndex,
): Difference | null {
  const [a, b] = [columnsOf(left), columnsOf(right)];
  if (a.shape !== b.shape || a.columns.length !== b.columns.length) return null;
  const pairs = new Set<string>();
  for (const [at, column] of a.columns.entries()) {
    const other = b.columns[at] ?? "";
    if (column !== other) pairs.add(`${column}\n${other}`);
  }
  const [pair] = pairs;
  if (pair === undefined || pairs.size > 1) return null;
  const [column = "", other = ""] = pair.split("\n");
  return sameEntity(column, other, index) ? null : { column, other };
}

/** Every column of a query in order of appearance, and the query with columns, labels and ways left out. */
function columnsOf(query: SemanticQuery): { columns: string[]; shape: string } {
  const columns: string[] = [];
  const shape = JSON.stringify(query, (key, value: unknown) => {
    if (key === "label" || key === "path" || key === "subject" || key === "chart") return undefined;
    if (typeof value !== "object" || value === null || !("table" in value) || !("column" in value))
      return value;
    columns.push(`${String(value.table)}.${String(value.column)}`);
    return "column";
  });
  return { columns, shape };
}

/** A key and a name of one table, or a key and the key that refers to it, show the same thing. */
function sameEntity(left: string, right: string, { model }: ModelIndex): boolean {
  const [a, b] = [left, right].map((name) => {
    const table = model.tables.find((each) => name.startsWith(`${each.name}.`));
    const column = table?.columns.find((each) => name === `${table.name}.${each.name}`);
    return { table: table?.name, role: column?.role, name: column?.name, naming: table?.namingColumn };
  });
  if (a === undefined || b === undefined) return true;
  if (a.name === b.name && (a.role === "key" || b.role === "key")) return true;
  return a.table === b.table && (a.role === "key" || b.role === "key");
}
