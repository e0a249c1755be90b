import type { ModelIndex } from "../index/model-index.ts";
import { yesOf } from "../index/yes-no.ts";
import type { ColumnOption } from "./link.ts";

/** What a column holds, as far as reading its neighbours needs it; flags are booleans, texts of yes and no, and numbers of 0 and 1. */
export function columnKind(id: number, index: ModelIndex): ColumnOption["kind"] {
  const column = index.columns[id]?.column;
  if (column === undefined) return "text";
  if (column.role === "key" || index.columns[id]?.foreign === true) return "key";
  if (column.physicalType === "boolean" || yesOf(column) !== null) return "flag";
  if (column.physicalType === "date" || column.physicalType === "timestamp") return "time";
  if (column.physicalType !== "integer" && column.physicalType !== "decimal") return "text";
  const { profile } = column;
  return profile !== null &&
    profile.distinct === 2 &&
    Number(profile.minimum) === 0 &&
    Number(profile.maximum) === 1
    ? "flag"
    : "number";
}
