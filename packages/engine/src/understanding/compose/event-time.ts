import { type Build, columnAt, isTime, routeTo } from "./build-context.ts";

/**
 * "Employees who took unpaid leave in 2024": the time is that of the rows that a condition speaks of, many to one of the
 * subject, where their table has one of its own. Null where no condition leads to such rows.
 */
export function eventTime(build: Build, subject: number): number | null {
  for (const { test, negated } of build.frame.conditions) {
    if (test.kind !== "value" || negated) continue;
    const table = build.index.columns[build.choice.values.get(test.value)?.column ?? -1]?.table;
    if (table === undefined || table === subject) continue;
    const entry = build.index.tables[table];
    const time = entry?.columns.find((id) => columnAt(build, id)?.name === entry.table.timeColumn);
    if (time === undefined || !isTime(columnAt(build, time))) continue;
    if (routeTo(build, subject, table)?.toOne === false) return time;
  }
  return null;
}
