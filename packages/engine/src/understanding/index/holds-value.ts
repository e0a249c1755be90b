import type { TableEntry } from "./entries.ts";
import type { ValueIndex } from "./value-index.ts";

type Rows = Pick<TableEntry, "columns">;

/** Whether a table's own columns hold a value, which is given by its key. */
export const holdsValue = (
  { columns }: Rows,
  key: string,
  { byKey, values }: Pick<ValueIndex, "byKey" | "values">,
): boolean => isAnyOf(byKey.get(key), columns, values);

/** Whether a table's own columns hold a word as a value, or as one of the words of a value. */
export const holdsWord = (
  rows: Rows,
  word: string,
  values: Pick<ValueIndex, "byKey" | "byWord" | "values">,
): boolean => holdsValue(rows, word, values) || isAnyOf(values.byWord.get(word), rows.columns, values.values);

const isAnyOf = (
  ids: readonly number[] = [],
  columns: readonly number[],
  values: ValueIndex["values"],
): boolean => ids.some((id) => columns.includes(values[id]?.column ?? -1));
