import { isRank } from "../../index/is-rank.ts";
import type { Condition, Extreme, Frame } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnOf } from "../build-context.ts";

const upper = /\b(?:high(?:er|est)|best|better|top|first)\b/i;
const lower = /\b(?:lower|worst|worse|bottom|last)\b/i;
const judged =
  /\b(?:(?:higher|better|lower|worse) than|or (?:better|higher|worse|lower)|at (?:least|most|worst|best) \d+(?:st|nd|rd|th))\b/i;

/** "The highest rank", "ranked higher than 10", "at least 4th or better" of a column that numbers rows from the best one on: high is a small number there. */
export function byRank(build: Build): Frame {
  const { frame, text } = build;
  const isSaid = (noun: Noun | null): boolean => {
    const column = columnOf(build, noun);
    return column !== null && isRank(build.index.columns[column]);
  };
  const up = upper.test(text);
  const ofRows = frame.targets.length > 0 || frame.like !== null || frame.asks !== null || frame.rows;
  const ends = ofRows && up !== lower.test(text);
  const ranked = (extreme: Extreme): Extreme =>
    ends && isSaid(extreme.by) ? { ...extreme, descending: !up } : extreme;
  const bounded = (condition: Condition): Condition =>
    judged.test(text) && isSaid(condition.left) ? turned(condition) : condition;
  return {
    ...frame,
    extremes: frame.extremes.map(ranked),
    conditions: frame.conditions.map(bounded),
  };
}

const opposite = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!=" } as const;

/** A comparison with a number the other way round; other conditions stay as they are. */
const turned = (condition: Condition): Condition =>
  condition.test.kind === "compare" && typeof condition.test.value === "number"
    ? { ...condition, test: { ...condition.test, operator: opposite[condition.test.operator] } }
    : condition;
