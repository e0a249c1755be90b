import type { Filter } from "@parlance/contract";
import { conjunction } from "../conditions/join-conditions.ts";

/** A filter without its periods, for queries that compare periods of their own. */
export function withoutPeriods(filter: Filter | null): Filter | null {
  if (filter === null || isOfPeriods(filter)) return null;
  return filter.kind === "and" ? conjunction(filter.filters.filter((each) => !isOfPeriods(each))) : filter;
}

/** A period, or one of several. */
const isOfPeriods = (filter: Filter): boolean =>
  filter.kind === "period" || (filter.kind === "or" && filter.filters.every(isOfPeriods));
