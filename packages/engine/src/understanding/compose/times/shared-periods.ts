import type { Expression, Filter } from "@parlance/contract";
import { type Build, columnOf } from "../build-context.ts";

/**
 * "Guests who stayed in 2023 and in 2024": of rows that have many of what is timed those that have some in each period, and none of
 * which happened in all of them. Null where the question does not say both, or the time is the rows' own.
 */
export function sharedPeriods({ frame }: Build, filters: readonly Filter[]): Filter[] | null {
  const both = frame.both || frame.periods.some(({ again }) => again === true);
  if (!both || filters.length < 2 || frame.groups.length > 0) return null;
  const below = filters.flatMap((filter) => hanging(filter) ?? []);
  return below.length === filters.length ? below : null;
}

/** That a row has some row in a period at the end of a path to many; null where each has one at most. */
function hanging(filter: Filter): Filter | null {
  if (filter.kind !== "period" || filter.operand.kind !== "field") return null;
  const { field } = filter.operand;
  if (field.path.every(({ reversed }) => !reversed)) return null;
  const operand: Expression = { kind: "field", field: { ...field, path: [] } };
  return { kind: "related", path: field.path, filter: { ...filter, operand }, operator: ">", count: 0 };
}

/** Whether a column of many rows is shown, none of which is in both periods: "students who enrolled in 2023 and in 2024" of one sheet. */
export function sharesRows(build: Build, entity: number): boolean {
  const { frame, index } = build;
  const [target, other] = frame.targets;
  const column = columnOf(build, target?.noun ?? null);
  const entry = column === null ? undefined : index.columns[column];
  if (entry === undefined || other !== undefined || entry.table !== entity) return false;
  const rows = index.tables[entity]?.table.rowCount ?? 0;
  const told = entry.column.physicalType === "string" || entry.column.role === "key";
  return told && (entry.column.profile?.distinct ?? rows) < rows && frame.periods.some(({ again }) => again);
}
