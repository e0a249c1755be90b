import type { Literal, ResultColumn, TimeGrain } from "@parlance/contract";
import { formatNumber, type Locale, unitOf } from "./format-number.ts";
import { formatTime } from "./format-time.ts";
import { localeDate, localeNumber } from "./formatters.ts";

/** Place and, for times, the period that a value stands for (the grain that its column was truncated to). */
export type FormatOptions = { locale?: Locale; grain?: TimeGrain | null };

/** What a group of rows without a member of its own is called. */
export const noMember = "(none)";

/** Writes one cell exactly, by its column's type and unit; null is "–". */
export function formatCell(
  value: Literal,
  column: ResultColumn,
  { locale = "en-US", grain = null }: FormatOptions = {},
): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (column.type === "date" || column.type === "timestamp")
    return formatTime(String(value), grain ?? column.grain ?? null, locale, column.fiscalYearStart);
  if (typeof value === "string") return isBigInteger(value, column) ? grouped(value, locale) : value;
  if (!Number.isFinite(value)) return "–";
  const called = partName(value, column, locale);
  if (called !== null) return called;
  return column.role === "dimension" && column.unit.kind === "none"
    ? plain(value, column, locale)
    : formatNumber(value, unitOf(column), locale);
}

/** What people call a weekday (1 is Monday) a month or a quarter of the year; null of other numbers. */
function partName(value: number, { part }: ResultColumn, locale: Locale): string | null {
  if (part === "day-of-week" && value >= 1 && value <= 7)
    return localeDate(Date.UTC(2024, 0, value), locale, { weekday: "long" });
  if (part === "month-of-year" && value >= 1 && value <= 12)
    return localeDate(Date.UTC(2024, value - 1), locale, { month: "long" });
  return part === "quarter-of-year" ? `Q${value}` : null;
}

/** Years, codes and cyclic parts are written without separators. */
const plain = (value: number, { type }: ResultColumn, locale: Locale): string =>
  type === "integer" ? String(value) : localeNumber(value, locale, { maximumFractionDigits: 4 });

const isBigInteger = (value: string, { type, role }: ResultColumn): boolean =>
  type === "integer" && role === "measure" && /^-?\d+$/.test(value);

const grouped = (value: string, locale: Locale): string => localeNumber(BigInt(value), locale, {});
