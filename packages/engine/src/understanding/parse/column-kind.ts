import { columnKindOf } from "../index/column-kind-of.ts";
import { isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { ColumnOption } from "./links/link.ts";

/** What a column holds, as far as reading its neighbours needs it. */
export function columnKind(id: number, index: ModelIndex): ColumnOption["kind"] {
  const column = index.columns[id]?.column;
  if (column === undefined) return "text";
  const refers = column.role === "key" || index.columns[id]?.foreign === true;
  if (refers && !isTime(column)) return "key";
  return columnKindOf(column);
}

/** A column that is meant for certain. */
export const exactOption = (column: number, index: ModelIndex): ColumnOption => ({
  column,
  evidence: "exact",
  strength: 1,
  kind: columnKind(column, index),
  table: index.columns[column]?.table ?? -1,
});
