import { conjuncts, type Expression, type Filter, type Literal } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { valueKey } from "../text/tokenize.ts";
import { equalsTo } from "./edit-filter.ts";
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
  const opens = manner.opens && !manner.narrows;
  const moved = conjuncts(added).map((each) =>
    byOldWay(opens ? ofOldColumn(each, before, index) : each, before),
  );
  if (!opens) return { old, added: conjunction(moved) };
  const kept = before.filter((each) => !moved.some((value) => isOusted(each, value, before, index)));
  return { old: conjunction(kept), added: conjunction(moved) };
}

/** "And for billing?" after tickets of the technical team, where a team is called so as well as a tag: the value of the column that was spoken of. */
function ofOldColumn(added: Filter, before: readonly Filter[], index: ModelIndex): Filter {
  const [value, field] = [equalsTo(added)?.[0], fieldIn(added)];
  if (typeof value !== "string" || equalsTo(added)?.length !== 1 || field === null) return added;
  if (before.some((each) => isSameColumn(fieldIn(each), field))) return added;
  for (const old of before) {
    const own = fieldIn(old);
    const column = own === null || equalsTo(old) === null ? undefined : columnOf(own, index);
    const same = index.values.values.find(
      (each) =>
        each.column === column && typeof each.value === "string" && valueKey(each.value) === valueKey(value),
    );
    if (column !== undefined && own !== null && same !== undefined)
      return {
        kind: "comparison",
        operator: "=",
        left: own,
        right: { kind: "constant", value: same.value, type: "string" },
      };
  }
  return added;
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
