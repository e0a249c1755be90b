import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conditionColumn } from "../conditions/condition-column.ts";
import { endOf } from "./way-to-end.ts";

/**
 * The column whose values conditions list or compare: "from Leeds and Hull", "from Leeds vs Hull", also where only the first says so ("comes from Leeds, Hull and York"); null of the two ends that "from Leeds to
 * Hull" goes between.
 */
export function columnOfOneEnd(build: Build, subject: number, condition: Condition): number | null {
  const [end, column] = [endOf(build, condition), conditionColumn(build, subject, condition)];
  const shared = build.frame.conditions.every((other) => {
    const its = other === condition ? end : endOf(build, other);
    return its === end || its === null || conditionColumn(build, subject, other) !== column;
  });
  return end === null || shared ? column : null;
}
