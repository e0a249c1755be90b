import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";

/** What the members that a column tells apart are called: the rows of the table that it names, or the column's values. */
export function memberName(
  { table, column }: { table: string; column: string },
  { graph, tables, columns }: ModelIndex,
): string | null {
  const id = graph.tableIds.get(table);
  const entry = columns.find((each) => each.table === id && each.column.name === column);
  const naming = entry !== undefined && tables[entry.table]?.naming.includes(entry.id) === true;
  const label = naming ? tables[entry.table]?.table.label : entry?.column.label;
  return label === undefined ? null : lowered(label);
}
