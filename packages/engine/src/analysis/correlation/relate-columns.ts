import type { ResultTable } from "@parlance/contract";
import { toNumber } from "../series.ts";
import { type Coefficient, effectivePairs, pearson, spearman } from "../statistics/correlation.ts";
import { type CorrelationRatio, correlationRatio } from "../statistics/correlation-ratio.ts";

/** Two measures: both coefficients, the rows that hold both, and for series by how many periods the first is ahead. */
export type MeasurePair = {
  kind: "measures";
  columns: [number, number];
  pearson: Coefficient;
  spearman: Coefficient;
  rows: number[];
  lag: number;
};

/** A category and a measure. */
export type CategoryPair = {
  kind: "category";
  columns: [number, number];
  ratio: CorrelationRatio;
  rows: number[];
};

/** What two columns have to do with each other, or why that cannot be said. */
export type Relation =
  | MeasurePair
  | CategoryPair
  | { kind: "none"; columns: [number, number]; reason: string };

/** Pairs of values below which no correlation can be told from chance. */
const fewestPairs = 8;
/** Why two columns cannot be compared of which one holds a single value. */
export const unvarying = "one of them does not vary";
/** Members of a category beyond which it names its rows rather than groups them. */
const mostMembers = 50;

/** Two measures over the rows of a table. */
export function relateMeasures({ rows }: ResultTable, first: number, second: number): Relation {
  const columns: [number, number] = [first, second];
  const both = rows.flatMap((row, index) => {
    const [x, y] = [toNumber(row[first]), toNumber(row[second])];
    return x === null || y === null ? [] : [{ index, x, y }];
  });
  if (both.length < fewestPairs) return { kind: "none", columns, reason: "fewer than eight rows hold both" };
  const [x, y] = [both.map((pair) => pair.x), both.map((pair) => pair.y)];
  return paired(
    columns,
    x,
    y,
    both.map(({ index }) => index),
    both.length,
    0,
  );
}

/**
 * Two measures of consecutive periods (`rows` in time order), by their changes from period to period, so that a common trend
 * is no correlation; at the lag, of those up to a quarter of the series and `mostLag`, where they agree best. Its p-value is
 * multiplied by the lags tried.
 */
export function relateSeries(
  table: ResultTable,
  rows: number[],
  first: number,
  second: number,
  mostLag: number,
): Relation {
  const columns: [number, number] = [first, second];
  const values = (column: number): (number | null)[] =>
    rows.map((row) => toNumber(table.rows[row]?.[column]));
  const [a, b] = [changes(values(first)), changes(values(second))];
  const reach = Math.min(mostLag, Math.floor(a.length / 4));
  const tried = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).flatMap((lag) => {
    const pairs = a.flatMap((x, at) => {
      const y = b[at + lag];
      return x === null || y === null || y === undefined ? [] : [{ x, y, row: rows[at + 1] ?? 0 }];
    });
    if (pairs.length < fewestPairs) return [];
    const [x, y] = [pairs.map((pair) => pair.x), pairs.map((pair) => pair.y)];
    const relation = paired(
      columns,
      x,
      y,
      pairs.map(({ row }) => row),
      effectivePairs(x, y),
      lag,
    );
    return relation.kind === "measures" ? [relation] : [];
  });
  const best = tried.toSorted(
    (one, other) => Math.abs(other.spearman.value) - Math.abs(one.spearman.value),
  )[0];
  if (best === undefined)
    return { kind: "none", columns, reason: "fewer than eight periods hold both, or one does not change" };
  const corrected = (one: Coefficient): Coefficient => ({
    ...one,
    pValue: Math.min(1, one.pValue * tried.length),
  });
  return { ...best, pearson: corrected(best.pearson), spearman: corrected(best.spearman) };
}

function paired(
  columns: [number, number],
  x: number[],
  y: number[],
  rows: number[],
  effective: number,
  lag: number,
): Relation {
  const [moment, rank] = [pearson(x, y, effective), spearman(x, y, effective)];
  return moment === null || rank === null
    ? { kind: "none", columns, reason: unvarying }
    : { kind: "measures", columns, pearson: moment, spearman: rank, rows, lag };
}

const changes = (values: (number | null)[]): (number | null)[] =>
  values.slice(1).map((value, index) => {
    const before = values[index] ?? null;
    return value === null || before === null ? null : value - before;
  });

/** A category and a measure over the rows of a table. */
export function relateCategory({ rows }: ResultTable, category: number, measure: number): Relation {
  const columns: [number, number] = [category, measure];
  const both = rows.flatMap((row, index) => {
    const [member, value] = [row[category] ?? null, toNumber(row[measure])];
    return member === null || value === null ? [] : [{ index, member: String(member), value }];
  });
  if (both.length < fewestPairs) return { kind: "none", columns, reason: "fewer than eight rows hold both" };
  const members = both.map(({ member }) => member);
  const distinct = new Set(members).size;
  if (distinct > mostMembers || distinct > both.length / 2)
    return { kind: "none", columns, reason: "almost every row is a group of its own" };
  const ratio = correlationRatio(
    members,
    both.map(({ value }) => value),
  );
  return ratio === null
    ? { kind: "none", columns, reason: unvarying }
    : { kind: "category", columns, ratio, rows: both.map(({ index }) => index) };
}
