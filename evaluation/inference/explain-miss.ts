import type { SemanticModel } from "@parlance/contract";
import type { Database, Reference } from "./database.ts";

/** Why a declared reference was not found, from the data, in a few words. */
export function explainMiss(
  { tables }: Database,
  { relationships }: Pick<SemanticModel, "relationships">,
  missed: Reference,
): string {
  const other = relationships.find(
    ({ from }) =>
      from.table === missed.table && missed.columns.every((column) => from.columns.includes(column)),
  );
  const values = columnOf(tables, missed.table, missed.columns[0] ?? "").filter((value) => value !== "");
  const keys = columnOf(tables, missed.refTable, missed.refColumns[0] ?? "");
  if (other !== undefined && other.from.columns.length > missed.columns.length)
    return `part of the reference to ${other.to.table} (${other.to.columns.join(", ")})`;
  if (new Set(keys).size < keys.length * 0.97) return "its target does not tell rows apart";
  if (other !== undefined) return `taken for a reference to ${other.to.table}.${other.to.columns.join(", ")}`;
  if (values.length === 0) return "the column is empty";
  const known = new Set(keys);
  const share = values.filter((value) => known.has(value)).length / values.length;
  if (share < 0.8) return `${Math.round(share * 100)} % of its values are found`;
  const distinct = new Set(values).size;
  return `${distinct} different values in ${values.length} rows fit ${known.size} keys by chance`;
}

function columnOf(tables: Database["tables"], table: string, column: string): string[] {
  const [head = [], ...rows] = tables.find(({ name }) => name === table)?.rows ?? [];
  const at = head.indexOf(column);
  return rows.map((row) => row[at] ?? "");
}
