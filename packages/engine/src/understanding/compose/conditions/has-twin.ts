import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conditionColumn } from "./condition-column.ts";

/** "students who take Botany and Latin": another value of the same column, joined by "and", is one of another row. */
export function hasTwin(build: Build, subject: number, condition: Condition, column: number): boolean {
  const { conditions } = build.frame;
  const at = conditions.indexOf(condition);
  return [conditions[at - 1], conditions[at + 1]].some(
    (other) =>
      other !== undefined &&
      other.test.kind === "value" &&
      condition.test.kind === "value" &&
      !other.negated &&
      !other.or &&
      !condition.or &&
      conditionColumn(build, subject, other) === column,
  );
}
