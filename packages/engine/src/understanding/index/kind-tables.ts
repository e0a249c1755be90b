import { isBoundOfOther } from "./bound-of-other.ts";
import { isNumeric, isTime } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** More rows than this are no kinds. */
const mostKinds = 40;

/**
 * The table whose rows are of the kinds that a table only names ("statuses", "incident types"): one with a key and words, that refers to
 * nothing and that one larger table refers to. Null for tables of things.
 */
export function rowsOfKinds({ tables, columns, graph }: ModelIndex, id: number): number | null {
  const entry = tables[id];
  const own = (entry?.columns ?? []).flatMap((each) => columns[each] ?? []);
  if (entry === undefined || entry.table.rowCount > mostKinds || own.length > mostColumns) return null;
  if (
    own.some(
      (each) =>
        each.foreign ||
        isTime(each.column) ||
        (isNumeric(each.column) && each.column.role !== "key" && !isBoundOfOther(each, columns)),
    )
  )
    return null;
  const ways = (graph.ways[id] ?? []).filter(({ toOne }) => !toOne);
  const [only, other] = [...new Set(ways.map(({ to }) => to))];
  return only !== undefined &&
    other === undefined &&
    (tables[only]?.table.rowCount ?? 0) > entry.table.rowCount
    ? only
    : null;
}

/** A key, a name, a code, a description and what kind of kind it is. */
const mostColumns = 5;
