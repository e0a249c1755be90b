import { isNumberType, type Literal } from "@parlance/contract";
import type { TableProfile } from "../profile-table.ts";
import type { SourceReader } from "../source-reader.ts";
import type { TableShape } from "../table-shape.ts";
import { keyName } from "./key-words.ts";

/** Distinct values that are compared in memory; columns of more are compared by the database. */
export const mostValues = 50_000;
/** Text that is longer on average is no key. */
const longestKey = 48;

/** What can refer to what: numbers to numbers, text to text, days to days. */
export type ValueClass = "number" | "text" | "day";

/** The values of a column and how many rows have each, in one spelling; `values` is null where they are too many. */
export type ColumnKeys = {
  table: string;
  column: string;
  position: number;
  /** Columns of the table. */
  width: number;
  valueClass: ValueClass;
  rows: number;
  nulls: number;
  distinct: number;
  minimum: number;
  maximum: number;
  values: Map<string, number> | null;
};

/** A table's columns that may be keys or refer to one, and its key. */
export type KeyedTable = { name: string; rowCount: number; primaryKey: string[]; columns: ColumnKeys[] };

/**
 * Reads the columns of a table that could be a key or refer to one: whole numbers, short text, days, and times where
 * `times` are asked for.
 */
export async function readColumnKeys(
  reader: SourceReader,
  shape: TableShape,
  profile: TableProfile,
  times: boolean,
): Promise<ColumnKeys[]> {
  const found: ColumnKeys[] = [];
  for (const [position, column] of shape.columns.entries()) {
    const figures = profile.columns.get(column.name);
    const valueClass = times && column.physicalType === "timestamp" ? "day" : classOf(column.physicalType);
    if (figures === undefined || valueClass === null || figures.distinct === 0) continue;
    if ((figures.averageLength ?? 0) > longestKey) continue;
    const isUnique = figures.distinct === profile.rows - figures.nulls;
    const distinct = isUnique && shape.sample !== null ? shape.rowCount : figures.distinct;
    const values =
      distinct > mostValues ? null : await valuesOf(reader, shape.name, reader.value(column), valueClass);
    if (column.physicalType === "decimal" && !isWhole(values) && !keyName(column.name).isKey) continue;
    found.push({
      table: shape.name,
      column: column.name,
      position,
      width: shape.columns.length,
      valueClass,
      rows: values === null || shape.sample === null ? shape.rowCount : sum(values),
      nulls: figures.nulls,
      distinct: values?.size ?? distinct,
      minimum: valueClass === "number" ? Number(figures.minimum) : 0,
      maximum: valueClass === "number" ? Number(figures.maximum) : 0,
      values,
    });
  }
  return found;
}

/** What a column can refer to and be referred to by; null where it can do neither. */
export function classOf(type: TableShape["columns"][number]["physicalType"]): ValueClass | null {
  if (isNumberType(type)) return "number";
  if (type === "string") return "text";
  return type === "date" ? "day" : null;
}

const isWhole = (values: Map<string, number> | null): boolean =>
  values !== null && [...values.keys()].every((value) => Number.isInteger(Number(value)));

async function valuesOf(
  reader: SourceReader,
  table: string,
  name: string,
  valueClass: ValueClass,
): Promise<Map<string, number>> {
  const rows = await reader.rows(
    `SELECT ${name}, COUNT(*) FROM ${reader.table(table)} WHERE ${name} IS NOT NULL GROUP BY ${name}`,
  );
  const values = new Map<string, number>();
  for (const [value, count] of rows) {
    const spelled = spelling(value ?? null, valueClass);
    if (spelled !== "") values.set(spelled, (values.get(spelled) ?? 0) + Number(count));
  }
  return values;
}

/** Values that people take for the same: numbers by value, text without regard to case and space around it. */
const spelling = (value: Literal, valueClass: ValueClass): string =>
  valueClass === "number" ? String(Number(value)) : String(value).trim().toLowerCase();

const sum = (values: Map<string, number>): number =>
  [...values.values()].reduce((total, count) => total + count, 0);
