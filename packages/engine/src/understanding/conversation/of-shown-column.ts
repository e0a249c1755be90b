import {
  type AggregateQuery,
  type Expression,
  type Filter,
  fieldsOf,
  type ListQuery,
  type Literal,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { valueKey } from "../text/tokenize.ts";
import { deniedBy, equalsTo } from "./edit-filter.ts";

/**
 * "Only Leeds", "leave out Leeds" after figures by branch, where a branch is called so and a customer's town as well: the branch. `added` as it stands where it is
 * of a column that is shown or of none that has such a value.
 */
export function ofShownColumn(added: Filter, query: AggregateQuery | ListQuery, index: ModelIndex): Filter {
  if (query.kind !== "aggregate") return added;
  const [value, other] = equalsTo(deniedBy(added) ?? added) ?? [];
  if (typeof value !== "string" || other !== undefined) return added;
  const shown = query.dimensions.flatMap(({ expression }) =>
    expression.kind === "field" ? [expression] : [],
  );
  const [own] = fieldsOf(added);
  if (shown.some(({ field }) => field.table === own?.table && field.column === own.column)) return added;
  for (const operand of shown) {
    const same = sameValue(operand, value, index);
    if (same !== null)
      return {
        kind: "comparison",
        operator: deniedBy(added) === null ? "=" : "!=",
        left: operand,
        right: { kind: "constant", value: same, type: "string" },
      };
  }
  return added;
}

/** The value of a column that is called like another; null where it has none. */
function sameValue(
  { field }: Extract<Expression, { kind: "field" }>,
  value: string,
  { columns, graph, values }: ModelIndex,
): Literal | null {
  const table = graph.tableIds.get(field.table);
  const column = columns.find((entry) => entry.table === table && entry.column.name === field.column)?.id;
  const same = values.values.find(
    (each) =>
      each.column === column && typeof each.value === "string" && valueKey(each.value) === valueKey(value),
  );
  return same?.value ?? null;
}
