import type { ColumnEntry } from "../../index/entries.ts";
import type { Hint } from "../../lexicon/adjectives.ts";
import type { Condition, Extreme, Frame } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import type { Build } from "../build-context.ts";
import { hintColumn, hintTables } from "../groups/hint-column.ts";

/**
 * "The most expensive job", "jobs that cost more than 500" where rows tell what they cost in two parts alone: both together. Other frames
 * stay as they are.
 */
export function withWholes(build: Build, entity: number | null): Frame {
  const { frame, index } = build;
  if (index.wholes.length === 0) return frame;
  const wholeOf = (hints: readonly Hint[], of: Noun | null): Whole | null => {
    const found = hints.length === 0 ? null : hintColumn(build, hintTables(build, entity, of), hints);
    const whole = index.wholes.find(({ parts }) => parts.some(({ id }) => id === found?.column));
    return found === null || whole === undefined
      ? null
      : { noun: sumOf(whole.parts), descending: found.descending };
  };
  const extremes = frame.extremes.map((extreme): Extreme => {
    const whole = extreme.by === null ? wholeOf(extreme.hints, extreme.of) : null;
    return whole === null ? extreme : { ...extreme, by: whole.noun, descending: whole.descending };
  });
  const conditions = frame.conditions.map((condition): Condition => {
    const whole = condition.left === null ? wholeOf(condition.hints, null) : null;
    return whole === null ? condition : { ...condition, left: whole.noun, hints: [] };
  });
  return { ...frame, extremes, conditions };
}

type Whole = { noun: Noun; descending: boolean };

const sumOf = ([left, right]: readonly [ColumnEntry, ColumnEntry]): Noun => ({
  kind: "metric",
  start: 0,
  end: 0,
  metric: { kind: "formula", formula: { kind: "arithmetic", operator: "+", left: left.id, right: right.id } },
});
