import {
  type AggregateQuery,
  aggregateValueOf,
  type Dimension,
  type Expression,
  type Filter,
  isSamePart,
} from "@parlance/contract";
import { entryOf } from "../../index/entry-of.ts";
import type { Build } from "../build-context.ts";

/**
 * "Number of days with spend below 100, 100 to 200, over 200" of rows of which a day has several: what a day's rows come to is cut into bands, and not
 * what each row does, where the number adds up. `unit` are the units that are counted.
 */
export function bandsOfUnits(
  { index, frame }: Build,
  query: AggregateQuery,
  unit: Expression,
): AggregateQuery["dimensions"] {
  if (!frame.groups.some(({ kind }) => kind === "bands")) return query.dimensions;
  return withBandsOf(query.dimensions, (operand) => {
    if (operand.kind !== "field" || operand.field.path.length > 0) return null;
    if (entryOf(operand.field, index)?.column.additivity !== "additive") return null;
    return aggregateValueOf(query.subject, "sum", operand, {
      filter: query.filter,
      per: [{ inner: unit, outer: unit }],
    });
  });
}

/** Groups of which those by bands of a number are by the same bands of what `total` makes of it; where that is null, as they are. */
export const withBandsOf = (
  dimensions: readonly Dimension[],
  total: (operand: Expression) => Expression | null,
): Dimension[] =>
  dimensions.map((dimension) => {
    const { expression } = dimension;
    const [first] = expression.kind === "case" ? expression.cases : [];
    const operand = first === undefined ? null : boundedBy(first.when);
    const other = operand === null ? null : total(operand);
    if (expression.kind !== "case" || operand === null || other === null) return dimension;
    const cases = expression.cases.map((each) => ({ ...each, when: withBounded(each.when, operand, other) }));
    return { ...dimension, expression: { ...expression, cases } };
  });

/** What a condition bounds; null where it bounds nothing. */
export function boundedBy(filter: Filter): Expression | null {
  if (filter.kind === "comparison") return filter.left;
  if (filter.kind === "between") return filter.operand;
  const [first] = filter.kind === "and" ? filter.filters : [];
  return first === undefined ? null : boundedBy(first);
}

/** The same bounds of something else. */
export function withBounded(filter: Filter, operand: Expression, total: Expression): Filter {
  const put = (each: Expression): Expression => (isSamePart(each, operand) ? total : each);
  if (filter.kind === "comparison") return { ...filter, left: put(filter.left) };
  if (filter.kind === "between") return { ...filter, operand: put(filter.operand) };
  return filter.kind === "and"
    ? { ...filter, filters: filter.filters.map((each) => withBounded(each, operand, total)) }
    : filter;
}
