import { type ColumnProfile, failureText, type Literal } from "@parlance/contract";
import type { Warehouse } from "@parlance/engine";
import { identifier } from "./identifier.ts";
import type { TableShape } from "./table-shape.ts";

const limits = { timeoutSeconds: 120, maximumRows: 200_000, signal: null };
const topValueCount = 50;

/** What is known of a table's columns, by name: `lengths` are average characters of text. */
export type TableProfile = { columns: Map<string, ColumnProfile & { averageLength: number | null }> };

/** Rows of a statement of ours; a source that refuses to be profiled cannot be used, so that throws. */
export async function query(warehouse: Warehouse, text: string): Promise<Literal[][]> {
  const result = await warehouse.run({ text, parameters: [] }, limits);
  if (!result.ok) throw new Error(`${failureText(result.failure)}\n${text}`);
  return result.value.rows;
}

/** Counts, extremes and most frequent values of each column: one pass for the figures, one short query for the values of each column. */
export async function profileTable(warehouse: Warehouse, shape: TableShape): Promise<TableProfile> {
  const columns: TableProfile["columns"] = new Map();
  if (shape.columns.length === 0) return { columns };
  const [figures] = await query(
    warehouse,
    `SELECT ${shape.columns.map(figureList).join(", ")} FROM ${identifier(shape.name)}`,
  );
  for (const [index, column] of shape.columns.entries()) {
    const [filled, distinct, minimum, maximum, length] = (figures ?? []).slice(index * 5, index * 5 + 5);
    const profile = {
      sampledRows: shape.rowCount,
      nulls: shape.rowCount - Number(filled ?? 0),
      distinct: Number(distinct ?? 0),
      minimum: minimum ?? null,
      maximum: maximum ?? null,
      averageLength: length === null || length === undefined ? null : Number(length),
    };
    const unique = profile.distinct === Number(filled ?? 0) && profile.distinct > topValueCount;
    columns.set(column.name, {
      ...profile,
      topValues: unique ? [] : await topValues(warehouse, shape.name, column.name),
    });
  }
  return { columns };
}

function figureList(column: TableShape["columns"][number]): string {
  const name = identifier(column.name);
  const length = column.physicalType === "string" ? `AVG(LENGTH(${name}))` : "NULL";
  return `COUNT(${name}), COUNT(DISTINCT ${name}), MIN(${name}), MAX(${name}), ${length}`;
}

async function topValues(
  warehouse: Warehouse,
  table: string,
  column: string,
): Promise<ColumnProfile["topValues"]> {
  const name = identifier(column);
  const rows = await query(
    warehouse,
    `SELECT ${name}, COUNT(*) FROM ${identifier(table)} WHERE ${name} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${topValueCount}`,
  );
  return rows.map(([value, count]) => ({ value: value ?? null, count: Number(count) }));
}
