import type { ColumnProfile } from "@parlance/contract";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

const topValueCount = 50;

/** What is known of a table's columns, by name, over `rows` rows: all or a sample. Lengths are average characters of text. */
export type TableProfile = {
  rows: number;
  columns: Map<string, ColumnProfile & { averageLength: number | null }>;
};

/** Counts, extremes and most frequent values of each column: one pass for the figures, one short query for the values of each column. */
export async function profileTable(reader: SourceReader, shape: TableShape): Promise<TableProfile> {
  const columns: TableProfile["columns"] = new Map();
  if (shape.columns.length === 0) return { rows: shape.rowCount, columns };
  const [all] = await reader.rows(
    `SELECT ${shape.columns.map((column) => figureList(reader, column)).join(", ")}, COUNT(*) FROM ${reader.sample(shape.name)}`,
  );
  const figures = all ?? [];
  const rows = Number(figures.at(-1) ?? 0);
  for (const [index, column] of shape.columns.entries()) {
    const [filled, distinct, minimum, maximum, length] = figures.slice(index * 5, index * 5 + 5);
    const profile = {
      sampledRows: rows,
      nulls: rows - Number(filled ?? 0),
      distinct: Number(distinct ?? 0),
      minimum: minimum ?? null,
      maximum: maximum ?? null,
      averageLength: length === null || length === undefined ? null : Number(length),
    };
    const unique = profile.distinct === Number(filled ?? 0) && profile.distinct > topValueCount;
    columns.set(column.name, {
      ...profile,
      topValues: unique ? [] : await topValues(reader, shape.name, column),
    });
  }
  return { rows, columns };
}

function figureList(reader: SourceReader, column: TableShape["columns"][number]): string {
  const name = reader.quote(column.name);
  const isText = column.physicalType === "string";
  const length = isText ? `AVG(${reader.length(reader.asText(name))})` : "NULL";
  const value =
    column.physicalType === "boolean"
      ? `CASE WHEN ${name} THEN 1 WHEN NOT ${name} THEN 0 END`
      : isText
        ? reader.asText(name)
        : name;
  return `COUNT(${name}), COUNT(DISTINCT ${name}), MIN(${value}), MAX(${value}), ${length}`;
}

async function topValues(
  reader: SourceReader,
  table: string,
  column: TableShape["columns"][number],
): Promise<ColumnProfile["topValues"]> {
  const name = reader.quote(column.name);
  const value = column.physicalType === "string" ? reader.asText(name) : name;
  const rows = await reader.rows(
    `SELECT ${value}, COUNT(*) FROM ${reader.sample(table)} WHERE ${name} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${topValueCount}`,
  );
  return rows.map(([value, count]) => ({ value: value ?? null, count: Number(count) }));
}
