import type { Expression, Filter, Literal } from "@parlance/contract";
import { stillOn } from "../../index/lateness.ts";
import { inColumnUnit } from "../../lexicon/units.ts";
import type { Formula } from "../../parse/formula.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, tableName, valueAt } from "../build-context.ts";
import { formulaAt } from "../figures/formula.ts";
import { conjunction } from "./join-conditions.ts";
import { negate } from "./negate.ts";

/** "took more than 10 days to ship", "calls over 30 minutes" of a length that is told in hours. */
export function formulaFilter(
  build: Build,
  subject: number,
  condition: Condition,
  formula: Formula,
): Filter | null {
  const operand = formulaAt(build, subject, formula);
  const { test } = condition;
  if (operand === null || (test.kind !== "compare" && test.kind !== "between")) return null;
  const told = "unit" in formula ? [formula.unit] : [];
  const constant = (said: Literal): Expression => {
    const value = typeof said === "number" ? inColumnUnit(said, test.unit ?? null, told) : said;
    return { kind: "constant", value, type: null };
  };
  const filter: Filter =
    test.kind === "compare"
      ? { kind: "comparison", operator: test.operator, left: operand, right: constant(test.value) }
      : { kind: "between", operand, low: constant(test.low), high: constant(test.high) };
  const bounded = conjunction([...waitedFor(build, subject, formula), filter]);
  return condition.negated && bounded !== null ? negate(bounded) : bounded;
}

/** "More than 30 days overdue": of rows that were not done yet, and are not over without it. */
function waitedFor(build: Build, subject: number, formula: Formula): Filter[] {
  const until = formula.kind === "since" && formula.waiting === true ? formula.until : null;
  const late = build.index.late.find((each) => each.kind === "dates" && each.done.id === until);
  const done = until === null ? null : valueAt(build, subject, until);
  const off = late?.kind === "dates" && late.table === subject ? late.off : null;
  return [
    ...(done === null ? [] : [{ kind: "null" as const, operand: done }]),
    ...(off === null ? [] : [stillOn(off, tableName(build, subject))]),
  ];
}
