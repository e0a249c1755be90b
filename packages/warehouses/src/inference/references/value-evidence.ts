import type { ColumnKeys } from "./column-keys.ts";

/** What the values of a column say about its referring to a key; shares are 0 to 1. */
export type ValueEvidence = {
  /** Share of filled rows whose value is a key. */
  rowInclusion: number;
  /** Share of distinct values that are keys. */
  inclusion: number;
  /** Share of the keys that are used, as a ratio to what as many rows would use by chance; at most 1. */
  coverage: number;
  /** How unlikely such inclusion is by chance, in bits: of values scattered over the range, text above all. */
  surprise: number;
  /** Bits for a column of small numbers that uses a dense run of keys to its end. */
  fit: number;
  /** Bits against a column of numbers that lie in a small part of the keys' range. */
  misfit: number;
  /** Bits that whole inclusion says of numbers with gaps between them, as no table numbers its rows by itself. */
  scatter: number;
  /** Whether the column's values are all of the keys and nothing else. */
  isWhole: boolean;
};

/** What is counted of a column's values among a key's. */
export type Overlap = { found: number; foundRows: number; rows: number; minimum: number; maximum: number };

/** After so many values, a column that holds few keys is given up. */
const patience = 300;

/** Counts a column's values among a key's; null when there are too few, or too many to hold. */
export function overlapOf(from: ColumnKeys, to: ColumnKeys): Overlap | null {
  if (from.values === null || to.values === null) return null;
  const overlap = {
    found: 0,
    foundRows: 0,
    rows: 0,
    minimum: Number.POSITIVE_INFINITY,
    maximum: Number.NEGATIVE_INFINITY,
  };
  let seen = 0;
  for (const [value, count] of from.values) {
    seen += 1;
    overlap.rows += count;
    if (to.values.has(value)) {
      overlap.found += 1;
      overlap.foundRows += count;
      const number = from.valueClass === "number" ? Number(value) : 0;
      overlap.minimum = Math.min(overlap.minimum, number);
      overlap.maximum = Math.max(overlap.maximum, number);
    } else if (seen === patience && overlap.foundRows < overlap.rows / 2) return null;
  }
  return overlap.found === 0 ? null : overlap;
}

/** What an overlap says. */
export function valueEvidence(from: ColumnKeys, to: ColumnKeys, overlap: Overlap): ValueEvidence {
  const share = overlap.found / to.distinct;
  const expected = 1 - Math.exp(-overlap.foundRows / to.distinct);
  return {
    rowInclusion: overlap.foundRows / overlap.rows,
    inclusion: overlap.found / from.distinct,
    coverage: Math.min(1, share / expected),
    surprise: surprise(from, to, overlap.found),
    fit: Math.log2(overlap.found + 1) * Math.min(1, share / expected),
    scatter: overlap.found === from.distinct && gapBits(from) >= 1 ? overlap.found * gapBits(to) : 0,
    isWhole: overlap.found === to.distinct && overlap.found === from.distinct,
    misfit: misfit(to, overlap),
  };
}

/**
 * Bits against: of keys 1 to 1,000, ten references are hardly 1 to 10. The chance that all of some values drawn from a range
 * fall into a part of it is the part's share to the power of their number, which is cut, since real use is uneven.
 */
function misfit(to: ColumnKeys, { found, minimum, maximum }: Overlap): number {
  if (to.valueClass !== "number") return 0;
  const share = (maximum - minimum + 1) / (to.maximum - to.minimum + 1);
  return Math.min(14, Math.min(found - 1, 6) * Math.log2(1 / Math.min(1, share)));
}

/** Most bits that surprise may bring: beyond a few values, inclusion is sure and says no more about which table. */
const mostBits = 12;

/** Most bits of numbers that start late: many tables number from 100001. */
const mostOffset = 7;

/**
 * How far the share of values found exceeds what chance would find: for numbers the density of the keys in their range, as the
 * information (Kullback and Leibler) that each value brings.
 */
function surprise(from: ColumnKeys, to: ColumnKeys, found: number): number {
  if (to.valueClass === "text") return Math.min(mostBits, found * 2);
  if (to.valueClass === "day") return Math.min(mostBits / 2, found / 8);
  const density = Math.min(1, to.distinct / (to.maximum - to.minimum + 1));
  const share = Math.min(1, found / from.distinct);
  const offset = to.minimum > 50 ? Math.min(mostOffset, Math.log2(to.minimum / 50)) : 0;
  if (share <= density) return Math.min(mostBits, offset);
  const information =
    share * Math.log2(share / density) +
    (share < 1 ? (1 - share) * Math.log2((1 - share) / (1 - density)) : 0);
  return Math.min(mostBits, information * from.distinct + offset);
}

/** Bits that each number brings by being a key, where keys lie apart in other than even steps. */
function gapBits({ valueClass, values, minimum, maximum, distinct }: ColumnKeys): number {
  if (valueClass !== "number" || values === null) return 0;
  const step = [...values.keys()].reduce((common, value) => divisor(common, Number(value) - minimum), 0);
  return step > 0 ? Math.log2(((maximum - minimum) / step + 1) / distinct) : 0;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Signs in the values of a column that it counts or measures: multiples of five, small values oftener than large ones. */
export function looksMeasured({ values, valueClass, minimum }: ColumnKeys): number {
  if (values === null || valueClass !== "number") return 0;
  const numbers = [...values].map(([value, count]) => ({ value: Number(value), count }));
  const rows = numbers.reduce((sum, { count }) => sum + count, 0);
  const five = numbers.reduce((sum, { value, count }) => sum + (value % 5 === 0 ? count : 0), 0) / rows;
  const round = numbers.length >= 5 && five > 0.5 ? 4 : 0;
  const falling = numbers.length >= 8 && rows > 4 * numbers.length && rankCorrelation(numbers) < -0.6 ? 3 : 0;
  const signs = minimum <= 0 ? 2 : 0;
  return round + falling + signs;
}

/** Spearman's rank correlation of values with how often they occur. */
function rankCorrelation(numbers: { value: number; count: number }[]): number {
  const ranks = (key: "value" | "count"): Map<object, number> =>
    new Map([...numbers].sort((a, b) => a[key] - b[key]).map((each, rank) => [each, rank]));
  const [values, counts] = [ranks("value"), ranks("count")];
  const squares = numbers.reduce(
    (sum, each) => sum + ((values.get(each) ?? 0) - (counts.get(each) ?? 0)) ** 2,
    0,
  );
  const n = numbers.length;
  return 1 - (6 * squares) / (n * (n * n - 1));
}
