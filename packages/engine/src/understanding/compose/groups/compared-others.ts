import type { Filter } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, columnAt, valueAt } from "../build-context.ts";
import { conditionColumn } from "../conditions/condition-column.ts";
import { conditionFilter } from "../conditions/conditions.ts";
import { columnDimension, type Dimensions } from "./dimensions.ts";
import { twoSides } from "./two-sides.ts";

/**
 * "Compare newsletter subscribers with the others": the rows that meet the condition beside those that do not. A column of two
 * values is a grouping by itself. Null where the frame compares nothing with the others.
 */
export function comparedOthers(build: Build, subject: number): Dimensions | null {
  const { others } = build.frame;
  if (others === null) return null;
  const column = conditionColumn(build, subject, others);
  if (column !== null && columnAt(build, column)?.profile?.distinct === 2)
    return columnDimension(build, subject, column, "v1");
  const when = conditionFilter(build, subject, others);
  if (when === null) return null;
  const number = others.test.kind === "compare" && column !== null ? valueAt(build, subject, column) : null;
  const unknown: Filter | null = number === null ? null : { kind: "null", operand: number };
  const expression = twoSides(when, labelsOf(build, others), unknown);
  return {
    dimensions: [{ id: "v1", label: columnAt(build, column ?? -1)?.label ?? "group", expression }],
    hidden: [],
  };
}

/** What the rows that meet a condition are called, and the others. */
function labelsOf({ choice }: Build, { test }: Condition): [string, string] {
  if (test.kind === "compare" && typeof test.value === "number")
    return [`${sides.get(test.operator) ?? test.operator} ${test.value}`, "others"];
  if (test.kind !== "value") return ["without", "with"];
  const { values = [] } = choice.values.get(test.value) ?? {};
  return [values.length === 1 ? String(values[0]) : "these", "others"];
}

const sides: ReadonlyMap<string, string> = new Map([
  [">", "over"],
  [">=", "at least"],
  ["<", "under"],
  ["<=", "at most"],
]);
