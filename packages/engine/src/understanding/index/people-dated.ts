import type { ColumnEntry } from "./entries.ts";

const people: ReadonlySet<string> = new Set(
  "customer client buyer member user employee patient student guest donor subscriber tenant".split(" "),
);

/** Whom a date says since when they are such ("customer" of a "date customer"); null for other columns. */
export function peopleDated({ column, words }: ColumnEntry): string | null {
  const [date, whom = "", other] = words;
  return column.role === "time" && date === "date" && other === undefined && people.has(whom) ? whom : null;
}
