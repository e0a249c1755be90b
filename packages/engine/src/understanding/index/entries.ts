import { type Column, isNumberType, type Table } from "@parlance/contract";
import type { TextForm } from "./text-form.ts";

/** A table with its place among the tables; `words` are its name's, in dictionary form. */
export type TableEntry = {
  id: number;
  table: Table;
  words: string[];
  columns: number[];
  /** The columns that name a row to people; empty where none does. */
  naming: number[];
  /** The columns of another table that name a row where it has no name of its own; empty elsewhere. */
  borrowed: number[];
  /** Primary key columns. */
  key: number[];
};

/** A column with its place among all columns. `core` leaves out the words that repeat the table's. */
export type ColumnEntry = {
  id: number;
  table: number;
  column: Column;
  words: string[];
  core: string[];
  foreign: boolean;
  /** What a text column's values are read as where they are compared or computed with; `column` then has that type. */
  form: TextForm | null;
  /** What the numbers that such texts hold are counted in ("min" and "season" of "90 min", "3 Seasons"). */
  units: readonly string[];
  /** The columns of the same row that tell the year and the day of a month; `form` then is "day". */
  parts: DateParts | null;
  /** The month's column that stands for the whole date which this one is a part of; itself for that one. */
  partOf: number | null;
  /** Whether its values are percentages. */
  percent: boolean;
};

/** Names of the columns that make a date of a month's name, or of its number; it begins the month where no day is told. */
export type DateParts = { year: string; day: string | null; numbered: boolean };

/** Whether a column holds dates or timestamps. */
export const isTime = (column: Column | null | undefined): boolean =>
  column?.physicalType === "date" || column?.physicalType === "timestamp";

/** Whether a column tells times of day: as such, or beside dates, all of which at midnight tell none. */
export const tellsClock = ({ physicalType, profile }: Column): boolean =>
  physicalType === "time" ||
  (physicalType === "timestamp" &&
    (profile === null || profile.minimum === null || profile.hours !== undefined));

/** Whether a column tells a figure of its rows: a number that measures, and no reference. */
export const holdsFigure = ({ column, foreign }: Pick<ColumnEntry, "column" | "foreign">): boolean =>
  !foreign && column.role === "measure" && isNumeric(column);

/** Whether a column holds numbers. */
export const isNumeric = (column: Column | null | undefined): boolean => isNumberType(column?.physicalType);
