import {
  type AggregateQuery,
  type AggregateValue,
  type Expression,
  type Filter,
  isSamePart,
} from "@parlance/contract";
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
  return query.dimensions.map((dimension) => {
    const { expression } = dimension;
    const [first] = expression.kind === "case" ? expression.cases : [];
    const operand = first === undefined ? null : boundedBy(first.when);
    if (expression.kind !== "case" || operand?.kind !== "field" || operand.field.path.length > 0)
      return dimension;
    const { table, column } = operand.field;
    const entry = index.columns.find(
      (each) => each.column.name === column && index.tables[each.table]?.table.name === table,
    );
    if (entry?.column.additivity !== "additive") return dimension;
    const total: AggregateValue = {
      kind: "aggregate-value",
      subject: query.subject,
      path: [],
      aggregation: "sum",
      quantile: null,
      operand,
      filter: query.filter,
      per: [{ inner: unit, outer: unit }],
    };
    const cases = expression.cases.map((each) => ({ ...each, when: withBounded(each.when, operand, total) }));
    return { ...dimension, expression: { ...expression, cases } };
  });
}

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
