import { findRoutes } from "../index/graph.ts";
import type { Condition } from "../parse/frame.ts";
import { type Build, columnOf, isMeasure } from "./build-context.ts";

/**
 * "Departments with an above average salary": the average of each one's rows is compared with that of all rows, where the column
 * is of rows that belong to what is asked for. Conditions on its own columns stay as they are.
 */
export function withAverages(build: Build, entity: number): Build {
  if (
    build.frame.counting ||
    !build.frame.conditions.some((condition) => isOfGroup(build, entity, condition))
  )
    return build;
  const conditions = build.frame.conditions.map(
    (condition): Condition =>
      isOfGroup(build, entity, condition) && condition.test.kind === "average"
        ? { ...condition, aggregation: "average", test: { ...condition.test, overall: true } }
        : condition,
  );
  return { ...build, frame: { ...build.frame, conditions } };
}

function isOfGroup(build: Build, entity: number, { left, test, aggregation }: Condition): boolean {
  const column = test.kind === "average" && test.rows.length === 0 ? columnOf(build, left) : null;
  const table = build.index.columns[column ?? -1]?.table;
  if (column === null || table === undefined || aggregation !== null || table === entity) return false;
  if (!isMeasure(build, column)) return false;
  const [route] = findRoutes(build.index.graph, table, entity, { count: 1, preferred: new Set() });
  return route?.toOne === true;
}
