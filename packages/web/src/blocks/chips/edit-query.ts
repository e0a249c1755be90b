import {
  type AggregateQuery,
  type Dimension,
  type Filter,
  type Literal,
  type Measure,
  type Period,
  partKey,
  type SemanticQuery,
  textsOf,
} from "@parlance/contract";
import { parentOf, valueAt, withValueAt } from "./pointer.ts";

/** The query without the part that a chip shows; null where the query cannot be without it. */
export function withoutPart(query: SemanticQuery, pointer: string): SemanticQuery | null {
  const { parent, key } = parentOf(pointer);
  if (key === "limit") return withValueAt(query, pointer, null);
  if (key === "filter" || key === "having") return withValueAt(query, pointer, null);
  const list = valueAt(query, parent);
  if (!Array.isArray(list)) return null;
  const { key: listName, parent: owner } = parentOf(parent);
  switch (listName) {
    case "filters":
      return withoutFilter(query, owner, Number(key));
    case "order":
      return withValueAt(query, pointer, undefined);
    case "transforms":
      return withoutOutput(query, owner, pointer);
    case "dimensions":
      return withoutOutput(withoutKeys(query, owner, pointer), owner, pointer);
    case "measures":
    case "columns":
      return list.length > 1 ? withoutOutput(query, owner, pointer) : null;
    default:
      return null;
  }
}

/** Another period in a period filter. */
export const withPeriod = (query: SemanticQuery, pointer: string, period: Period): SemanticQuery =>
  withValueAt(query, `${pointer}/period`, period);

/** Another number of rows. */
export const withCount = (query: SemanticQuery, pointer: string, count: number): SemanticQuery =>
  withValueAt(query, `${pointer}/count`, count);

/** A dimension or measure in place of the one there, which keeps its id, so that orders and limits still name it. */
export function withOutput(
  query: SemanticQuery,
  pointer: string,
  change: Pick<Dimension, "label" | "expression"> | Pick<Measure, "label" | "expression">,
): SemanticQuery {
  const before = valueAt(query, pointer);
  if (typeof before !== "object" || before === null) return query;
  const { parent } = parentOf(pointer);
  const { key, parent: owner } = parentOf(parent);
  const alone = key === "dimensions" ? withoutKeys(query, owner, pointer) : query;
  return withValueAt(alone, pointer, { ...before, ...change });
}

/** Other values in a filter on one column: one becomes a comparison, several a list. */
export function withValues(query: SemanticQuery, pointer: string, values: Literal[]): SemanticQuery {
  const filter = valueAt(query, pointer) as Filter;
  const [first] = values;
  if (filter.kind === "comparison" && values.length === 1 && first !== undefined)
    return withValueAt(query, `${pointer}/right/value`, first);
  const operand =
    filter.kind === "comparison" ? filter.left : "operand" in filter ? filter.operand : undefined;
  return operand === undefined ? query : withValueAt(query, pointer, { kind: "in", operand, values });
}

/** Takes one of several conditions out; one that is left stands alone. */
function withoutFilter(query: SemanticQuery, owner: string, index: number): SemanticQuery {
  const { filters } = valueAt(query, owner) as Extract<Filter, { kind: "and" | "or" }>;
  const left = filters.toSpliced(index, 1);
  const [only] = left;
  if (only !== undefined && left.length === 1) return withValueAt(query, owner, only);
  return withValueAt(query, `${owner}/filters`, left);
}

/** Takes out the hidden keys that tell apart what a dimension names: without the name they would tell nobody anything. */
function withoutKeys(query: SemanticQuery, owner: string, pointer: string): SemanticQuery {
  const name = valueAt(query, pointer) as Dimension;
  const { dimensions, hidden } = valueAt(query, owner) as AggregateQuery;
  const place = placeOf(name);
  const keys = dimensions.flatMap((each, at) =>
    place !== null && each.id !== name.id && hidden.includes(each.id) && placeOf(each) === place ? [at] : [],
  );
  // From the last on, so that the places before stay what they were; keys stand behind their names.
  return keys
    .toReversed()
    .reduce((left, at) => withoutOutput(left, owner, `${owner}/dimensions/${at}`), query);
}

/** The rows that a dimension is a column of; null where it is computed. */
const placeOf = ({ expression }: Dimension): string | null =>
  expression.kind === "field" ? partKey([expression.field.table, expression.field.path]) : null;

/** Takes an output out with all that names it. */
function withoutOutput(query: SemanticQuery, owner: string, pointer: string): SemanticQuery {
  const output = valueAt(query, pointer) as { id: string };
  const removed = withValueAt(query, pointer, undefined);
  const holder = valueAt(removed, owner) as AggregateQuery;
  const names = (value: unknown): boolean => textsOf(value).includes(output.id);
  const pruned = {
    ...holder,
    order: holder.order.filter((order) => !names(order)),
    hidden: holder.hidden.filter((id) => id !== output.id),
    ...(holder.kind === "aggregate"
      ? {
          transforms: holder.transforms.filter((transform) => !names(transform)),
          having: names(holder.having) ? null : holder.having,
        }
      : {}),
    limit:
      holder.limit === null
        ? null
        : { ...holder.limit, per: holder.limit.per.filter((id) => id !== output.id) },
  };
  return owner === "" ? (pruned as SemanticQuery) : withValueAt(removed, owner, pruned);
}
