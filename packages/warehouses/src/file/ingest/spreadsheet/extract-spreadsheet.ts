import { readFileSync } from "node:fs";
import { join } from "node:path";
import { read, type WorkBook } from "@e965/xlsx";
import { canonicalWriter } from "../canonical-writer.ts";
import { type ExtractedTable, type Extraction, emptyReport } from "../extracted-table.ts";
import type { IngestFailure } from "../outcome.ts";
import { noteSkippedLine } from "../skipped-lines.ts";
import type { ExtractJob, ExtractResult } from "../worker/extract-job.ts";
import { cutTables, type SheetTable } from "./cut-tables.ts";
import { readSheet } from "./read-sheet.ts";

type SpreadsheetJob = Extract<ExtractJob, { kind: "spreadsheet" }>;

const GENERIC_SHEET =
  /^(sheet|tabelle|feuil|feuille|hoja|foglio|blad|planilha|arkusz|лист|sheet1)[\s_]*\d*$/i;
const VERY_HIDDEN = 2;

/** Reads every sheet of a workbook and writes each table found as a canonical CSV. Hidden sheets are read and marked. */
export function extractSpreadsheet(
  job: SpreadsheetJob,
  onProgress: (fraction: number) => void,
): ExtractResult {
  const opened = openWorkbook(job.path);
  if (!opened.ok) return opened;
  onProgress(0.5);
  const { workbook } = opened;
  const extraction: Extraction = { tables: [], skippedSheets: [] };
  for (const [index, name] of workbook.SheetNames.entries()) {
    const hidden = workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0;
    const sheet = workbook.Sheets[name];
    const tables = hidden === VERY_HIDDEN || !sheet ? [] : cutTables(readSheet(sheet, isDate1904(workbook)));
    if (tables.length === 0) {
      extraction.skippedSheets.push({ name, reason: hidden === VERY_HIDDEN ? "very-hidden" : "empty" });
    }
    for (const table of tables) {
      const columns = table.columns.length;
      if (columns > job.maxColumns) return fail({ code: "too-many-columns", columns, limit: job.maxColumns });
      const csv = join(job.folder, `sheet-${extraction.tables.length}.csv`);
      extraction.tables.push(writeSheetTable(table, csv, { name, hidden: hidden > 0 }, job.readAs));
    }
    onProgress(0.5 + (0.5 * (index + 1)) / workbook.SheetNames.length);
  }
  if (extraction.tables.length === 0) return fail({ code: "no-rows" });
  const [only] = extraction.tables;
  if (only && extraction.tables.length === 1 && GENERIC_SHEET.test(only.name)) only.name = job.name;
  return { ok: true, extraction };
}

type Opened = { ok: true; workbook: WorkBook } | { ok: false; failure: IngestFailure };

function openWorkbook(path: string): Opened {
  try {
    const bytes = readFileSync(path);
    const workbook = read(bytes, {
      type: "buffer",
      dense: true,
      raw: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
    });
    return { ok: true, workbook };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (/password|encrypt|ECMA-376/i.test(detail)) return fail({ code: "encrypted-file" });
    if (/end of|truncat|too small|size <|out of range|out of bounds|sector|Corrupt/i.test(detail)) {
      return fail({ code: "truncated-file", format: "workbook" });
    }
    return fail({ code: "unreadable", detail });
  }
}

function isDate1904(workbook: WorkBook): boolean {
  const properties = workbook.Workbook?.WBProps as { date1904?: boolean | string } | undefined;
  return properties?.date1904 === true || properties?.date1904 === "1" || properties?.date1904 === "true";
}

function writeSheetTable(
  table: SheetTable,
  csv: string,
  sheet: { name: string; hidden: boolean },
  readAs: string | null,
): ExtractedTable {
  const report = {
    ...emptyReport(),
    headerRow: table.headerRow,
    preambleLines: table.preambleRows,
    footerLines: table.footerRows.length,
    sheet,
    readAs,
  };
  for (const row of table.rowsWithStrays) noteSkippedLine(report, row + 1, "too-many-cells");
  for (const row of table.footerRows) noteSkippedLine(report, row + 1, "footer");
  const writer = canonicalWriter(csv, table.columns.length);
  for (const row of table.rows) writer.write(row.index + 1, row.cells);
  writer.close();
  const shape = { csv, longestRow: writer.longestRow, columns: table.columns, ragged: false, rowKey: null };
  return { name: sheet.name, ...shape, report, parentKey: null };
}

function fail(failure: IngestFailure): { ok: false; failure: IngestFailure } {
  return { ok: false, failure };
}
