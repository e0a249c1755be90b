import type { TableEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** The tables of the columns that hold a value, which is given by its key. */
export const tablesHolding = (
  key: string,
  { values, columns }: Pick<ModelIndex, "values" | "columns">,
): number[] =>
  (values.byKey.get(key) ?? []).flatMap((id) => columns[values.values[id]?.column ?? -1]?.table ?? []);

/** The one table that holds a value of one of some keys; null where none or several do. */
export function onlyTableHolding(
  keys: readonly string[],
  index: Pick<ModelIndex, "values" | "columns" | "tables">,
): TableEntry | null {
  const [only, other] = new Set(keys.flatMap((key) => tablesHolding(key, index)));
  return other === undefined ? (index.tables[only ?? -1] ?? null) : null;
}
