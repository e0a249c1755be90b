import {
  type AggregateQuery,
  type Calendar,
  conjuncts,
  dayOf,
  type Expression,
  type Filter,
  isSamePart,
  startOf,
  type Transform,
} from "@parlance/contract";
import type { PlanContext } from "./row-context.ts";
import { filterOutputs } from "./transforms.ts";
import { both } from "./used-paths.ts";
import { valueType } from "./value-type.ts";

/** A query whose conditions on the time of a growth bound its groups and not its rows. */
type LookedBack = { filter: Filter | null; having: Filter | null };

type Change = Extract<Transform, { kind: "growth" | "difference" }>;

/**
 * Growth looks back over the beginning of the time that is asked for: the first month of a year is held against the last one of the year
 * before. What bounds the time from below is no condition on rows then, but on the groups that are shown, beside those on the groups themselves. Null
 * where nothing grows, where other transforms or conditions work on all groups, and where the time begins within a unit.
 */
export function lookBack(query: AggregateQuery, { model, calendar }: PlanContext): LookedBack | null {
  const { transforms, comparison, dimensions } = query;
  const along = transforms[0] !== undefined && isChange(transforms[0]) ? transforms[0].along : null;
  const time = dimensions.find(({ id }) => id === along);
  const alike = transforms.every((each) => isChange(each) && each.along === along);
  const overall = query.having !== null && filterOutputs(query.having).some((use) => use.overall);
  if (time === undefined || !alike || comparison !== null || overall) return null;
  const { expression } = time;
  if (expression.kind === "truncate" && valueType(expression.operand, model) === "integer") return null;
  const parts = conjuncts(query.filter).map((each) => bounded(each, time, calendar));
  if (parts.every(({ having }) => having === null)) return null;
  return {
    filter: parts.reduce<Filter | null>((all, { filter }) => both(all, filter), null),
    having: parts.reduce((all, { having }) => both(all, having), query.having),
  };
}

const isChange = (transform: Transform): transform is Change =>
  transform.kind === "growth" || transform.kind === "difference";

/** What of a condition is one on rows, and what one on groups of the time. */
function bounded(
  filter: Filter,
  { id, expression }: { id: string; expression: Expression },
  calendar: Calendar,
): LookedBack {
  const rows: LookedBack = { filter, having: null };
  const output: Expression = { kind: "output", id };
  if (filter.kind === "comparison" && isSamePart(filter.left, expression))
    return filter.right.kind === "constant" ? { filter: null, having: { ...filter, left: output } } : rows;
  if (filter.kind === "between" && isSamePart(filter.operand, expression))
    return { filter: null, having: { ...filter, operand: output } };
  if (filter.kind !== "period" || expression.kind !== "truncate") return rows;
  const { period } = filter;
  const { start, end } = period.interval;
  if (start === null || !isSamePart(filter.operand, expression.operand)) return rows;
  const begins = startOf(dayOf(start), expression.grain, calendar) === dayOf(start);
  if (!begins) return rows;
  const from = { ...period, interval: { start, end: null } };
  const until = { ...period, interval: { start: null, end } };
  return {
    filter: end === null ? null : { ...filter, period: until },
    having: { kind: "period", operand: output, period: from },
  };
}
