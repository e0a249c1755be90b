import type { ModelIndex } from "../index/model-index.ts";
import type { Frame, Target } from "./frame/frame.ts";

/**
 * "Temperature vs load", "price vs rating": two figures of each row of which one does not add up are held against each other row by
 * row. Budgets and what was spent do: their totals stand side by side.
 */
export function plotAgainst(frame: Frame, index: ModelIndex): Frame {
  const [first, second, third] = frame.targets;
  const isBare =
    frame.versus &&
    frame.analysis === null &&
    frame.groups.length + frame.transforms.length + frame.extremes.length === 0;
  if (!isBare || first === undefined || second === undefined || third !== undefined) return frame;
  const [left, right] = [columnOf(first), columnOf(second)];
  const [one, other] = [index.columns[left ?? -1], index.columns[right ?? -1]];
  if (one === undefined || other === undefined || one === other || one.table !== other.table) return frame;
  const levels = [one, other].some(({ column }) => column.additivity === "non-additive");
  return levels ? { ...frame, analysis: "correlation", versus: false } : frame;
}

/** The number column that a target shows as it stands; null where it is something else. */
function columnOf({ noun, aggregation }: Target): number | null {
  const [option] = noun.kind === "column" ? noun.options : [];
  return option?.kind === "number" && aggregation === null ? option.column : null;
}
