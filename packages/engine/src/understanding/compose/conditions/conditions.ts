import type { ComparisonOperator, Expression, Filter, Literal, Path } from "@parlance/contract";
import { asRelated, saysMissing } from "../../definitions/as-related.ts";
import { isNumeric, isTime } from "../../index/entries.ts";
import { unitWords, unsaidUnit } from "../../index/unit-words.ts";
import { noOf, yesOf } from "../../index/yes-no.ts";
import { inColumnUnit, percentUnit } from "../../lexicon/units.ts";
import type { Condition, PeriodWish } from "../../parse/frame/frame.ts";
import { plainCondition } from "../../parse/frame/plain-condition.ts";
import {
  asRead,
  type Build,
  columnAt,
  fault,
  isMeasure,
  pathTo,
  pathToMany,
  tableName,
  tableOf,
} from "../build-context.ts";
import { formulaOf } from "../figures/formula.ts";
import { bandedRows } from "../groups/banded.ts";
import { codesBeyond } from "../groups/numbered-codes.ts";
import { atTimes } from "../times/at-times.ts";
import { joinPeriods } from "../times/join-periods.ts";
import { periodWish } from "../times/period-wish.ts";
import { periodFilter } from "../times/periods.ts";
import { periodsWithin } from "../times/periods-within.ts";
import { sharedPeriods } from "../times/shared-periods.ts";
import { columnOfOneEnd } from "../ways/column-of-one-end.ts";
import { ownRelation, rowsBelow } from "../ways/own-relation.ts";
import { referredFilter, wayToReferred } from "../ways/referred.ts";
import { wayToEnd } from "../ways/way-to-end.ts";
import { ageFilter } from "./age-filter.ts";
import { allowedBy } from "./allowed-by.ts";
import { averageFilter } from "./average-filter.ts";
import { beyondFilter } from "./beyond-filter.ts";
import { conditionColumn, isText } from "./condition-column.ts";
import { denied } from "./denied.ts";
import { endsRows, isToldBeside } from "./ends-rows.ts";
import { formulaFilter } from "./formula-filter.ts";
import { hasTwin, standsByTwins } from "./has-twin.ts";
import { hintOperator } from "./hint-operator.ts";
import { inOwnUnit } from "./in-own-unit.ts";
import { conjunction, joinConditions, type Part } from "./join-conditions.ts";
import { kindsMet } from "./kinds-met.ts";
import { lastMany } from "./last-many.ts";
import { metTogether } from "./met-together.ts";
import { negate } from "./negate.ts";
import { isCounted, isKey, nestedConditions } from "./nested-conditions.ts";
import { onlyOfOwner } from "./only-of-owner.ts";
import { onlySuch } from "./only-such.ts";
import { percentScaleOf } from "./percent-limits.ts";
import { returnedRows } from "./returned-rows.ts";
import { rowsAveraged } from "./rows-averaged.ts";
import { standsApart } from "./stands-apart.ts";
import { startingAt } from "./starting-at.ts";
import { againstFilter, kindsBelow, totalFilter } from "./total-filter.ts";

/** All conditions of a frame on rows of `subject`; null where there are none. */
export function conditionsFilter(
  build: Build,
  subject: number,
  skip: ReadonlySet<Condition> = new Set(),
): Filter | null {
  const { frame } = build;
  const parts: Part[] = [];
  const said = frame.conditions.filter((condition) => !skip.has(condition));
  const inner = nestedConditions({ ...build, frame: { ...frame, conditions: said } }, subject);
  for (const condition of frame.conditions) {
    if (skip.has(condition) || inner.has(condition) || condition === frame.others) continue;
    const filter = conditionFilter(build, subject, condition, inner);
    if (filter === null) fault(build, "leftover");
    else parts.push(partOf(build, subject, condition, filter));
  }
  const returned = returnedRows(build, subject);
  const timed = frame.periods
    .filter((wish) => !inner.has(wish))
    .flatMap((wish) => periodWish(build, subject, wish) ?? []);
  const told = periodsWithin(build.index.model, tableName(build, subject), {
    conditions: metTogether(joinConditions(parts, frame.both)),
    periods: sharedPeriods(build, timed) ?? joinPeriods(timed),
  });
  const filters = [
    ...withPeriods(frame, parts, told.conditions, told.periods),
    ...(returned === null ? [] : [returned]),
    ...bandedRows(build, subject),
    ...atTimes(build, subject),
  ];
  const all = conjunction(filters);
  return all !== null && showsOnly(build, subject) && saysMissing(all) ? asRelated(all) : all;
}

