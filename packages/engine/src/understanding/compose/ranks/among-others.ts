import {
  type AggregateQuery,
  conjuncts,
  type Expression,
  type Field,
  type Filter,
  partKey,
} from "@parlance/contract";
import type { Build } from "../build-context.ts";
import { conjunction } from "../conditions/join-conditions.ts";

type Name = Filter & { kind: "comparison"; left: Extract<Expression, { kind: "field" }> };

/** "The rank of Canada by revenue": the thing that is named is one of many groups, of which it alone is shown. As it is where no thing is named. */
export function amongOthers(build: Build, query: AggregateQuery): AggregateQuery {
  const parts = conjuncts(query.filter);
  const names = parts.filter(isName);
  const [first] = names;
  if (first === undefined || names.some(({ left }) => !isOfSame(left.field, first.left.field))) return query;
  const dimensions = names.map(({ left }, at) => ({
    id: `g${at + 1}`,
    label: labelOf(build, left.field),
    expression: left,
  }));
  const named = names.map((name, at): Filter => ({ ...name, left: { kind: "output", id: `g${at + 1}` } }));
  return {
    ...query,
    dimensions,
    filter: conjunction(parts.filter((part) => !isName(part))),
    having: conjunction([...conjuncts(query.having), ...named]),
  };
}

const isName = (part: Filter): part is Name =>
  part.kind === "comparison" &&
  part.operator === "=" &&
  part.left.kind === "field" &&
  part.right.kind === "constant" &&
  typeof part.right.value === "string";

const isOfSame = (one: Field, other: Field): boolean =>
  one.table === other.table && partKey(one.path) === partKey(other.path);

function labelOf({ index }: Build, { table, column }: Field): string {
  const entry = index.tables[index.graph.tableIds.get(table) ?? -1];
  const found = entry?.columns.find((id) => index.columns[id]?.column.name === column);
  return index.columns[found ?? -1]?.column.label ?? column;
}
