import type { Filter } from "@parlance/contract";

/**
 * Several periods of one time: those that overlap narrow each other down ("after May and before August"), those that do not are
 * all meant ("in 2022 and 2023"). Periods of different times are left as they are.
 */
export function joinPeriods(filters: readonly Filter[]): Filter[] {
  const operands = new Set(
    filters.map((filter) => JSON.stringify(filter.kind === "period" ? filter.operand : filter)),
  );
  if (filters.length < 2 || operands.size > 1 || overlap(filters)) return [...filters];
  return [{ kind: "or", filters: [...filters] }];
}

/** Whether all are periods that have a time in common; a side that is left open has no end. */
function overlap(filters: readonly Filter[]): boolean {
  const intervals = filters.flatMap((filter) => (filter.kind === "period" ? [filter.period.interval] : []));
  const starts = intervals.flatMap(({ start }) => start ?? []);
  const ends = intervals.flatMap(({ end }) => end ?? []);
  return (
    intervals.length === filters.length &&
    starts.length + ends.length < 2 * intervals.length &&
    starts.every((start) => ends.every((end) => start < end))
  );
}