const partOf = (build: Build, subject: number, condition: Condition, filter: Filter): Part => ({
  filter,
  or: condition.or,
  column: columnOfOneEnd(build, subject, condition),
  negated: condition.negated,
  flag: condition.test.kind === "compare" && condition.test.value === true,
  apart: standsApart(build.frame, condition),
});

/** Whether nothing but rows of the subject is shown or counted. */
const showsOnly = (build: Build, subject: number): boolean =>
  build.frame.groups.length === 0 &&
  build.frame.targets.every(({ noun }) => tableOf(build, noun) === subject && noun.kind !== "metric");

/** Conditions and periods together: "in 2011 or in London", "in London or in 2011". */
function withPeriods(
  { periods: wishes }: Build["frame"],
  [first]: readonly Part[],
  conditions: readonly Filter[],
  periods: readonly Filter[],
): Filter[] {
  const period = conjunction([...periods]);
  const [head, last] = [conditions[0], conditions.at(-1)];
  if (period !== null && head !== undefined && first?.or === true)
    return [{ kind: "or", filters: [period, head] }, ...conditions.slice(1)];
  if (period !== null && last !== undefined && wishes.some(({ or }) => or === true))
    return [...conditions.slice(0, -1), { kind: "or", filters: [last, period] }];
  return [...conditions, ...periods];
}

/** One condition as a filter on rows of `subject`; null when it cannot be said of them. */
export function conditionFilter(
  build: Build,
  subject: number,
  condition: Condition,
  inner: ReadonlyMap<Condition | PeriodWish, Condition | PeriodWish> = new Map(),
): Filter | null {
  const { test } = condition;
  if (test.kind === "related") return relatedFilter(build, subject, condition, inner);
  if (test.kind === "beyond")
    return beyondFilter(build, subject, condition, (row) => conditionFilter(build, subject, row));
  const own =
    ageFilter(build, subject, condition) ??
    totalFilter(build, subject, condition, (rows) => innerFilter(build, rows, inner)) ??
    againstFilter(build, subject, condition) ??
    referredFilter(build, subject, condition);
  if (own !== null) return condition.negated ? negate(own) : own;
  const owned = onlyOfOwner(build, subject, condition, (table) => conditionFilter(build, table, condition));
  if (owned !== null) return owned;
  const formula = formulaOf(condition.left);
  if (formula !== null) return formulaFilter(build, subject, condition, formula);
  const column = conditionColumn(build, subject, condition);
  if (column === null) {
    fault(build, "leftover");
    return null;
  }
  const table = build.index.columns[column]?.table ?? subject;
  const referred = wayToReferred(build, subject, condition);
  const twice = build.frame.both && hasTwin(build, subject, condition, column);
  const near = twice ? pathToMany : pathTo;
  const way =
    referred === null
      ? (wayToEnd(build, subject, table, condition) ?? near(build, subject, table, column))
      : { path: referred, toOne: true };
  if (way === null) return null;
  if (test.kind === "compare" && test.counted === true && !way.toOne && isCounted(build, column)) {
    const kinds = isText(columnAt(build, column))
      ? kindsBelow(build, subject, { column, filter: innerFilter(build, table, inner) })
      : null;
    if (kinds !== null)
      return {
        kind: "comparison",
        operator: test.operator,
        left: kinds,
        right: { kind: "constant", value: test.value, type: null },
      };
    return typeof test.value === "number"
      ? {
          kind: "related",
          path: way.path,
          filter: innerFilter(build, table, inner),
          operator: test.operator,
          count: test.value,
        }
      : null;
  }
  if (test.kind === "null" && !way.toOne && !condition.negated && endsRows(build, column)) {
    const open = testFilter(build, { column, path: [] }, condition);
    return open === null ? null : { kind: "related", path: way.path, filter: open, operator: ">", count: 0 };
  }
  const beside =
    test.kind === "null" && !condition.negated && isToldBeside(build, subject, condition, column);
  if (test.kind === "null" && !way.toOne && !beside) {
    const operator = condition.negated ? ">" : "=";
    const rows = [knownBelow(build, column) ?? [], innerFilter(build, table, inner) ?? []].flat();
    return { kind: "related", path: way.path, filter: conjunction(rows), operator, count: 0 };
  }
  if (condition.negated && !way.toOne) {
    const { path, rest, rows } = inner.size === 0 ? { ...way, rest: [], rows: table } : lastMany(way, table);
    const own = testFilter(build, { column, path: rest }, condition);
    const filter = own === null ? null : conjunction([own, innerFilter(build, rows, inner) ?? []].flat());
    return filter === null ? null : { kind: "related", path, filter, operator: "=", count: 0 };
  }
  const filter = testFilter(build, { column, path: way.path }, condition);
  if (filter === null) return null;
  if (!way.toOne && condition.only !== undefined) {
    const ownOf = (each: Condition): Filter | null => testFilter(build, { column, path: [] }, each);
    const allowed = allowedBy(build, subject, column, ownOf);
    const some = build.frame.conditions.some(({ only, or }) => only !== undefined && or)
      ? allowed
      : ownOf(condition);
    if (some === null || allowed === null) return null;
    return onlySuch(way.path, some, denied(build, column, allowed));
  }
  const many =
    !way.toOne &&
    (build.frame.both ||
      hasTwin(build, subject, condition, column) ||
      (!condition.or && standsByTwins(build, subject, table)));
  if (many) {
    const own = testFilter(build, { column, path: [] }, condition);
    if (own !== null) return { kind: "related", path: way.path, filter: own, operator: ">", count: 0 };
  }
  return condition.negated ? denied(build, column, filter) : filter;
}

