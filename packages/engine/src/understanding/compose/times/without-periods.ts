import { type Expression, type Field, type Filter, isSamePart } from "@parlance/contract";
import { conjunction } from "../conditions/join-conditions.ts";

/** A filter without its periods, for queries that compare periods of their own; `time` is by what, where it may be the numbers of years. */
export function withoutPeriods(filter: Filter | null, time: Field | null = null): Filter | null {
  if (filter === null || isOfPeriods(filter, time)) return null;
  return filter.kind === "and"
    ? conjunction(filter.filters.filter((each) => !isOfPeriods(each, time)))
    : filter;
}

/** A period, or one of several. */
const isOfPeriods = (filter: Filter, time: Field | null): boolean =>
  filter.kind === "period" ||
  (filter.kind === "comparison" && isField(filter.left, time) && filter.right.kind === "constant") ||
  ((filter.kind === "or" || filter.kind === "and") &&
    filter.filters.every((each) => isOfPeriods(each, time)));

const isField = (expression: Expression, field: Field | null): boolean =>
  field !== null && expression.kind === "field" && isSamePart(expression.field, field);
