import type { ColumnProfile, PhysicalType } from "@parlance/contract";
import { type SourceReader, SourceRefused } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

type ShapeColumn = TableShape["columns"][number];
type TopValues = ColumnProfile["topValues"];

/** Most frequent values that are kept of a column. */
export const topValueCount = 50;
/** Columns that one statement reads at most. */
const columnsAtOnce = 25;
/** Types whose columns can stand under each other without being changed; days with a time of day may be of two kinds. */
const together: Record<PhysicalType, boolean> = {
  string: true,
  integer: true,
  decimal: true,
  boolean: true,
  date: true,
  timestamp: false,
  time: false,
};

/**
 * The most frequent values of columns, by name: one statement for all columns of a type, since a warehouse takes longer to
 * answer at all than to count. Where it refuses to put them together, one statement for each column.
 */
export async function topValuesOf(
  reader: SourceReader,
  table: string,
  columns: readonly ShapeColumn[],
): Promise<Map<string, TopValues>> {
  const found = new Map<string, TopValues>();
  for (const [type, alike] of Map.groupBy(columns, ({ physicalType }) => physicalType)) {
    const size = together[type] ? columnsAtOnce : 1;
    for (let at = 0; at < alike.length; at += size)
      await readTop(reader, table, alike.slice(at, at + size), found);
  }
  return found;
}

async function readTop(
  reader: SourceReader,
  table: string,
  columns: readonly ShapeColumn[],
  found: Map<string, TopValues>,
): Promise<void> {
  try {
    const rows = await reader.rows(
      `${columns.map((column, at) => statementOf(reader, table, column, at)).join(" UNION ALL ")} ORDER BY 1, 3 DESC, 2`,
    );
    for (const { name } of columns) found.set(name, []);
    for (const [at, value, count] of rows)
      found.get(columns[Number(at)]?.name ?? "")?.push({ value: value ?? null, count: Number(count) });
  } catch (error) {
    if (!(error instanceof SourceRefused) || columns.length === 1) throw error;
    for (const column of columns) await readTop(reader, table, [column], found);
  }
}

function statementOf(reader: SourceReader, table: string, column: ShapeColumn, at: number): string {
  const name = reader.value(column);
  const value = column.physicalType === "string" ? reader.asText(name) : name;
  return `SELECT ${at} AS place, top_value, top_count FROM (SELECT ${value} AS top_value, COUNT(*) AS top_count
FROM ${reader.sample(table)} WHERE ${name} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${topValueCount}) AS top_${at}`;
}