/** "Orders with a discount" that each of their lines has or not: what these hold; null where all of them hold something. */
function knownBelow(build: Build, column: number): Filter | null {
  const missing = testFilter(build, { column, path: [] }, plainCondition(null, { kind: "null" }));
  const always = missing?.kind === "null" && columnAt(build, column)?.profile?.nulls === 0;
  return missing === null || always ? null : negate(missing);
}

function relatedFilter(
  build: Build,
  subject: number,
  condition: Condition,
  inner: ReadonlyMap<Condition | PeriodWish, Condition | PeriodWish>,
): Filter | null {
  if (condition.test.kind !== "related") return null;
  const named = tableOf(build, condition.test.table);
  if (named === null) return null;
  const table = ownRelation(build, subject, named);
  const path = pathTo(build, subject, table)?.path ?? [];
  const below = path.length === 0 ? rowsBelow(build, subject) : path;
  if (below === null) {
    fault(build, "leftover");
    return null;
  }
  const filterOf = (rows: number): Filter | null => innerFilter(build, rows, inner);
  const met = kindsMet(build, subject, condition, { path: below, inner, filterOf });
  if (met !== null) return met;
  const { operator, count } = condition.test;
  return { kind: "related", path: below, filter: innerFilter(build, table, inner), operator, count };
}

/** What is said of the related rows themselves, whose times no condition on other rows decides. */
function innerFilter(
  build: Build,
  table: number,
  inner: ReadonlyMap<Condition | PeriodWish, Condition | PeriodWish>,
): Filter | null {
  const parts: Part[] = [];
  const periods: Filter[] = [];
  const conditions = build.frame.conditions.filter((each) => inner.has(each));
  const theirs = { ...build, frame: { ...build.frame, conditions, required: [] } };
  for (const nested of inner.keys()) {
    if (!("test" in nested)) {
      const period = periodWish(theirs, table, nested);
      if (period !== null) periods.push(period);
      continue;
    }
    const filter = conditionFilter(build, table, nested);
    if (filter !== null) parts.push(partOf(build, table, nested, filter));
  }
  return conjunction([...joinConditions(parts, false), ...periods]);
}

/** The numbers that a condition compares with. */
const limitsOf = (test: Condition["test"]): number[] =>
  (test.kind === "compare" ? [test.value] : test.kind === "between" ? [test.low, test.high] : []).filter(
    (each) => typeof each === "number",
  );

