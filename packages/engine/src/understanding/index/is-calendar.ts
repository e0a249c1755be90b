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

const calendarWords: ReadonlySet<string> = new Set(
  "date day week month quarter year weekday weekend holiday calendar season semester fiscal".split(" "),
);
