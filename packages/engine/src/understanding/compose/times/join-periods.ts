import { type Expression, type Filter, partKey } from "@parlance/contract";

/**
 * Several periods of one time: those that overlap narrow each other down ("after May and before August"), one that lies within the
 * other is meant alone ("in 2025, January to June"), those that are apart are all meant ("in 2022 and 2023"). Periods of different times are left as they are.
 */
export function joinPeriods(filters: readonly Filter[]): Filter[] {
  const spans = filters.flatMap((filter) => spanOf(filter) ?? []);
  const operands = new Set(spans.map(({ operand }) => partKey(operand)));
  if (filters.length < 2 || spans.length < filters.length || operands.size > 1 || overlap(spans))
    return [...filters];
  const inner = innerOf(spans);
  return inner === null ? [{ kind: "or", filters: [...filters] }] : filters.slice(inner, inner + 1);
}

type Span = { operand: Expression; start: string | number | null; end: string | number | null };

/** The half-open interval that a filter leaves to a time, or to the number of a year; null for other filters. */
function spanOf(filter: Filter): Span | null {
  if (filter.kind === "period") return { operand: filter.operand, ...filter.period.interval };
  if (filter.kind === "text" && filter.match === "contains")
    return { operand: filter.operand, start: filter.value, end: `${filter.value}~` };
  if (filter.kind !== "comparison" || filter.right.kind !== "constant") return null;
  const { left: operand, operator, right } = filter;
  if (typeof right.value !== "number") return null;
  switch (operator) {
    case "=":
      return { operand, start: right.value, end: right.value + 1 };
    case ">":
      return { operand, start: right.value + 1, end: null };
    case ">=":
      return { operand, start: right.value, end: null };
    case "<":
      return { operand, start: null, end: right.value };
    case "<=":
      return { operand, start: null, end: right.value + 1 };
    case "!=":
      return null;
  }
}

/** Whether all have a time in common; a side that is left open has no end. */
function overlap(spans: readonly Span[]): boolean {
  const starts = spans.flatMap(({ start }) => start ?? []);
  const ends = spans.flatMap(({ end }) => end ?? []);
  return (
    starts.length + ends.length < 2 * spans.length &&
    starts.every((start) => ends.every((end) => start < end))
  );
}

/** "In 2025, January to June": which of two lies within the other; null where neither does. */
function innerOf([one, other, further]: readonly Span[]): 0 | 1 | null {
  if (one === undefined || other === undefined || further !== undefined) return null;
  const within = (inner: Span, outer: Span): boolean =>
    inner.start !== null &&
    inner.end !== null &&
    inner.start >= (outer.start ?? inner.start) &&
    inner.end <= (outer.end ?? inner.end) &&
    (inner.start !== outer.start || inner.end !== outer.end);
  return within(one, other) ? 0 : within(other, one) ? 1 : null;
}
