import {
  type ComparisonOperator,
  conjuncts,
  type Expression,
  type Filter,
  isSamePart,
  type Literal,
  partKey,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import type { Manner } from "./manner.ts";

/**
 * A filter with new conditions: one on the same column takes the old one's place, unless it narrows it the other way
 * round (an upper bound beside a lower one) or is added as a further value ("also Germany"). A period that `replaces` what was asked takes the place
 * of one by another time of the same rows ("no, I meant delivered in 2024").
 */
export function mergeFilters(
  old: Filter | null,
  added: Filter | null,
  manner: Pick<Manner, "widens"> & Partial<Pick<Manner, "replaces">>,
): Filter | null {
  let kept = conjuncts(old);
  const fresh: Filter[] = [];
  for (const condition of conjuncts(added)) {
    const widened = manner.widens ? widen(kept, condition) : null;
    if (widened === null) {
      const isInstead = (each: Filter): boolean => manner.replaces === true && isOtherTime(condition, each);
      kept = kept.filter(
        (each) => !replaces(condition, each) && !contradicts(condition, each) && !isInstead(each),
      );
      fresh.push(condition);
    } else kept = widened;
  }
  return conjunction([...kept, ...fresh]);
}

/** Whether two periods are of different times of the same rows. */
const isOtherTime = (added: Filter, old: Filter): boolean =>
  added.kind === "period" &&
  old.kind === "period" &&
  added.operand.kind === "field" &&
  old.operand.kind === "field" &&
  added.operand.field.table === old.operand.field.table &&
  isSamePart(added.operand.field.path, old.operand.field.path);

/** Whether two conditions leave no row between them: "without cancelled ones" after those that were cancelled. */
export function contradicts(added: Filter, old: Filter): boolean {
  if (isOtherSide(added, old)) return true;
  const [denied, before] = [deniedBy(added), deniedBy(old)];
  if (before !== null && isSamePart(before, added)) return true;
  if (denied === null) return false;
  const [gone, values] = [equalsTo(denied), equalsTo(old)];
  const sameColumn = isSamePart(operandOf(denied), operandOf(old));
  return gone !== null && values !== null
    ? sameColumn && values.every((value) => gone.includes(value))
    : isSamePart(denied, old);
}

const otherSides: Partial<Record<ComparisonOperator, ComparisonOperator>> = {
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

/** "After the due date" beside "up to the due date": the same two compared the other way round. */
const isOtherSide = (added: Filter, old: Filter): boolean =>
  added.kind === "comparison" &&
  old.kind === "comparison" &&
  otherSides[added.operator] === old.operator &&
  isSamePart(added.left, old.left) &&
  isSamePart(added.right, old.right);

/** What a negative condition says not to be. */
export const deniedBy = (filter: Filter): Filter | null =>
  filter.kind === "not"
    ? filter.filter
    : filter.kind === "comparison" && filter.operator === "!="
      ? { ...filter, operator: "=" }
      : null;

/**
 * "Drop Germany", "remove the cancelled ones": conditions on values as what is left out. Where the filter asked for them already it is
 * the condition that goes, of several values the one.
 */
export function takeOut(old: Filter | null, taken: Filter | null): Filter | null {
  let kept = conjuncts(old);
  const fresh: Filter[] = [];
  for (const condition of conjuncts(taken)) {
    const values = equalsTo(condition);
    const asked = kept.find((each) => asksFor(each, condition));
    if (values === null) fresh.push(condition);
    else if (asked === undefined) fresh.push({ kind: "not", filter: condition });
    else {
      const left = (equalsTo(asked) ?? []).filter((value) => !values.includes(value));
      const operand = operandOf(asked);
      const rest: Filter[] =
        left.length === 0 || operand === null ? [] : [{ kind: "in", operand, values: left }];
      kept = kept.flatMap((each) => (each === asked ? rest : [each]));
    }
  }
  return mergeFilters(conjunction(kept), conjunction(fresh), { widens: false });
}

/** Whether a condition asks for a value that another names, or leaves out just that. */
function asksFor(old: Filter, named: Filter): boolean {
  if (isSamePart(deniedBy(old), named)) return true;
  const [values, said] = [equalsTo(old), equalsTo(named)];
  return (
    said?.some((value) => values?.includes(value)) === true && isSamePart(operandOf(old), operandOf(named))
  );
}

/** A filter without the conditions on the given columns, named `table.column`. */
export function dropConditions(filter: Filter | null, columns: ReadonlySet<string>): Filter | null {
  return conjunction(
    conjuncts(filter).filter((each) => {
      const operand = operandOf(each);
      const field = operand === null ? null : fieldOf(operand);
      return field === null || !columns.has(field);
    }),
  );
}

function widen(kept: readonly Filter[], added: Filter): Filter[] | null {
  const values = equalsTo(added);
  const operand = partKey(operandOf(added));
  const at = kept.findIndex((each) => equalsTo(each) !== null && partKey(operandOf(each)) === operand);
  const old = kept[at];
  const before = old === undefined ? null : equalsTo(old);
  const expression = operandOf(added);
  if (values === null || before === null || expression === null) return null;
  return kept.map((each, place) =>
    place === at ? { kind: "in", operand: expression, values: [...new Set([...before, ...values])] } : each,
  );
}

function replaces(added: Filter, old: Filter): boolean {
  const operand = operandOf(added);
  if (operand === null || !isSamePart(operand, operandOf(old))) return false;
  if (isNegative(added) || comparesColumns(added) !== comparesColumns(old)) return false;
  const sides = [sideOf(added), sideOf(old)];
  return !(sides[0] !== 0 && sides[1] !== 0 && sides[0] !== sides[1]);
}

/** "Delivered after it was due" says nothing of when that was. */
const comparesColumns = (filter: Filter): boolean =>
  filter.kind === "comparison" && filter.right.kind === "field";

const isNegative = (filter: Filter): boolean =>
  filter.kind === "not" || (filter.kind === "comparison" && filter.operator === "!=");

/** -1 for an upper bound, 1 for a lower one, 0 for both or none. */
function sideOf(filter: Filter): number {
  if (filter.kind !== "comparison") return 0;
  return filter.operator.startsWith("<") ? -1 : filter.operator.startsWith(">") ? 1 : 0;
}

/** The values that a condition asks for; null where it asks for something else. */
export function equalsTo(filter: Filter): Literal[] | null {
  if (filter.kind === "in") return filter.values;
  return filter.kind === "comparison" && filter.operator === "=" && filter.right.kind === "constant"
    ? [filter.right.value]
    : null;
}

function fieldOf(expression: Expression): string | null {
  switch (expression.kind) {
    case "field":
      return `${expression.field.table}.${expression.field.column}`;
    case "truncate":
    case "part":
    case "bin":
      return fieldOf(expression.operand);
    default:
      return null;
  }
}
