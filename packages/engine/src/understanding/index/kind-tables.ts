import { isBoundOfOther } from "./bound-of-other.ts";
import { isNumeric, isTime } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** More rows than this are no kinds. */
const mostKinds = 40;

/**
 * The table whose rows are of the kinds that a table only names ("statuses", "incident types"): one with a key and words, that refers to
 * nothing and that one larger table refers to. Null for tables of things.
 */
export const rowsOfKinds = (index: ModelIndex, id: number): number | null => rowsOf(index, id, null);

/** The table of things that a table of kinds sorts, also by way of narrower kinds ("categories" of "subcategories" of products); null where it holds no kinds. */
export function thingsSorted(index: ModelIndex, id: number): number | null {
  let things = rowsOf(index, id, null);
  for (let above = id, level = things; level !== null; ) {
    things = level;
    const below = rowsOf(index, level, above);
    above = level;
    level = below;
  }
  return things;
}

/** `rowsOfKinds` of a table that may refer to wider kinds `above` it. */
function rowsOf({ tables, columns, graph }: ModelIndex, id: number, above: number | null): number | null {
  const entry = tables[id];
  const up = (graph.ways[id] ?? []).filter(({ toOne }) => toOne).map(({ to }) => to);
  if (up.some((to) => to !== above)) return null;
  const own = (entry?.columns ?? []).flatMap((each) => columns[each] ?? []);
  if (entry === undefined || entry.table.rowCount > mostKinds || own.length > mostColumns) return null;
  if (
    own.some(
      (each) =>
        (each.foreign && above === null) ||
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
