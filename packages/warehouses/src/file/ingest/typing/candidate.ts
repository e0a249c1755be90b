import type { ColumnNote, DateOrder } from "../outcome.ts";

/** A way to read a column's cells, to be measured over all rows. */
export interface Candidate {
  kind: "number" | "boolean" | "date" | "time";
  /** DuckDB expression over a text expression; null where the cell does not fit. */
  sql(cell: string): string;
  notes: ColumnNote[];
  /** Order of a date whose order the cells leave open; null otherwise. */
  order: DateOrder | null;
  /** Numbers written bare, with a decimal point, so that leading zeros and long digits can be told. */
  bare: boolean;
  /** Decimal mark of a number. */
  decimal: "." | ",";
}

/** What the rest of the file suggests where a column alone does not decide. */
export interface Locale {
  commaDecimals: boolean;
  dayFirst: boolean | null;
}

/** Share of the sampled cells that a reading must fit to be measured at all. */
export const WORTH_MEASURING = 0.9;
