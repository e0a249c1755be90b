import type { GrowingTable, TableSet } from "./table-set.ts";

/** A parsed JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Deepest nesting that becomes columns; what lies deeper is kept as JSON text. */
const DEEPEST = 8;

/**
 * Adds one record to a table: nested objects become columns `outer_inner`, lists of objects become rows of a child table
 * that carry the record's row number, and lists of plain values become one text joined by commas.
 */
export function addRecord(set: TableSet, table: GrowingTable, record: Json, parentRow: number | null): void {
  const row = table.writer.rows + 1;
  const cells: (string | null)[] = [];
  const put = (path: string, value: string, number: boolean) => {
    let column = table.columns.get(path);
    if (!column) {
      column = { at: table.columns.size, numbers: 0, present: 0 };
      table.columns.set(path, column);
    }
    if (number) column.numbers += 1;
    if (value !== "") column.present += 1;
    while (cells.length < column.at) cells.push(null);
    cells[column.at] = value === "" ? null : value;
  };
  const children: [string, Json[]][] = [];
  const visit = (path: string, value: Json, depth: number) => {
    if (value === null) return put(path, "", false);
    if (typeof value !== "object") return put(path, String(value), typeof value === "number");
    if (Array.isArray(value)) {
      if (value.some(isRecord) && value.every((item) => item === null || isRecord(item)))
        children.push([path, value]);
      else put(path, value.some(isNested) ? JSON.stringify(value) : value.map(String).join(", "), false);
      return;
    }
    if (depth >= DEEPEST) return put(path, JSON.stringify(value), false);
    for (const [key, inner] of Object.entries(value))
      visit(path === "" ? key : `${path}_${key}`, inner, depth + 1);
  };
  if (table.parentKey !== null && parentRow !== null) put(table.parentKey.column, String(parentRow), true);
  visit(isRecord(record) ? "" : "value", record, 0);
  table.writer.write(row, cells);
  for (const [path, items] of children) {
    const child = set.table(`${table.name}_${path}`, table);
    for (const item of items) if (item !== null) addRecord(set, child, item, row);
  }
}

/** Whether a value is an object. */
export function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNested(value: Json): boolean {
  return typeof value === "object" && value !== null;
}
