import type { ColumnEntry, TableEntry } from "./entries.ts";

/** Whether a table's rows are people: they have a first and a last name, a birth date, or a gender and a marital status. */
export function isPersonal(table: TableEntry, columns: readonly ColumnEntry[]): boolean {
  const own = table.columns.flatMap((id) => columns[id]?.words.join(" ") ?? []);
  const has = (...names: string[]): boolean =>
    own.some((words) => names.some((name) => words.endsWith(name)));
  return (
    (has("first name") && has("last name")) ||
    has("birth date", "date of birth", "birthday", "birthdate") ||
    (has("gender", "sex") && has("marital status"))
  );
}

/** The one table whose rows are people; null where there is none, or more than one. */
export function personTable(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): TableEntry | null {
  const [only, other] = tables.filter((table) => isPersonal(table, columns));
  return other === undefined ? (only ?? null) : null;
}
