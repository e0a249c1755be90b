/** Types a column of an ingested table can have. `decimal` is an IEEE double in the Parquet file, `integer` a 64-bit one within ±2^53. */
export type IngestedType = "string" | "integer" | "decimal" | "boolean" | "date" | "timestamp" | "time";

/** What was decided about a column while reading it, for the user to check. */
export type ColumnNote =
  | { kind: "currency"; codes: string[] }
  | { kind: "percent" }
  | { kind: "decimal-comma" }
  | { kind: "date-order"; order: DateOrder; assumed: boolean }
  | { kind: "converted-to-utc" }
  | { kind: "local-time" }
  | { kind: "null-tokens"; count: number }
  | { kind: "leading-zeros" }
  | { kind: "long-digits" }
  | { kind: "phone-numbers" }
  | { kind: "duration-hours" }
  | { kind: "duration-seconds" }
  | { kind: "renamed" }
  | { kind: "from-headers"; columns: number };

/** Order of day, month and year in a column's dates. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** A cell that its column's type could not hold; `line` is 1-based, as a spreadsheet numbers the file's rows. */
export interface RejectedCell {
  line: number;
  value: string;
}

/** One column as it stands in the Parquet file. */
export interface IngestedColumn {
  name: string;
  /** The header as written; empty when there was none. */
  sourceName: string;
  type: IngestedType;
  /** Empty cells and null tokens; rejected cells are not among them. */
  nulls: number;
  /** Cells that became null because the column's type could not hold them, with up to 5 samples. */
  rejected: { count: number; samples: RejectedCell[] };
  notes: ColumnNote[];
}

/** Why a line is not, or not wholly, in the table. */
export type LineReason =
  | "blank"
  | "preamble"
  | "footer"
  | "total"
  | "repeated-header"
  | "unclosed-quote"
  | "unreadable"
  | "too-many-cells"
  | "too-few-cells";

/** A line (1-based) of the source and what happened to it. */
export interface LineIssue {
  line: number;
  reason: LineReason;
}

/** How a table was found in the file. */
export interface TableReport {
  /** Encoding as found (`ascii`, `utf-8`, `utf-8-sig`, `utf-16le`, `cp1252`, …); null for binary formats. */
  encoding: string | null;
  delimiter: string | null;
  /** 0-based record (row of the sheet) that holds the names; null where the table has none. */
  headerRow: number | null;
  preambleLines: number;
  footerLines: number;
  /** Lines left out or changed: total, and the first 50. */
  skippedLines: { total: number; samples: LineIssue[] };
  /** Name of the sheet, and whether it is hidden; null outside workbooks. */
  sheet: { name: string; hidden: boolean } | null;
  /** What the content is when the name says otherwise but it was readable all the same. */
  readAs: string | null;
}

/** Key that leads from a child table of nested JSON to its parent. */
export interface ParentKey {
  column: string;
  parentTable: string;
  parentColumn: string;
}

/** One table of the file, kept as Parquet. */
export interface IngestedTable {
  /** Unique in the file, letters, digits and underscores. */
  name: string;
  /** Path inside the folder. */
  parquet: string;
  rowCount: number;
  columns: IngestedColumn[];
  report: TableReport;
  parentKey: ParentKey | null;
}

/** What kept a file out. `limit` and sizes are bytes unless the name says otherwise. */
export type IngestFailure =
  | { code: "empty-file" }
  | { code: "no-rows" }
  | { code: "encrypted-file" }
  | { code: "truncated-file"; format: string }
  | { code: "wrong-type"; named: string; found: string }
  | { code: "unsupported-type"; found: string }
  | { code: "too-large"; limit: number; unit: "bytes" | "rows" | "memory" }
  | { code: "zip-bomb"; unpackedBytes: number; packedBytes: number }
  | { code: "too-many-columns"; columns: number; limit: number }
  | { code: "unreadable"; detail: string }
  | { code: "timed-out"; seconds: number }
  | { code: "cancelled" };

/** A sheet that gave no table. */
export interface SkippedSheet {
  name: string;
  reason: "empty" | "very-hidden";
}

/** What became of a file: its tables, or the one reason why not (and then nothing is left in the folder). */
export type IngestOutcome =
  | { ok: true; tables: IngestedTable[]; skippedSheets: SkippedSheet[] }
  | { ok: false; failure: IngestFailure };

/** Where the work stands; `fraction` (0 to 1) is of the whole import. */
export interface IngestProgress {
  phase: "checking" | "reading" | "typing" | "writing";
  fraction: number;
}

/** Bounds of one import. */
export interface IngestLimits {
  maxBytes: number;
  maxRows?: number;
  /** Columns of one table; 2,000 unless told. */
  maxColumns?: number;
  /** Milliseconds for the whole import; 10 minutes unless told. */
  timeoutMs?: number;
  /** Megabytes of heap for the parser's worker; 768 unless told. */
  workerMemoryMb?: number;
}
