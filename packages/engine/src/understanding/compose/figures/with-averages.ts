import { findRoutes } from "../../index/graph.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { columnLink } from "../../parse/links/column-link.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";
import { conditionColumn } from "../conditions/condition-column.ts";

/**
 * "Departments with an above average salary", "users whose sessions last longer than average": the average of each one's rows is compared with that of all rows, where the column
 * is of rows that belong to what is asked for, or what is asked for is a column that many rows share. Conditions on its own columns
 * stay as they are. "Regions whose average price is over 100" of a column that is itself called the average price: the average over all rows of each region.
 */
export function withAverages(build: Build, entity: number): Build {
  const { frame, index, choice } = build;
  if (
    (frame.counting && !showsShared(build, entity)) ||
    !frame.conditions.some((condition) => isOfGroup(build, entity, condition))
  )
    return build;
  const columns = new Map(choice.columns);
  const conditions = frame.conditions.map((condition): Condition => {
    if (!isOfGroup(build, entity, condition)) return condition;
    if (condition.test.kind !== "average") return { ...condition, aggregation: "average" };
    const entry = index.columns[conditionColumn(build, entity, condition) ?? -1];
    const left = condition.left ?? (entry === undefined ? null : columnLink({ start: 0, end: 0 }, entry));
    if (left?.kind === "column" && entry !== undefined && !columns.has(left)) columns.set(left, entry.id);
    return { ...condition, left, aggregation: "average" };
  });
  return { ...build, choice: { ...choice, columns }, frame: { ...frame, conditions } };
}

function isOfGroup(build: Build, entity: number, condition: Condition): boolean {
  const { left, test, aggregation } = condition;
  if (test.kind === "compare" || test.kind === "between") return isNamedAverage(build, entity, condition);
  if (test.kind !== "average" || test.rows.length > 0) return false;
  const column = columnOf(build, left) ?? conditionColumn(build, entity, condition);
  const table = build.index.columns[column ?? -1]?.table;
  if (column === null || table === undefined || aggregation !== null) return false;
  if (!isMeasure(build, column)) return false;
  if (table === entity) return showsShared(build, entity);
  const [route] = findRoutes(build.index.graph, table, entity, { count: 1, preferred: new Set() });
  return route?.toOne === true;
}

/** Whether a bound is of a column that is called an average, by this name, and what is asked for stands for many rows. */
function isNamedAverage(build: Build, entity: number, { left, aggregation }: Condition): boolean {
  const column = columnOf(build, left);
  const entry = build.index.columns[column ?? -1];
  if (left === null || column === null || aggregation !== null || !isMeasure(build, column)) return false;
  const isCalled = entry?.words.some((word) => averages.has(word)) === true;
  const isSaid = [...averages].some((word) => build.lemmas.has(word));
  return isCalled && isSaid && entry.table === entity && showsShared(build, entity);
}

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);

/** "Agents who reply slower than average", "how many agents have …" of a sheet of calls: what is shown is shared by many rows, and stands for them. */
function showsShared({ frame, index, choice }: Build, entity: number): boolean {
  const [target, other] = frame.targets;
  if (target?.noun.kind !== "column" || other !== undefined) return false;
  if (target.aggregation !== null && target.aggregation !== "count") return false;
  const entry = index.columns[choice.columns.get(target.noun) ?? -1];
  const rows = index.tables[entity]?.table.rowCount ?? 0;
  const distinct = entry?.column.profile?.distinct ?? rows;
  return entry?.table === entity && entry.column.physicalType === "string" && distinct < rows * 0.5;
}