function testFilter(
  build: Build,
  place: { column: number; path: Path },
  condition: Condition,
): Filter | null {
  const entry = build.index.columns[place.column];
  if (entry === undefined) return null;
  const { column } = entry;
  const operand: Expression = {
    kind: "field",
    field: { path: place.path, table: tableName(build, entry.table), column: column.name },
  };
  const value = asRead(build, place.column, operand);
  const constant = (of: Literal): Expression => ({ kind: "constant", value: of, type: column.physicalType });
  const { test } = condition;
  if ("unit" in test && test.unit === percentUnit && percentScaleOf(column) === null) return null;
  const measured = (of: Literal, unit: string | null = null): Literal =>
    typeof of !== "number"
      ? of
      : unit === percentUnit
        ? of / (percentScaleOf(column) ?? 1)
        : inColumnUnit(of, unit ?? unsaidUnit(entry, limitsOf(test)), unitWords(entry, unit, limitsOf(test)));
  const sided = (operator: ComparisonOperator): ComparisonOperator =>
    condition.hints.length > 0 ? hintOperator(build, entry.table, condition, operator) : operator;
  switch (test.kind) {
    case "value": {
      const {
        values = [],
        within = null,
        condition: term = null,
      } = build.choice.values.get(test.value) ?? {};
      if (term !== null) return startingAt(term.filter, place.path);
      if (within !== null)
        return { kind: "text", match: "contains", operand, value: within.text, caseSensitive: within.exact };
      const [only] = values;
      const beyond = test.bound === undefined ? values : codesBeyond(column, only ?? null, test.bound);
      if (test.bound !== undefined) return beyond === null ? null : { kind: "in", operand, values: beyond };
      const own = build.index.columns[place.column]?.form === null ? column.physicalType : "string";
      if (values.length === 1 && only !== undefined) {
        const right: Expression = { kind: "constant", value: only, type: own };
        return { kind: "comparison", operator: "=", left: operand, right };
      }
      return values.length === 0 ? null : { kind: "in", operand, values };
    }
    case "compare": {
      if (typeof test.value === "boolean" && isNumeric(column) && (column.profile?.distinct ?? 2) > 2)
        return null;
      if (typeof test.value === "boolean")
        return {
          kind: "comparison",
          operator: "=",
          left: value,
          right: constant(isNumeric(column) ? 1 : (yesOf(column) ?? true)),
        };
      if (isBareNumbering(build, condition, place.column)) fault(build, "badType");
      if (isTime(column)) return periodFilter(value, test.operator, test.value);
      const limit = isNumeric(column) ? measured(test.value, test.unit) : String(test.value);
      if (!isNumeric(column)) fault(build, "badType", test.operator === "=" ? 0.3 : 1);
      return inOwnUnit(entry, operand, test.unit, {
        kind: "comparison",
        operator: sided(test.operator),
        left: value,
        right: constant(limit),
      });
    }
    case "between":
      if (!isNumeric(column) || isBareNumbering(build, condition, place.column)) fault(build, "badType");
      return inOwnUnit(entry, operand, test.unit, {
        kind: "between",
        operand: value,
        low: constant(measured(test.low, test.unit)),
        high: constant(measured(test.high, test.unit)),
      });
    case "text":
      if (isNumeric(column) && test.match === "equals" && Number.isNaN(Number(test.text))) return null;
      if (column.physicalType !== "string" && entry.form === null) fault(build, "badType");
      return {
        kind: "text",
        match: textMatch(build, place.column, test.match),
        operand,
        value: test.text,
        caseSensitive: false,
      };
    case "null": {
      const [yes, no] = [yesOf(column), noOf(column)];
      const compared = (operator: "=" | "!=", answer: Literal): Filter => ({
        kind: "comparison",
        operator,
        left: value,
        right: constant(answer),
      });
      if (isMeasure(build, place.column) && column.profile?.nulls === 0) return compared("=", 0);
      if (no === null) return { kind: "null", operand };
      return yes === null ? compared("=", no) : compared("!=", yes);
    }
    case "average":
      return averageFilter(build, place.column, operand, {
        ...test,
        operator: condition.left === null ? sided(test.operator) : test.operator,
        filter: rowsAveraged(build, entry.table, test.rows, (row) =>
          conditionFilter(build, entry.table, row),
        ),
      });
    case "related":
    case "beyond":
    case "against":
    case "referred":
      return null;
  }
}

/** "Members under 30": no number of a member is compared, unless it is called by its name. */
function isBareNumbering(build: Build, { left, test }: Condition, column: number): boolean {
  const named = left?.kind === "column" ? left.options.find((each) => each.column === column) : undefined;
  const order = test.kind === "between" || (test.kind === "compare" && test.operator !== "=");
  return order && named !== undefined && named.strength < 0.9 && isKey(build, column);
}

/** A quotation that equals none of a column's known values can only stand in them. */
const textMatch = <M extends string>(build: Build, column: number, match: M): M | "contains" =>
  match === "equals" && build.index.values.columns.has(column) ? "contains" : match;
