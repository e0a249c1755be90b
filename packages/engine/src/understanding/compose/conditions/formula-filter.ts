import type { Expression, Filter, Literal } from "@parlance/contract";
import { inColumnUnit } from "../../lexicon/units.ts";
import type { Formula } from "../../parse/formula.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, valueAt } from "../build-context.ts";
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
  const waiting = formula.kind === "since" && formula.waiting === true ? formula.until : null;
  const until = waiting === null ? null : valueAt(build, subject, waiting);
  const bounded = until === null ? filter : conjunction([{ kind: "null", operand: until }, filter]);
  return condition.negated && bounded !== null ? negate(bounded) : bounded;
}
