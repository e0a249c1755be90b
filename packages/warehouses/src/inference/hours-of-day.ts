import type { ColumnProfile } from "@parlance/contract";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

type ShapeColumn = TableShape["columns"][number];

/** The share of each timestamp column's values in each hour of the day, by column name: one statement for all of a table. */
export async function hoursOfDay(
  reader: SourceReader,
  table: string,
  columns: readonly ShapeColumn[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (columns.length === 0) return found;
  const statements = columns.map((column, at) => {
    const value = reader.value(column);
    return `SELECT ${at} AS place, ${reader.hour(value)} AS hour_of_day, COUNT(*) AS hour_count FROM ${reader.sample(table)} WHERE ${value} IS NOT NULL GROUP BY 2`;
  });
  const counts = columns.map(() => new Array<number>(24).fill(0));
  for (const [at, hour, count] of await reader.rows(statements.join(" UNION ALL ")))
    counts[Number(at)]?.splice(Number(hour), 1, Number(count));
  for (const [at, { name }] of columns.entries()) {
    const own = counts[at] ?? [];
    const total = own.reduce((sum, count) => sum + count, 0);
    if (total > 0)
      found.set(
        name,
        own.map((count) => Math.round((count / total) * 1e6) / 1e6),
      );
  }
  return found;
}

/** Whether a column's extremes tell a time of day beside the date. */
export const tellsTimeOfDay = ({ minimum, maximum }: Pick<ColumnProfile, "minimum" | "maximum">): boolean =>
  [minimum, maximum].some((value) => /[T ](?!00:00(?::00(?:\.0*)?)?(?:Z|$))\d/.test(String(value)));
