import type { Condition } from "../parse/frame.ts";
import { type Build, columnOf, isMeasure } from "./build-context.ts";

/**
 * "Replies slower than average" of a column that says how long each took: slow is more of it, where the comparison alone means less. Other conditions stay as they are.
 */
export function withDirection(build: Build): Condition[] {
  return build.frame.conditions.map((condition) => {
    const { test, left, hints } = condition;
    if (test.kind !== "average") return condition;
    const hint = hints.find(({ words, role }) => role === "measure" && words.includes("duration"));
    const column = columnOf(build, left);
    const opposed = hint !== undefined && hints.some(({ descending }) => descending !== hint.descending);
    if (column === null || !opposed || !tellsDuration(build, column)) return condition;
    const above = test.operator.startsWith(">");
    if (above === hint.descending || !/^[<>]/.test(test.operator)) return condition;
    const operator = opposite[test.operator] ?? test.operator;
    return { ...condition, test: { ...test, operator } };
  });
}

const opposite: Partial<Record<string, "<" | "<=" | ">" | ">=">> = {
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** Whether a number is a length of time, by its unit or its name. */
function tellsDuration(build: Build, id: number): boolean {
  const entry = build.index.columns[id];
  if (entry === undefined || !isMeasure(build, id)) return false;
  const { unit } = entry.column;
  return (
    unit.kind === "duration" ||
    ["ms", "s", "min", "h"].includes(unit.label ?? "") ||
    entry.words.some((word) => ["time", "duration", "latency"].includes(word))
  );
}
