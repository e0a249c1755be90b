import type { IngestFailure } from "../outcome.ts";

/** What a file's bytes say it is. */
export type Format =
  | "delimited"
  | "json"
  | "xlsx"
  | "xlsb"
  | "ods"
  | "xls"
  | "excel-xml"
  | "html"
  | "xml"
  | "pdf"
  | "zip"
  | "word"
  | "powerpoint"
  | "office"
  | "parquet"
  | "sqlite"
  | "gzip"
  | "image"
  | "archive"
  | "rtf"
  | "program"
  | "avro"
  | "arrow"
  | "binary";

/** A format, or why the file cannot be read whatever it is. */
export type DetectedFormat = { ok: true; format: Format } | { ok: false; failure: IngestFailure };
