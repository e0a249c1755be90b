import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conditionColumn } from "./condition-column.ts";

/** "students who take Botany and Latin": another value of the same column, joined by "and", is one of another row; two that are compared are not joined. */
export function hasTwin(build: Build, subject: number, condition: Condition, column: number): boolean {
  const { conditions, versus } = build.frame;
  if (versus) return false;
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

/** "Who passed Botany and Latin": whether two values of one column are said of a table's rows, so that what else is said of these holds of both. */
export function standsByTwins(build: Build, subject: number, table: number): boolean {
  return build.frame.conditions.some((condition) => {
    const column = condition.test.kind === "value" ? conditionColumn(build, subject, condition) : null;
    const entry = build.index.columns[column ?? -1];
    return entry?.table === table && hasTwin(build, subject, condition, entry.id);
  });
}
