import type { Expression, Filter, Literal } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { conjuncts, equalsTo, operandOf } from "./edit-filter.ts";
import type { Manner } from "./manner.ts";

type FieldOf = Extract<Expression, { kind: "field" }>;

/**
 * What a follow-up's values take the place of. "The same for Ben" after figures of Ann is of the column of Ann, by the way that led to
 * her; "and online?" after those of wholesale customers goes by the channel, which is wholesale too. `old` without the conditions that
 * are replaced so, `added` by the old ways.
 */
export function replacedValues(
  old: Filter | null,
  added: Filter | null,
  index: ModelIndex,
  manner: Manner,
): { old: Filter | null; added: Filter | null } {
  const before = conjuncts(old);
  const moved = conjuncts(added).map((each) => byOldWay(each, before));
  if (!manner.opens || manner.narrows) return { old, added: conjunction(moved) };
  const kept = before.filter((each) => !moved.some((value) => isOusted(each, value, before, index)));
  return { old: conjunction(kept), added: conjunction(moved) };
}

/** A value of a column that an old condition compares, at the end of that condition's way. */
function byOldWay(added: Filter, before: readonly Filter[]): Filter {
  const field = fieldIn(added);
  if (field === null || equalsTo(added) === null) return added;
  const old = before.find((each) => equalsTo(each) !== null && isSameColumn(fieldIn(each), field));
  const operand = old === undefined ? null : fieldIn(old);
  if (operand === null || (added.kind !== "comparison" && added.kind !== "in")) return added;
  return added.kind === "comparison" ? { ...added, left: operand } : { ...added, operand };
}

/** Whether an old value of another column is one that the new value's column has too, and is said no more. */
function isOusted(old: Filter, added: Filter, before: readonly Filter[], index: ModelIndex): boolean {
  const [values, field, from] = [equalsTo(old), fieldIn(added), fieldIn(old)];
  if (values === null || field === null || from === null || equalsTo(added) === null) return false;
  if (before.some((each) => isSameColumn(fieldIn(each), field))) return false;
  const column = columnOf(field, index);
  return column !== undefined && values.every((value) => hasValue(column, value, index));
}

const hasValue = (column: number, value: Literal, { values }: ModelIndex): boolean =>
  typeof value === "string" && values.values.some((each) => each.column === column && each.value === value);

function columnOf({ field }: FieldOf, { columns, graph }: ModelIndex): number | undefined {
  const table = graph.tableIds.get(field.table);
  return columns.find((entry) => entry.table === table && entry.column.name === field.column)?.id;
}

function fieldIn(filter: Filter): FieldOf | null {
  const operand = operandOf(filter);
  return operand?.kind === "field" ? operand : null;
}

const isSameColumn = (left: FieldOf | null, right: FieldOf): boolean =>
  left !== null && left.field.table === right.field.table && left.field.column === right.field.column;
