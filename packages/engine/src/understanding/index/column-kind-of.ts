import type { Column } from "@parlance/contract";
import { isNumeric, isTime } from "./entries.ts";
import { yesOf } from "./yes-no.ts";

/** What a column holds by its type and values, keys aside; flags are booleans, texts of yes and no, and numbers of 0 and 1. */
export function columnKindOf(column: Column): "number" | "time" | "flag" | "text" {
  if (column.physicalType === "boolean" || yesOf(column) !== null) return "flag";
  if (isTime(column)) return "time";
  if (!isNumeric(column)) return "text";
  const { profile } = column;
  return profile !== null &&
    profile.distinct === 2 &&
    Number(profile.minimum) === 0 &&
    Number(profile.maximum) === 1
    ? "flag"
    : "number";
}
