import type { Hint } from "../../lexicon/adjectives.ts";
import { areAlike } from "../../lexicon/units.ts";
import type { Condition, Frame, OrderWish } from "../../parse/frame/frame.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";

/** Slow and fast are meant of how long each took where the figure tells that: more of it is slower. An order by an adjective goes by what it measures. */
export function withDirection(build: Build): Frame {
  const extremes = build.frame.extremes.map((extreme) => {
    const column = columnOf(build, extreme.by);
    const hint = durationHint(extreme.meant ?? []);
    return column === null || hint === undefined || !tellsDuration(build, column)
      ? extreme
      : { ...extreme, descending: hint.descending };
  });
  return { ...build.frame, extremes, orders: directedOrders(build), conditions: directedConditions(build) };
}

/** "Average wait by nurse, slowest first", "average age by team, oldest first": the end of what is shown that the adjective is of. */
function directedOrders(build: Build): OrderWish[] {
  return build.frame.orders.map((order) => {
    const { noun, hints } = order;
    if (noun !== null || hints === undefined) return order;
    const columns = build.frame.targets.flatMap((target) => columnOf(build, target.noun) ?? []);
    const hint = hints.find(({ words }) =>
      columns.some(
        (id) =>
          isMeasure(build, id) &&
          (build.index.columns[id]?.words.some((word) => words.includes(word)) === true ||
            (words.includes("duration") && tellsDuration(build, id))),
      ),
    );
    return hint === undefined ? order : { ...order, descending: hint.descending };
  });
}

const durationHint = (hints: readonly Hint[]): Hint | undefined =>
  hints.find(({ words, role }) => role === "measure" && words.includes("duration"));

/**
 * "Replies slower than average" of a column that says how long each took: slow is more of it, where the comparison alone means less. Other conditions stay as they are.
 */
function directedConditions(build: Build): Condition[] {
  return build.frame.conditions.map((condition) => {
    const { test, left, hints } = condition;
    if (test.kind !== "average") return condition;
    const hint = durationHint(hints);
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
    entry.words.some((word) => durations.has(word) || areAlike(word, "min"))
  );
}

const durations: ReadonlySet<string> = new Set(["time", "duration", "latency", "wait", "delay", "s", "h"]);
