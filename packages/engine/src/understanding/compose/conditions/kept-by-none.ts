import type { Filter, ListQuery } from "@parlance/contract";
import type { Frame } from "../../parse/frame/frame.ts";
import { type Build, columnOf, fieldAt, routeTo, tableName, tableOf } from "../build-context.ts";
import { conditionColumn } from "./condition-column.ts";
import { conditionsFilter } from "./conditions.ts";
import { membersOf } from "./members-of.ts";

/**
 * "Industries with no tickets in May" where an industry is that of many accounts: those that none of their rows has such a row below it,
 * and not those that some have none. Null where the rows themselves are asked for, or something else is said as well.
 */
export function keptByNone(build: Build): ListQuery | null {
  const { frame, index } = build;
  const [condition, ...others] = frame.conditions;
  const [target, further] = frame.targets;
  if (condition?.test.kind !== "related" || further !== undefined) return null;
  const { test } = condition;
  if (test.operator !== "=" || test.count !== 0 || frame.groups.length + frame.extremes.length > 0)
    return null;
  const column = columnOf(build, target?.noun ?? null);
  const entry = index.columns[column ?? -1];
  const below = tableOf(build, test.table);
  if (entry === undefined || below === null || target?.aggregation !== null || !isShared(build, entry.id))
    return null;
  const onRows = others.some((each) => {
    const said = index.columns[conditionColumn(build, entry.table, each) ?? -1];
    return said === undefined || said.table === entry.table || each.negated || each.or;
  });
  if (onRows) return null;
  const spoken = [...frame.context, ...frame.required].some((noun) => tableOf(build, noun) === entry.table);
  if (spoken || below === entry.table || routeTo(build, below, entry.table)?.toOne !== true) return null;
  const some: Frame = {
    ...frame,
    conditions: [{ ...condition, test: { ...test, operator: ">" } }, ...others],
  };
  const filter = conditionsFilter({ ...build, frame: some, joined: new Set() }, entry.table);
  const operand = fieldAt(build, entry.table, entry.id);
  if (filter === null || operand === null) return null;
  const place = tableName(build, entry.table);
  const met: Filter = { kind: "member", operand, query: membersOf(build, place, operand, filter) };
  const query = membersOf(build, place, operand, { kind: "not", filter: met });
  return { ...query, columns: [{ id: "c1", label: entry.column.label, expression: operand }] };
}

/** Whether a text stands in several rows, on average. */
function isShared({ index }: Build, column: number): boolean {
  const entry = index.columns[column];
  const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return entry?.column.physicalType === "string" && (entry.column.profile?.distinct ?? rows) * 3 <= rows;
}
