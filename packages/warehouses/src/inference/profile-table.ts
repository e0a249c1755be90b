import type { ColumnProfile, Literal, PhysicalType } from "@parlance/contract";
import { hoursOfDay, tellsTimeOfDay } from "./hours-of-day.ts";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";
import { topValueCount, topValuesOf } from "./top-values.ts";

/** What is known of a table's columns, by name, over `rows` rows: all or a sample. Lengths are average characters of text. */
export type TableProfile = {
  rows: number;
  columns: Map<string, ColumnProfile & { averageLength: number | null }>;
};

/** Columns whose figures one statement reads at most: PostgreSQL's select lists end at 1,664 expressions, MySQL's at 4,096. */
const columnsAtOnce = 300;
/** Expressions of one column's figures. */
const figuresOfColumn = 5;

/** Counts, extremes, most frequent values and hours of each column: one statement for the figures, one for the values of each type, one for the hours. */
export async function profileTable(reader: SourceReader, shape: TableShape): Promise<TableProfile> {
  const columns: TableProfile["columns"] = new Map();
  if (shape.columns.length === 0) return { rows: shape.rowCount, columns };
  const figures = await figuresOf(reader, shape);
  const rows = Number(figures.at(-1) ?? 0);
  const repeating: TableShape["columns"] = [];
  const timed: TableShape["columns"] = [];
  for (const [index, column] of shape.columns.entries()) {
    const [filled, distinct, minimum, maximum, length] = figures.slice(index * figuresOfColumn);
    const profile = {
      sampledRows: rows,
      nulls: rows - Number(filled ?? 0),
      distinct: Number(distinct ?? 0),
      minimum: finite(minimum, column.physicalType),
      maximum: finite(maximum, column.physicalType),
      averageLength: length === null || length === undefined ? null : Number(length),
    };
    const unique = profile.distinct === Number(filled ?? 0) && profile.distinct > topValueCount;
    if (!unique && profile.distinct > 0) repeating.push(column);
    if (column.physicalType === "timestamp" && tellsTimeOfDay(profile)) timed.push(column);
    columns.set(column.name, { ...profile, topValues: [] });
  }
  for (const [name, topValues] of await topValuesOf(reader, shape.name, repeating)) {
    const profile = columns.get(name);
    if (profile !== undefined) columns.set(name, { ...profile, topValues });
  }
  for (const [name, hours] of await hoursOfDay(reader, shape.name, timed)) {
    const profile = columns.get(name);
    if (profile !== undefined) columns.set(name, { ...profile, hours });
  }
  return { rows, columns };
}

/** An extreme; null where it is no day that a calendar has ("infinity", "0044-03-15 BC", "0000-00-00"). */
const finite = (value: Literal | undefined, type: PhysicalType): Literal =>
  (type === "date" || type === "timestamp") && !Number.isFinite(Date.parse(String(value)))
    ? null
    : (value ?? null);

/** The figures of each column one behind the other, and the number of rows at the end. */
async function figuresOf(reader: SourceReader, { name, columns }: TableShape): Promise<Literal[]> {
  const figures: Literal[] = [];
  let rows: Literal = 0;
  for (let at = 0; at < columns.length; at += columnsAtOnce) {
    const lists = columns.slice(at, at + columnsAtOnce).map((column) => figureList(reader, column));
    const [all = []] = await reader.rows(`SELECT ${lists.join(", ")}, COUNT(*) FROM ${reader.sample(name)}`);
    figures.push(...all.slice(0, -1));
    rows = all.at(-1) ?? 0;
  }
  return [...figures, rows];
}

function figureList(reader: SourceReader, column: TableShape["columns"][number]): string {
  const name = reader.value(column);
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
