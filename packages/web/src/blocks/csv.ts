import type { DataAnswer, Literal, ResultTable } from "@parlance/contract";
import { exportedTable } from "./exported-table.ts";

/** An answer's rows as a file that spreadsheets open as UTF-8. */
export const answerToCsv = (answer: DataAnswer): Blob =>
  new Blob([`\uFEFF${tableToCsv(exportedTable(answer))}`], { type: "text/csv" });

/** A result as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets a quote mark in front. */
export function tableToCsv(table: ResultTable): string {
  const lines = [
    table.columns.map(({ label }) => csvCell(label)),
    ...table.rows.map((row) => row.map(csvCell)),
  ];
  return lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** One cell: quoted where it must be, harmless where it would be a formula. Numbers are left alone, so that −5 stays a number. */
export function csvCell(value: Literal): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that does not start a formula (= + - @, tab, line break); a number beyond what fits a number stays one. */
export const harmless = (text: string): string =>
  /^(?!-?\d{16,}$)[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
