import type { ColumnEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** Whether a table has a row for each day: its dates, or numbers and names of them, and nothing that is measured. */
export function isCalendar(
  { tables, columns }: Pick<ModelIndex, "tables" | "columns">,
  table: number,
): boolean {
  const own = (tables[table]?.columns ?? []).flatMap((id) => columns[id] ?? []);
  const parts = own.filter(({ words }) => words.some((word) => calendarWords.has(word)));
  return (
    own.length >= 3 &&
    own.some(({ column }) => column.physicalType === "date") &&
    parts.length >= own.length * 0.8
  );
}

/** The calendar that a table's rows refer to; null where they refer to none. */
export const calendarOf = (
  index: Pick<ModelIndex, "graph" | "tables" | "columns">,
  table: number,
): number | null =>
  index.graph.ways[table]?.find(({ to, toOne }) => toOne && isCalendar(index, to))?.to ?? null;

/** The date of the calendar that a table's rows refer to by one column alone; null where they refer to none, or by several. */
export function calendarDate(
  index: Pick<ModelIndex, "graph" | "tables" | "columns">,
  table: number,
): ColumnEntry | null {
  const calendars = (index.graph.ways[table] ?? []).filter(({ to, toOne }) => toOne && isCalendar(index, to));
  const [only, other] = calendars;
  if (only === undefined || other !== undefined) return null;
  const own = (index.tables[only.to]?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
  return own.find(({ column }) => column.physicalType === "date") ?? null;
}

const calendarWords: ReadonlySet<string> = new Set(
  "date day week month quarter year weekday weekend holiday calendar season semester fiscal".split(" "),
);
