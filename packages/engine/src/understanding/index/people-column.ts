import { columnKindOf } from "./column-kind-of.ts";
import { isTime } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { isShared, isSharedKey } from "./shared-key.ts";

/** Whom a column of names is of, who come again. */
export const people: ReadonlySet<string> = new Set(
  "customer client buyer member patron subscriber requester guest patient donor visitor user supplier company account".split(
    " ",
  ),
);

/** The column of the only sheet, which has a time, by whose number or name it tells those who come again ("customers" by customer ID); null where none or several do. */
export function peopleColumn(noun: string, { tables, columns, words }: ModelIndex): string | null {
  const [sheet, other] = tables;
  if (sheet === undefined || other !== undefined || sheet.table.timeColumn === null) return null;
  if (words.tablesByWord.has(noun)) return null;
  const found = (words.columnsByWord.get(noun) ?? []).filter((id) => {
    const { column, words: named } = columns[id] ?? {};
    if (column !== undefined && columnKindOf(column) === "flag") return false;
    if (column?.role === "key") return isSharedKey(id, { tables, columns });
    return (
      people.has(named?.findLast((word) => word !== "name") ?? "") &&
      !isTime(column) &&
      isShared(id, { columns, tables })
    );
  });
  const keys = found.filter((id) => columns[id]?.column.role === "key");
  const [only, second] = keys.length > 0 ? keys : found;
  return second === undefined ? (columns[only ?? -1]?.column.name ?? null) : null;
}
