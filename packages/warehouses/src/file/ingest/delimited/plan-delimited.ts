import { getDecoder } from "iconv-lite";
import { emptyReport } from "../extracted-table.ts";
import { findHeader } from "../layout/find-header.ts";
import type { TableReport } from "../outcome.ts";
import { detectEncoding, type Encoding } from "./detect-encoding.ts";
import type { ByteScan } from "./scan-bytes.ts";
import { type SniffedDialect, sniffDialect } from "./sniff-dialect.ts";
import type { DelimitedRecord, Dialect } from "./tokenize.ts";

/** How a delimited file will be read; plain data, so that it can cross a thread. */
export interface DelimitedPlan {
  path: string;
  encoding: Encoding;
  dialect: Dialect;
  headers: string[];
  /** Index of the first record of data; what stands before it is header and preamble. */
  firstRecord: number;
  /** Every property of the head allows DuckDB's own strict reader. */
  clean: boolean;
  report: TableReport;
}

/** Decides encoding, dialect, header and width from a file's head; null when the head holds no cell at all. */
export function planDelimited(path: string, scan: ByteScan, complete: boolean): DelimitedPlan | null {
  const encoding = detectEncoding(scan);
  const text = decodeHead(scan, encoding);
  const sniffed = sniffDialect(text, complete);
  const { records, dialect } = sniffed;
  const rows = records.map(({ cells }) => (isComment(cells, sniffed.width) ? [] : cells));
  const minCells = sniffed.width <= 2 ? sniffed.width : sniffed.width - 1;
  const layout = findHeader(rows, minCells);
  if (layout.body < 0) return null;
  const headers = headersOf(rows, layout.header, layout.body, sniffed.width);
  const report: TableReport = {
    ...emptyReport(),
    encoding: encoding.name,
    delimiter: sniffed.singleColumn ? null : dialect.delimiter,
    headerRow: layout.header,
    preambleLines: layout.header ?? layout.body,
  };
  const clean = isClean(scan, encoding, sniffed, headers) && report.preambleLines === 0;
  return { path, encoding, dialect, headers, firstRecord: layout.body, clean, report };
}

/** A remark above the table: it starts with `#` and is not as wide as the table's rows. */
function isComment(cells: string[], width: number): boolean {
  return width > 1 && cells.length !== width && (cells[0] ?? "").startsWith("#");
}

function decodeHead(scan: ByteScan, encoding: Encoding): string {
  const decoder = getDecoder(encoding.codec, { stripBOM: false });
  return decoder.write(scan.head.subarray(encoding.bomBytes)).replace(/\ufffd$/, "");
}

/** Header cells, one for each column; a header that lacks the row names' column (as R writes it) gets an empty first one. */
function headersOf(rows: string[][], header: number | null, body: number, width: number): string[] {
  const data = rows.slice(body, body + 500).filter((row) => row.some((cell) => cell.trim() !== ""));
  const used = (row: string[]) => row.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (header === null) return Array.from({ length: Math.max(width, 1) }, () => "");
  const named = (rows[header] ?? []).map((cell) => cell.trim());
  const usual = data.filter((row) => row.length === width).length >= data.length / 2 ? width : named.length;
  const missing = usual - named.length;
  if (missing === 1 && data.every((row) => row.length === usual && used(row) === usual))
    return ["", ...named];
  const long = data.filter((row) => used(row) > named.length);
  if (missing > 0 && long.length >= data.length / 10)
    return [...named, ...Array.from({ length: missing }, () => "")];
  return named;
}

function isClean(scan: ByteScan, encoding: Encoding, sniffed: SniffedDialect, headers: string[]): boolean {
  const { dialect, records } = sniffed;
  return (
    encoding.codec === "utf8" &&
    scan.utf8 &&
    !scan.loneCr &&
    !scan.hasNul &&
    !sniffed.singleColumn &&
    !dialect.backslash &&
    !headers.some((header) => /[\r\n]/.test(header)) &&
    records.every((record) => isWhole(record, headers.length))
  );
}

/** Blanks at a cell's ends other than spaces, which DuckDB's trimming leaves. */
const ODD_PADDING = /^[^\S ]|[^\S ]$/;

function isWhole(record: DelimitedRecord, width: number): boolean {
  const { cells } = record;
  if (record.unclosedQuote || record.paddedQuote || cells.length !== width) return false;
  return !cells.some((cell) => ODD_PADDING.test(cell));
}
