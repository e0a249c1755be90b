import { columnKindOf } from "../index/column-kind-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { ColumnOption } from "./link.ts";

/** What a column holds, as far as reading its neighbours needs it. */
export function columnKind(id: number, index: ModelIndex): ColumnOption["kind"] {
  const column = index.columns[id]?.column;
  if (column === undefined) return "text";
  if (column.role === "key" || index.columns[id]?.foreign === true) return "key";
  return columnKindOf(column);
}
