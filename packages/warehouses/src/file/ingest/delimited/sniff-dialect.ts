import { cellKind } from "../typing/cell-kind.ts";
import { type DelimitedRecord, type Dialect, tokenizeAll } from "./tokenize.ts";

/** A dialect with the records of the head read in it. */
export interface SniffedDialect {
  /** Null delimiter in the report stands for a file of one column. */
  singleColumn: boolean;
  dialect: Dialect;
  records: DelimitedRecord[];
  /** Most frequent number of cells of a record. */
  width: number;
}

const USUAL = [",", ";", "\t", "|", "\x01", "\x1f"];
const UNUSUAL = ["^", "~", "¦", "#", "*", ":", " "];
/** Score above which the unusual delimiters are not tried. */
const GOOD = 0.45;
/** Score below which the file counts as one column. */
const POOR = 0.12;
const SAMPLE_CHARACTERS = 64 * 1024;

/** Finds delimiter and quotes from a file's head: the reading with the most records of one width and the cleanest cells. */
export function sniffDialect(text: string, complete: boolean): SniffedDialect {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const whole = complete && sample.length === text.length;
  const backslash = /\\"(?![,;\t|\r\n]|$)/.test(sample) && !/[^\\,;\t|\n]""[^,;\t|\r\n]/.test(sample);
  const best = (delimiters: string[]) =>
    delimiters
      .filter((delimiter) => sample.includes(delimiter))
      .flatMap((delimiter) =>
        quotesIn(sample).map((quote) => rate(sample, whole, { delimiter, quote, backslash })),
      )
      .reduce<Rated | null>((top, rated) => (top === null || rated.score > top.score ? rated : top), null);
  let found = best(USUAL);
  if (found === null || found.score < GOOD) {
    const other = best(UNUSUAL);
    if (other !== null && other.score > GOOD && other.score > (found?.score ?? 0)) found = other;
  }
  const singleColumn = found === null || found.score < POOR;
  const dialect =
    singleColumn || found === null ? { delimiter: "\x1f", quote: '"', backslash } : found.dialect;
  const records = tokenizeAll(text, dialect, complete);
  return { singleColumn, dialect, records, width: singleColumn ? 1 : modalWidth(records).width };
}

interface Rated {
  dialect: Dialect;
  score: number;
}

function quotesIn(sample: string): (string | null)[] {
  const quotes: (string | null)[] = ['"'];
  if (sample.includes('"')) quotes.push(null);
  if (/(^|[,;\t|\n])'[^'\r\n]*'([,;\t|\r\n]|$)/.test(sample)) quotes.push("'");
  return quotes;
}

/** Score between 0 and 1: share of records of the usual width, how plain their cells are, and a little for more columns. */
function rate(sample: string, whole: boolean, dialect: Dialect): Rated {
  const records = tokenizeAll(sample, dialect, whole);
  const { width, share } = modalWidth(records);
  if (width < 2) return { dialect, score: 0 };
  const cells = records.filter((record) => record.cells.length === width).slice(0, 200);
  const plain = plainness(cells, dialect);
  const broken = records.some((record) => record.unclosedQuote) ? 0.9 : 1;
  const preference = dialect.quote === '"' ? 1 : dialect.quote === null ? 0.85 : 0.98;
  return { dialect, score: share * plain * (1 - 1 / (width + 1)) * preference * broken };
}

/** Most frequent width among the records that are not blank (two cells or more where such are common), and its share. */
function modalWidth(records: DelimitedRecord[]): { width: number; share: number } {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { cells } of records) {
    if (cells.length === 1 && cells[0]?.trim() === "") continue;
    total += 1;
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  let [width, top] = [1, 0];
  for (const [cells, count] of counts) {
    const weight = cells === 1 ? count / 4 : count;
    if (weight > top || (weight === top && cells > width)) [width, top] = [cells, weight];
  }
  return { width, share: total === 0 ? 0 : (counts.get(width) ?? 0) / total };
}

/** 1 where every cell is a number, date, boolean or empty; text counts half, text with other delimiters or stray quotes nothing. */
function plainness(records: DelimitedRecord[], dialect: Dialect): number {
  let sum = 0;
  let count = 0;
  for (const { cells } of records) {
    for (const cell of cells) {
      count += 1;
      sum += cellKind(cell) !== "text" ? 1 : isSuspicious(cell, dialect) ? 0.1 : 0.7;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function isSuspicious(cell: string, dialect: Dialect): boolean {
  if (dialect.quote === null && /^\s*"|"\s*$/.test(cell)) return true;
  if (dialect.quote !== "'" && /^'.*'$|^'[^']*$|^[^']*'$/.test(cell.trim())) return true;
  return cell.length < 60 && /[;\t|]/.test(cell);
}
