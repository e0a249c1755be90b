import type { SemanticModel } from "@parlance/contract";
import { leaders } from "../lexicon/workers.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/** References whose name says as what the other rows stand there, with the words for it. */
export function roleKeys(
  { relationships }: SemanticModel,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; words: readonly string[] }[] {
  return relationships.flatMap(({ from, to }) => {
    const own = tables.find(({ table }) => table.name === from.table);
    const other = tables.find(({ table }) => table.name === to.table);
    const key = columns.find(
      ({ table, column }) =>
        table === own?.id && column.name === from.columns[0] && from.columns.length === 1,
    );
    const words = other === undefined || key === undefined ? null : roleIn(key.words, other.words);
    return words === null || key === undefined ? [] : [{ column: key.id, words }];
  });
}

/** "Skipper" of a "skipper person id" that refers to people, "manager" of the "manager id" of a branch; null for other names. */
function roleIn(words: readonly string[], other: readonly string[]): readonly string[] | null {
  const [leader = "", key, further] = words;
  if (leaders.has(leader) && key === "id" && further === undefined && !other.includes(leader))
    return [leader];
  const end = [...other, "id"].join(" ");
  const role = words.slice(0, -other.length - 1);
  return role.length > 0 && words.slice(role.length).join(" ") === end ? role : null;
}
