import { type CellObject, utils, type WorkSheet, write } from "@e965/xlsx";
import { formatNumber, type Locale } from "@parlance/charts";
import {
  type DataAnswer,
  isNumberType,
  type Literal,
  type ResultColumn,
  type ResultTable,
  type TimeGrain,
} from "@parlance/contract";
import { conventionsOf } from "./conventions-of.ts";
import { exportedTable } from "./exported-table.ts";

/** An answer as a workbook: its rows, and on a second sheet what was asked and how it was read. Cells are values, never formulas. */
export function answerToXlsx(answer: DataAnswer): Blob {
  const book = utils.book_new();
  utils.book_append_sheet(book, rowsSheet(exportedTable(answer), conventionsOf(answer).locale), "Answer");
  utils.book_append_sheet(book, factsSheet(answer), "How I got this");
  const bytes = write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer;
  return new Blob([bytes], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}

/** Widths of columns, in characters. */
const width = { least: 10, most: 48 };

function rowsSheet({ columns, rows }: ResultTable, locale: Locale): WorkSheet {
  const cells = rows.map((row) => columns.map((column, at) => cellOf(row[at] ?? null, column, locale)));
  const sheet = utils.aoa_to_sheet([columns.map(({ label }) => label), ...cells]);
  const texts = (at: number): number[] => rows.slice(0, 500).map((row) => String(row[at] ?? "").length);
  sheet["!cols"] = columns.map(({ label }, at) => ({
    wch: Math.min(width.most, Math.max(width.least, label.length + 3, ...texts(at).map((size) => size + 2))),
  }));
  sheet["!autofilter"] = { ref: sheet["!ref"] ?? "A1" };
  return sheet;
}

function factsSheet({ question, reading, evidence, table }: DataAnswer): WorkSheet {
  const facts: [string, Literal][] = [
    ["Question", question],
    ["Read as", reading.sentence],
    ["Source", evidence.sourceLabel],
    ["Rows", table.rowCount],
    ...(table.truncated ? ([["Note", "The result was cut at this many rows."]] as [string, Literal][]) : []),
    ["Answered", evidence.answeredAt],
    ["SQL", evidence.sql],
  ];
  const sheet = utils.aoa_to_sheet(facts);
  sheet["!cols"] = [{ wch: width.least }, { wch: 2 * width.most }];
  return sheet;
}

function cellOf(value: Literal, column: ResultColumn, locale: Locale): CellObject | null {
  if (value === null) return null;
  if (typeof value === "boolean") return { t: "b", v: value };
  if (typeof value === "number") return { t: "n", v: value, ...formatOf(column, locale) };
  const day = column.type === "date" || column.type === "timestamp" ? dayNumber(value) : null;
  return day === null ? { t: "s", v: value } : { t: "n", v: day, z: dateFormat(column.grain, day) };
}

const milliseconds = 86_400_000;

/** Days before 1970, and the first that spreadsheets count alike (March 1900). */
const days = { to1970: 25_569, first: 61 };

/** A time as spreadsheets count it; null of other texts and of times before 1900. */
function dayNumber(value: string): number | null {
  const instant = Date.parse(/[T ]\d/.test(value) ? `${value.replace(" ", "T").replace(/Z?$/, "Z")}` : value);
  const day = instant / milliseconds + days.to1970;
  return Number.isFinite(day) && day >= days.first ? day : null;
}

const dateFormat = (grain: TimeGrain | undefined, day: number): string =>
  grain === "year"
    ? "yyyy"
    : grain === "month"
      ? "mmm yyyy"
      : Number.isInteger(day)
        ? "yyyy-mm-dd"
        : "yyyy-mm-dd hh:mm:ss";

/** A figure's format: as the page writes it, with its unit before or behind; codes and years as they are. */
function formatOf({ type, role, unit, decimals }: ResultColumn, locale: Locale): { z?: string } {
  if (!isNumberType(type) || (role === "dimension" && unit.kind === "none")) return {};
  if (unit.kind === "ratio") return { z: "0.00%" };
  const places = decimals ?? (type === "integer" ? 0 : 2);
  const [, before = "", after = ""] = /^(\D*)[\d.,]+(.*)$/.exec(formatNumber(2, unit, locale)) ?? [];
  const quoted = (text: string): string => (text === "" ? "" : `"${text.replaceAll('"', "")}"`);
  return { z: `${quoted(before)}#,##0${places > 0 ? `.${"0".repeat(places)}` : ""}${quoted(after)}` };
}
