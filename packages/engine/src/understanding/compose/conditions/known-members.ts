import {
  type Expression,
  type Field,
  type Filter,
  type MeasureExpression,
  partKey,
} from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { conjunction } from "./join-conditions.ts";

/**
 * "Which product had the most", "which rep has the lowest rating": rows that name none, or that refer to none, are no candidate,
 * and the reading says so. The filter with that in it.
 */
export function knownMembers(
  index: ModelIndex,
  members: readonly Expression[],
  filter: Filter | null,
): Filter | null {
  const parts = filter?.kind === "and" ? filter.filters : filter === null ? [] : [filter];
  const known = new Set(parts.map((each) => partKey(each)));
  const referred = new Set(parts.flatMap(referredBy));
  const named = members.map(timeOf).flatMap((expression): Filter[] => {
    if (expression.kind !== "field" || !mayBeMissing(index, expression.field)) return [];
    const path = partKey(expression.field.path);
    const present: Filter = { kind: "not", filter: { kind: "null", operand: expression } };
    if ((path !== "[]" && referred.has(path)) || known.has(partKey(present))) return [];
    referred.add(path);
    return [present];
  });
  return conjunction([...(filter === null ? [] : [filter]), ...named]);
}

/** "Orders per customer": those that the rows of a ratio are told apart by; rows without one are nobody's. */
export function holdersOf(expression: MeasureExpression): Expression[] {
  if (expression.kind !== "arithmetic" || expression.operator !== "/") return [];
  const { right } = expression;
  return right.kind === "aggregate" && right.aggregation === "count-distinct" && right.operand !== null
    ? [right.operand]
    : [];
}

/** "Which month had the most": the time itself, without which a row is of no month. */
const timeOf = (member: Expression): Expression => (member.kind === "truncate" ? member.operand : member);

/** The path whose rows a filter says to be there. */
const referredBy = (filter: Filter): string[] =>
  filter.kind === "not" && filter.filter.kind === "null" && filter.filter.operand.kind === "field"
    ? [partKey(filter.filter.operand.field.path)]
    : [];

/** Whether a column of the subject has gaps, or one that it refers to is not always there. */
function mayBeMissing({ tables, model }: ModelIndex, { path, table, column }: Field): boolean {
  if (path.length === 0) {
    const owner = tables.find((entry) => entry.table.name === table)?.table;
    return (owner?.columns.find(({ name }) => name === column)?.profile?.nulls ?? 0) > 0;
  }
  return (
    path.every(({ reversed }) => !reversed) &&
    path.some(({ relationship }) => {
      const evidence = model.relationships.find(({ id }) => id === relationship)?.evidence ?? null;
      return evidence !== null && evidence.nulls + evidence.orphans > 0;
    })
  );
}
