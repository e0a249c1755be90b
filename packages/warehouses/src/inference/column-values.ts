import type { Table } from "@parlance/contract";
import type { ColumnValues, Warehouse } from "@parlance/engine";
import { identifier } from "./identifier.ts";
import { query } from "./profile-table.ts";

/** Distinct values of one column that are indexed at most; more are cut by frequency. */
const maximumValues = 50_000;
/** Text longer than this on average is prose, not a name. */
const longestAverage = 120;

/** The distinct values of every column whose values people may say: text that is not prose, most frequent first. */
export async function columnValues(warehouse: Warehouse, tables: Table[]): Promise<ColumnValues[]> {
  const found: ColumnValues[] = [];
  for (const table of tables) {
    for (const column of table.columns) {
      if (column.physicalType !== "string" || column.hidden || (column.profile?.distinct ?? 0) === 0)
        continue;
      const name = identifier(column.name);
      const rows = await query(
        warehouse,
        `SELECT ${name}, COUNT(*) FROM ${identifier(table.name)} WHERE LENGTH(${name}) BETWEEN 1 AND ${longestAverage}
         GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maximumValues}`,
      );
      found.push({
        table: table.name,
        column: column.name,
        values: rows.map(([value, count]) => ({ value: String(value), count: Number(count) })),
      });
    }
  }
  return found;
}
