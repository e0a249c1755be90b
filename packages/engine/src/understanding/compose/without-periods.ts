import type { Filter } from "@parlance/contract";
import { conjunction } from "./join-conditions.ts";

/** A filter without its periods, for queries that compare periods of their own. */
export function withoutPeriods(filter: Filter | null): Filter | null {
  if (filter === null || filter.kind === "period") return null;
  return filter.kind === "and" ? conjunction(filter.filters.filter(({ kind }) => kind !== "period")) : filter;
}
