import { isTime } from "../../index/entries.ts";
import type { Build } from "../build-context.ts";

/** Below this share of rows without a time, it comes to most of them. */
const mostly = 0.5;

/**
 * Whether a time comes to most rows in the end: "boats that are not back yet" have a trip that lacks it, and not only such trips. Null of a
 * time that few rows have ("customers without a complaint date") is of all of them.
 */
export function endsRows({ index }: Pick<Build, "index">, column: number): boolean {
  const entry = index.columns[column];
  const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return isTime(entry?.column) && rows > 0 && (entry?.column.profile?.nulls ?? rows) < rows * mostly;
}
