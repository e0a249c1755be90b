import type { Filter, Path, SemanticModel } from "@parlance/contract";
import { isToOne, wayBetween } from "../../../semantics/grain.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { movedPaths, startingAt } from "../conditions/starting-at.ts";

type Related = Extract<Filter, { kind: "related" }>;
type Conditions = { conditions: readonly Filter[]; periods: readonly Filter[] };

/**
 * "Guests who had both the soup and the pie in May": the period is of each of the rows that are asked for, and not of some other
 * ones. The conditions with such periods in them, and the periods that are left; `subject` is a table's name.
 */
export function periodsWithin(
  model: SemanticModel,
  subject: string,
  { conditions, periods }: Conditions,
): Conditions {
  const asked = conditions.filter(isAsked);
  if (asked.length < 2) return { conditions, periods };
  const isOfEach = (period: Filter): boolean =>
    asked.every((each) => seenFrom(model, subject, each, period) !== null);
  const inner = periods.filter(isOfEach);
  const within = (each: Related): Filter =>
    inner.reduce<Related>((rows, period) => seenFrom(model, subject, rows, period) ?? rows, each);
  return {
    conditions: conditions.map((each) => (isAsked(each) ? within(each) : each)),
    periods: periods.filter((period) => !isOfEach(period)),
  };
}

/** That there are some rows. */
const isAsked = (filter: Filter): filter is Related =>
  filter.kind === "related" && filter.operator === ">" && filter.count === 0;

/**
 * The rows of a condition in a period of rows below the subject, told of those of the two that have one of the others ("stays in rooms"
 * of stays); null where neither have.
 */
function seenFrom(model: SemanticModel, subject: string, rows: Related, period: Filter): Related | null {
  if (period.kind !== "period" || period.operand.kind !== "field") return null;
  const { field } = period.operand;
  if (isToOne(model, subject, [], field.path)) return null;
  const own = rows.filter === null ? [] : [rows.filter];
  const timed = (path: Path): Filter => ({
    ...period,
    operand: { kind: "field", field: { ...field, path } },
  });
  if (isToOne(model, subject, rows.path, field.path))
    return { ...rows, filter: conjunction([...own, timed(wayBetween(rows.path, field.path))]) };
  if (!isToOne(model, subject, field.path, rows.path)) {
    const last = ofLastMany(rows);
    return last === null ? null : seenFrom(model, subject, last, period);
  }
  const way = wayBetween(field.path, rows.path);
  const moved = own.map((filter) => movedPaths(filter, (path) => [...way, ...path]));
  return { ...rows, path: field.path, filter: conjunction([...moved, timed([])]) };
}

/**
 * "Products of a kind" of customers' orders as those of their lines that are of it: the last of the rows on the way of which there are
 * several; null where these are what is asked for already.
 */
function ofLastMany({ path, filter, ...rest }: Related): Related | null {
  const end = path.findLastIndex(({ reversed }) => reversed) + 1;
  if (end === 0 || end === path.length || filter === null) return null;
  return { ...rest, path: path.slice(0, end), filter: startingAt(filter, path.slice(end)) };
}
