import type { ColumnProfile, Table } from "@parlance/contract";
import type { ColumnValues } from "@parlance/engine";
import { inParallel } from "./in-parallel.ts";
import type { SourceReader } from "./source-reader.ts";

/** Distinct values of one column that are indexed at most; more are cut by frequency. */
const maximumValues = 50_000;
/** Text longer than this on average is prose, not a name. */
const longestAverage = 120;

/** The distinct values of every column whose values people may say: text that is not prose, most frequent first. */
export async function columnValues(reader: SourceReader, tables: Table[]): Promise<ColumnValues[]> {
  const texts = tables.flatMap((table) =>
    table.columns
      .filter(
        ({ physicalType, hidden, profile }) =>
          physicalType === "string" && !hidden && (profile?.distinct ?? 0) > 0,
      )
      .map((column) => ({ table: table.name, column: column.name, profile: column.profile })),
  );
  return inParallel(texts, async ({ table, column, profile }) => {
    if (profile !== null && profile.topValues.length === profile.distinct)
      return { table, column, values: profile.topValues.flatMap(sayable) };
    const name = reader.asText(reader.quote(column));
    const rows = await reader.rows(
      `SELECT ${name}, COUNT(*) FROM ${reader.sample(table)} WHERE ${reader.length(name)} BETWEEN 1 AND ${longestAverage}
       GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${maximumValues}`,
    );
    return {
      table,
      column,
      values: rows.map(([value, count]) => ({ value: String(value), count: Number(count) })),
    };
  });
}

/** A value that the profile knows already, unless it is empty or prose. */
function sayable({ value, count }: ColumnProfile["topValues"][number]): { value: string; count: number }[] {
  const text = String(value);
  const length = [...text].length;
  return length >= 1 && length <= longestAverage ? [{ value: text, count }] : [];
}
