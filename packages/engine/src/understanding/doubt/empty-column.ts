import { type Column, type Failure, rowsOf, speaksOf, type Table } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

/**
 * The reason why a reading tells nothing: a column that it takes words for holds no value in any row. Null where it names none, or
 * asks for the rows without a value.
 */
export function emptyColumn({ query, matches }: Candidate, { model }: ModelIndex): Failure | null {
  for (const table of model.tables)
    for (const column of table.columns) {
      const named = `${table.name}.${column.name}`;
      if (!isEmpty(table, column) || !matches.some(({ names }) => names === named)) continue;
      if (looksForNone(query, table.name, column.name)) continue;
      const reason = `none of the ${table.rowCount ?? ""} ${rowsOf(table.label.toLowerCase())} has a value there`;
      return { code: "nothing-to-read", what: `“${column.label}”`, reason: reason.replace("  ", " ") };
    }
  return null;
}

/** Nulls in all the rows that there are. */
const isEmpty = ({ rowCount }: Table, { profile }: Column): boolean =>
  profile !== null &&
  profile.distinct === 0 &&
  profile.sampledRows > 0 &&
  profile.nulls === profile.sampledRows &&
  profile.sampledRows >= (rowCount ?? 0);

/** Whether a query asks which rows have no value of a column, or nothing but whether they have one. */
function looksForNone(query: unknown, table: string, column: string): boolean {
  const found = usesOf(query, (part) => speaksOf(part, column, table), false);
  return found.includes("none") || (found.length > 0 && !found.includes("value"));
}

/** What the parts of a query do with a column: take its values, or ask for rows that have none, or any. */
function usesOf(
  part: unknown,
  isOf: (part: unknown) => boolean,
  denied: boolean,
): ("value" | "none" | "any")[] {
  if (Array.isArray(part)) return part.flatMap((one) => usesOf(one, isOf, denied));
  if (typeof part !== "object" || part === null) return [];
  const kind = "kind" in part ? part.kind : null;
  if (kind === "null") return isOf(part) ? [denied ? "any" : "none"] : [];
  if (kind === "field") return isOf(part) ? ["value"] : [];
  return Object.values(part).flatMap((one) => usesOf(one, isOf, denied !== (kind === "not")));
}
