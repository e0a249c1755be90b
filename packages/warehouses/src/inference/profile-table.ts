import type { ColumnProfile } from "@parlance/contract";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";
import { topValueCount, topValuesOf } from "./top-values.ts";

/** What is known of a table's columns, by name, over `rows` rows: all or a sample. Lengths are average characters of text. */
export type TableProfile = {
  rows: number;
  columns: Map<string, ColumnProfile & { averageLength: number | null }>;
};

/** Counts, extremes and most frequent values of each column: one statement for the figures, one for the values of each type. */
export async function profileTable(reader: SourceReader, shape: TableShape): Promise<TableProfile> {
  const columns: TableProfile["columns"] = new Map();
  if (shape.columns.length === 0) return { rows: shape.rowCount, columns };
  const [all] = await reader.rows(
    `SELECT ${shape.columns.map((column) => figureList(reader, column)).join(", ")}, COUNT(*) FROM ${reader.sample(shape.name)}`,
  );
  const figures = all ?? [];
  const rows = Number(figures.at(-1) ?? 0);
  const repeating: TableShape["columns"] = [];
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
    if (!unique && profile.distinct > 0) repeating.push(column);
    columns.set(column.name, { ...profile, topValues: [] });
  }
  for (const [name, topValues] of await topValuesOf(reader, shape.name, repeating)) {
    const profile = columns.get(name);
    if (profile !== undefined) columns.set(name, { ...profile, topValues });
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
