import { findColumn, type PhysicalType, type Table } from "@parlance/contract";
import type { Build } from "../build-context.ts";

/** "Which weekday is the busiest?" names nothing: what is sold is what happens, else the largest fact table that has such a time, or what its rows are lines of. */
export function busyTable({ frame, index }: Build): number | null {
  const timed = frame.groups.some(({ kind }) => kind === "grain" || kind === "part");
  if (!timed || !frame.extremes.some(({ count }) => count)) return null;
  const hourly = frame.groups.some((group) => group.kind === "part" && group.part === "hour-of-day");
  const facts = index.tables.filter(
    ({ table }) => table.type === "fact" && tellsTime(table, hourly ? ["timestamp", "time"] : null),
  );
  const deals = facts.find(
    ({ id, words }) => id === index.dealTable && !words.some((word) => papers.has(word)),
  );
  const largest = facts.toSorted((one, other) => other.table.rowCount - one.table.rowCount)[0];
  const whole = facts.find(({ id }) => id === index.parts.get(largest?.id ?? -1));
  return (deals ?? whole ?? largest)?.id ?? null;
}

/** What is written about what happens, and is not that itself. */
const papers: ReadonlySet<string> = new Set(["invoice", "bill", "billing", "payment", "receipt"]);

/** Whether a table's rows have a time, of one of some types (null: of any). */
function tellsTime(table: Table, types: readonly PhysicalType[] | null): boolean {
  const time = table.timeColumn === null ? null : findColumn(table, table.timeColumn);
  return time !== null && (types === null || types.includes(time.physicalType));
}
