import { conjuncts, type Filter, partKey, type SemanticQuery } from "@parlance/contract";

/**
 * How many pairs of conditions of one column do not go together: two values at once ("year is 1999 and year is 2000"), a value and a
 * bound, two bounds on the same side ("over 10 and over 28"), bounds with nothing between. One of each pair was said of something else.
 * Rows of a table with many for each row may meet both and are left out.
 */
export function atOdds(query: SemanticQuery): number {
  if (query.kind === "set") return atOdds(query.left) + atOdds(query.right);
  if (query.kind === "analysis") return atOdds(query.query);
  const bounds = conjuncts(query.filter).flatMap((filter) => boundOf(filter) ?? []);
  return bounds.reduce(
    (sum, bound, at) => sum + bounds.slice(at + 1).filter((other) => areAtOdds(bound, other)).length,
    0,
  );
}

type Bound = { column: string; side: "=" | "<" | ">"; value: string | number | boolean | null };

function boundOf(filter: Filter): Bound | null {
  if (filter.kind !== "comparison" || filter.right.kind !== "constant" || filter.operator === "!=")
    return null;
  const column = partKey(filter.left);
  if (filter.left.kind !== "field" || filter.left.field.path.some(({ reversed }) => reversed)) return null;
  return {
    column,
    side: filter.operator === "=" ? "=" : filter.operator.startsWith("<") ? "<" : ">",
    value: filter.right.value,
  };
}

function areAtOdds(one: Bound, other: Bound): boolean {
  if (one.column !== other.column) return false;
  if (one.side === other.side) return true;
  if (one.side === "=" || other.side === "=") return true;
  const [low, high] = one.side === ">" ? [one.value, other.value] : [other.value, one.value];
  return typeof low === "number" && typeof high === "number" && low >= high;
}
