import { isTime } from "../../index/entries.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";
import { conditionColumn } from "./condition-column.ts";

/** Below this share of rows without a time, it comes to most of them. */
const mostly = 0.5;

/**
 * Whether a time comes to most rows in the end: "boats that are not back yet" have a trip that lacks it, and not only such trips. Null of a
 * time that few rows have ("customers without a complaint date") is of all of them.
 */
export function endsRows({ index }: Pick<Build, "index">, column: number): boolean {
  const entry = index.columns[column];
  const rows = index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return isTime(entry?.column) && rows > 0 && (entry?.column.profile?.nulls ?? rows) < rows * mostly;
}

/**
 * Whether something else is said of the rows that lack a column: "users with a cancelled subscription without a reason" have one that is
 * both, and not none with a reason.
 */
export const isToldBeside = (build: Build, subject: number, condition: Condition, column: number): boolean =>
  build.frame.conditions.some((other) => {
    if (other === condition || other.negated || other.test.kind !== "value") return false;
    const place = build.index.columns[conditionColumn(build, subject, other) ?? -1]?.table;
    return place !== undefined && place === build.index.columns[column]?.table;
  });
