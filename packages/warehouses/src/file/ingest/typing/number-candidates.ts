import type { ColumnNote } from "../outcome.ts";
import { type Candidate, type Locale, WORTH_MEASURING } from "./candidate.ts";
import {
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  corePattern,
  matchesFormat,
  NUMBER_FORMATS,
  type NumberFormat,
  type NumberText,
  numberText,
} from "./number-text.ts";
import { literal } from "./sql-text.ts";

/** Number formats that most of the sampled cells are written in, likeliest first. */
export function numberCandidates(cells: string[], locale: Locale, bareOnly: boolean): Candidate[] {
  const numbers = cells.map(numberText).filter((number) => number !== null);
  if (numbers.length < cells.length * WORTH_MEASURING || numbers.length === 0) return [];
  const percent = numbers.filter((number) => number.percent).length > numbers.length / 2;
  const decorated = cells.some(isDecorated);
  const marked = numbers.some((number) => /[.,]/.test(number.core));
  const open = marked ? locale : { ...locale, commaDecimals: false };
  const rated = (bareOnly ? NUMBER_FORMATS.slice(0, 1) : NUMBER_FORMATS)
    .map((format) => ({ format, fits: numbers.filter((number) => matchesFormat(number, format)).length }))
    .filter(({ fits }) => fits >= cells.length * WORTH_MEASURING)
    .sort((a, b) => b.fits - a.fits || preference(a.format, open) - preference(b.format, open));
  const notes = numberNotes(numbers, percent);
  const [first] = rated;
  return rated
    .filter(
      (one) =>
        one === first || (one.fits === first?.fits && one.format.decimal !== first.format.decimal && marked),
    )
    .slice(0, 2)
    .map(({ format }) => candidate(format, notes, percent, decorated));
}

/** Whether the sampled cells can only be numbers with a decimal comma (true), with a point (false), or leave it open (null). */
export function decimalVote(cells: string[]): boolean | null {
  const numbers = cells.map(numberText).filter((number) => number !== null);
  if (numbers.length < cells.length * WORTH_MEASURING || numbers.length === 0) return null;
  const fits = (decimal: "." | ",") =>
    Math.max(
      ...NUMBER_FORMATS.filter((format) => format.decimal === decimal).map(
        (format) => numbers.filter((number) => matchesFormat(number, format)).length,
      ),
    );
  const [point, comma] = [fits("."), fits(",")];
  return point === comma ? null : comma > point;
}

function isDecorated(cell: string): boolean {
  return numberText(cell) !== null && !/^[-+]?[0-9.,'’\s]+(e[-+]?\d+)?$/i.test(cell.trim());
}

function numberNotes(numbers: NumberText[], percent: boolean): ColumnNote[] {
  const codes = [
    ...new Set(numbers.flatMap((number) => (number.currency === null ? [] : [number.currency]))),
  ];
  const notes: ColumnNote[] = [];
  if (codes.length > 0) notes.push({ kind: "currency", codes });
  if (percent) notes.push({ kind: "percent" });
  return notes;
}

/** Lower is likelier where two formats fit equally well: bare first, then the locale's decimal mark. */
function preference(format: NumberFormat, locale: Locale): number {
  const foreign = (format.decimal === ",") === locale.commaDecimals ? 0 : 10;
  return foreign + NUMBER_FORMATS.indexOf(format) / 10;
}

function candidate(
  format: NumberFormat,
  notes: ColumnNote[],
  percent: boolean,
  decorated: boolean,
): Candidate {
  const bare = format.decimal === "." && format.group === null && !decorated;
  return {
    kind: "number",
    sql: (cell) => (bare ? bareSql(cell) : decoratedSql(cell, format, percent)),
    notes: format.decimal === "," ? [...notes, { kind: "decimal-comma" }] : notes,
    order: null,
    bare,
    decimal: format.decimal,
  };
}

function bareSql(cell: string): string {
  return `(case when isfinite(try_cast(${cell} as double)) then try_cast(${cell} as double) end)`;
}

/** Checks the whole cell against the format, then reads its digits with sign and percent. */
function decoratedSql(cell: string, format: NumberFormat, percent: boolean): string {
  const currency = `(?:${CURRENCY_WORDS}|[${CURRENCY_SIGNS}])`;
  const blank = "[\\s\u00a0\u202f]*";
  const pattern = `(?i)[(]?${blank}[-+−]?${blank}${currency}?${blank}[-+−]?${blank}${corePattern(format)}${blank}(?:${currency}|%)?${blank}[-−]?${blank}%?[)]?`;
  const digits = `regexp_replace(${cell}, ${literal(`[^0-9${format.decimal}]`)}, '', 'g')`;
  const number = format.decimal === "," ? `replace(${digits}, ',', '.')` : digits;
  const sign = `(case when regexp_matches(${cell}, '[-−(]') then -1 else 1 end)`;
  const signed = `try_cast(${number} as double) * ${sign}`;
  // A hundredth in binary is seldom the nearest number to what was written: 8.9 % would be 0.08900000000000001.
  const value = percent ? `round(${signed} / 100, 14)` : signed;
  const scientific =
    format.group === null && format.decimal === "." && !percent ? ` else ${bareSql(cell)}` : "";
  return `(case when regexp_full_match(${cell}, ${literal(pattern)}) then ${value}${scientific} end)`;
}
