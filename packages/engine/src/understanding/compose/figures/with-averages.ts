import { findRoutes } from "../../index/graph.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";

/**
 * "Departments with an above average salary": the average of each one's rows is compared with that of all rows, where the column
 * is of rows that belong to what is asked for, or what is asked for is a column that many rows share. Conditions on its own columns
 * stay as they are.
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
  if (column === null || table === undefined || aggregation !== null) return false;
  if (!isMeasure(build, column)) return false;
  if (table === entity) return showsShared(build, entity);
  const [route] = findRoutes(build.index.graph, table, entity, { count: 1, preferred: new Set() });
  return route?.toOne === true;
}

/** "Agents who reply slower than average" of a sheet of calls: what is shown is shared by many rows, and stands for them. */
function showsShared({ frame, index, choice }: Build, entity: number): boolean {
  const [target, other] = frame.targets;
  if (target?.noun.kind !== "column" || other !== undefined || target.aggregation !== null) return false;
  const entry = index.columns[choice.columns.get(target.noun) ?? -1];
  const rows = index.tables[entity]?.table.rowCount ?? 0;
  const distinct = entry?.column.profile?.distinct ?? rows;
  return entry?.table === entity && entry.column.physicalType === "string" && distinct < rows * 0.5;
}
