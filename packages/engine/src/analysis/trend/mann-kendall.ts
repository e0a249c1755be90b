import { normalUpper } from "../statistics/distributions.ts";
import { selectRank } from "../statistics/select-rank.ts";

/**
 * Result of the test: Theil–Sen slope per step and its 95 % interval, two-sided p-value, Kendall's tau, and by how much
 * autocorrelation inflated the variance (1: not).
 */
export type TrendTest = {
  slope: number;
  lower: number;
  upper: number;
  pValue: number;
  tau: number;
  inflation: number;
};

/** The normal distribution's 97.5 % point. */
const z95 = 1.959963984540054;

/** Pairs grow with the square: beyond so many values means of neighbours are compared. */
const mostCompared = 2000;

/**
 * Mann–Kendall test with the variance correction of Hamed and Rao (1998, J. Hydrology 204) for autocorrelated values,
 * and the Theil–Sen slope with its interval (Sen 1968, JASA 63). `places` are the values' ascending places in time, in
 * steps (default: 0, 1, 2, …). Only values of one segment are compared (`segments`, ascending numbers; default: one), as the
 * seasonal test compares those of one season (Hirsch and others 1982): level shifts between segments then have no say. Null
 * below eight values or where all are equal. O(n²) for n values, of which more than 2,000 are first averaged in runs of equally
 * many neighbours.
 */
export function mannKendall(
  values: readonly number[],
  places: readonly number[] = values.map((_, index) => index),
  segments: readonly number[] = values.map(() => 0),
): TrendTest | null {
  if (values.length <= mostCompared) return compareAll(values, places, segments);
  const runs = runsOf(segments, Math.ceil(values.length / mostCompared));
  const means = (of: readonly number[]): number[] =>
    runs.map(({ from, to }) => of.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from));
  const kept = runs.map(({ from }) => segments[from] ?? 0);
  return compareAll(means(values), means(places), kept);
}

/** Neighbours of one segment, `size` at a time; the last run of a segment may be shorter. Indices, half-open. */
function runsOf(segments: readonly number[], size: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, segment] of segments.entries()) {
    const last = runs.at(-1);
    if (last === undefined || last.to - last.from === size || segments[last.from] !== segment)
      runs.push({ from: index, to: index + 1 });
    else last.to = index + 1;
  }
  return runs;
}

function compareAll(
  values: readonly number[],
  places: readonly number[],
  segments: readonly number[],
): TrendTest | null {
  const n = values.length;
  if (n < 8) return null;
  const pairs = new Float64Array(pairsWithin(segments));
  let s = 0;
  let count = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n && segments[j] === segments[i]; j++) {
      const difference = (values[j] ?? 0) - (values[i] ?? 0);
      s += Math.sign(difference);
      pairs[count++] = difference / ((places[j] ?? 0) - (places[i] ?? 0));
    }
  }
  if (count === 0) return null;
  const slopes = pairs.subarray(0, count);
  const slope = middle(slopes);
  const inflated = inflation(values.map((value, index) => value - slope * (places[index] ?? 0)));
  const variance = varianceOf(values, segments) * inflated;
  if (!(variance > 0)) return null;
  const z = s === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance);
  const reach = z95 * Math.sqrt(variance);
  const rank = (position: number): number =>
    selectRank(slopes, Math.max(0, Math.min(count - 1, Math.round(position))));
  return {
    slope,
    lower: rank((count - reach) / 2 - 1),
    upper: rank((count + reach) / 2),
    pValue: Math.min(1, 2 * normalUpper(Math.abs(z))),
    tau: s / count,
    inflation: inflated,
  };
}

/** How many pairs there are within segments. */
function pairsWithin(segments: readonly number[]): number {
  let count = 0;
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    before = index > 0 && segments[index - 1] === segment ? before + 1 : 0;
    count += before;
  }
  return count;
}

/** The variance of the number of rising pairs less falling ones, of independent values, summed over segments. */
function varianceOf(values: readonly number[], segments: readonly number[]): number {
  const groups = new Map<number, number[]>();
  for (const [index, value] of values.entries()) {
    const segment = segments[index] ?? 0;
    const group = groups.get(segment);
    if (group === undefined) groups.set(segment, [value]);
    else group.push(value);
  }
  return [...groups.values()].reduce((sum, group) => {
    const m = group.length;
    return sum + (m * (m - 1) * (2 * m + 5) - tieTerm(group)) / 18;
  }, 0);
}

/** The median; reorders `values`. */
function middle(values: Float64Array): number {
  const half = values.length >> 1;
  const upper = selectRank(values, half);
  return values.length % 2 === 1 ? upper : (selectRank(values, half - 1) + upper) / 2;
}

function tieTerm(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, t) => sum + t * (t - 1) * (2 * t + 5), 0);
}

/** How much the ranks' significant autocorrelation inflates the variance; at least 1. */
function inflation(values: readonly number[]): number {
  const n = values.length;
  const ranks = rank(values);
  const bound = 1.645 / Math.sqrt(n);
  let sum = 0;
  for (let lag = 1; lag <= Math.min(10, n - 3); lag++) {
    const r = autocorrelation(ranks, lag);
    if (r > bound) sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * r;
  }
  return 1 + (2 / (n * (n - 1) * (n - 2))) * sum;
}

function rank(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (const [place, index] of order.entries()) ranks[index] = place + 1;
  return ranks;
}

function autocorrelation(values: readonly number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    below += (value - mean) ** 2;
    const next = values[index + lag];
    if (next !== undefined) above += (value - mean) * (next - mean);
  }
  return below === 0 ? 0 : above / below;
}
