import type { ColumnNote, ParentKey, SkippedSheet, TableReport } from "./outcome.ts";

/** A column before its type is known. */
export interface ExtractedColumn {
  /** Header as written; empty when there was none. */
  header: string;
  /** What the source itself says about the column, such as a spreadsheet's currency format. */
  notes: ColumnNote[];
  /** The source holds numbers as numbers (written here with a decimal point): no other number format is tried. */
  typedNumbers: boolean;
}

/** A table cut out of its file, cells still text, in a form that DuckDB reads in one go. */
export interface ExtractedTable {
  /** Wanted name; made safe and unique later. */
  name: string;
  /** Path of a canonical CSV (UTF-8, comma, no header): the line number, then one field a column. */
  csv: string;
  /** UTF-8 bytes of its longest row, at most: the reader's buffer must hold it. */
  longestRow: number;
  columns: ExtractedColumn[];
  /** Rows may be shorter than the list of columns, which grew while they were written. */
  ragged: boolean;
  /** Name of an added last column that numbers the rows, for child tables to point at; null without children. */
  rowKey: string | null;
  report: TableReport;
  parentKey: ParentKey | null;
}

/** What an extractor hands back; plain data, so that it can cross a thread. */
export interface Extraction {
  tables: ExtractedTable[];
  skippedSheets: SkippedSheet[];
}

/** A report with nothing in it, to be filled in by the reader of one format. */
export function emptyReport(): TableReport {
  return {
    encoding: null,
    delimiter: null,
    headerRow: null,
    preambleLines: 0,
    footerLines: 0,
    skippedLines: { total: 0, samples: [] },
    sheet: null,
    readAs: null,
  };
}
