import { normalUpper } from "../statistics/distributions.ts";
import { median } from "../statistics/quantile.ts";
import { ranks } from "../statistics/ranks.ts";
import { selectRank } from "../statistics/select-rank.ts";
import { autocorrelation } from "./autocorrelation.ts";

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
 * Mann–Kendall test with its variance corrected for autocorrelated values, and the Theil–Sen slope with its interval (Sen 1968, JASA
 * 63). The correction is that of Hamed and Rao (1998, J. Hydrology 204), or that of a first-order process with the lag-1
 * autocorrelation freed of its bias (Kendall 1954, Biometrika 41) where this is the larger: short series hide their autocorrelation.
 * `places` are the values' ascending places in time, in steps (default: 0, 1, 2, …). Only values of one segment (ascending numbers;
 * default: one) and of one season (`seasons`, their phase each; default: none) are compared, the seasonal test of Hirsch, Slack and
 * Smith (1982, Water Resources Research 18): level shifts and seasons have no say. `known` is by how much autocorrelation inflates the
 * variance where that is known of the noise. Null below eight values or where all are equal.
 * O(n²) for n values, of which more than 2,000 of one season are first averaged in runs of equally many neighbours.
 */
export function mannKendall(
  values: readonly number[],
  places: readonly number[] = values.map((_, index) => index),
  segments: readonly number[] = values.map(() => 0),
  seasons: readonly number[] | null = null,
  known: number | null = null,
): TrendTest | null {
  if (values.length <= mostCompared || seasons !== null)
    return compareAll(values, places, { segments, seasons, known });
  const runs = runsOf(segments, Math.ceil(values.length / mostCompared));
  const means = (of: readonly number[]): number[] =>
    runs.map(({ from, to }) => of.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from));
  const kept = runs.map(({ from }) => segments[from] ?? 0);
  return compareAll(means(values), means(places), { segments: kept, seasons: null, known });
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

type Apart = { segments: readonly number[]; seasons: readonly number[] | null; known: number | null };

function compareAll(
  values: readonly number[],
  places: readonly number[],
  { segments, seasons, known }: Apart,
): TrendTest | null {
  const n = values.length;
  if (n < 8) return null;
  const groups = groupsOf(segments, seasons);
  const pairs = groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  if (pairs === 0) return null;
  const slopes = new Float64Array(pairs);
  let s = 0;
  let count = 0;
  for (const group of groups)
    for (const [at, i] of group.entries())
      for (const j of group.slice(at + 1)) {
        const difference = (values[j] ?? 0) - (values[i] ?? 0);
        s += Math.sign(difference);
        slopes[count++] = difference / ((places[j] ?? 0) - (places[i] ?? 0));
      }
  const slope = middle(slopes);
  const rest = values.map((value, index) => value - slope * (places[index] ?? 0));
  const inflated = known ?? inflation(seasons === null ? rest : withoutSeason(rest, seasons));
  const variance =
    groups.reduce((sum, group) => sum + varianceOf(group.map((index) => values[index] ?? 0)), 0) * inflated;
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

/** The indices that are compared with each other: of one segment and one season, in time order. */
function groupsOf(segments: readonly number[], seasons: readonly number[] | null): number[][] {
  const key = (index: number): string => `${segments[index] ?? 0} ${seasons?.[index] ?? 0}`;
  return [...Map.groupBy(segments.keys(), key).values()];
}

/** The values less the median of their season. */
function withoutSeason(values: readonly number[], seasons: readonly number[]): number[] {
  const medians = new Map(
    [...Map.groupBy(values.keys(), (index) => seasons[index] ?? 0)].map(([season, indices]) => [
      season,
      median(indices.map((index) => values[index] ?? 0)),
    ]),
  );
  return values.map((value, index) => value - (medians.get(seasons[index] ?? 0) ?? 0));
}

/** The variance of the number of rising pairs less falling ones, of independent values. */
const varianceOf = (values: readonly number[]): number => {
  const m = values.length;
  return (m * (m - 1) * (2 * m + 5) - tieTerm(values)) / 18;
};

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

/** How much autocorrelation inflates the variance of what is left of a line; at least 1. */
function inflation(values: readonly number[]): number {
  const n = values.length;
  const ranked = ranks(values);
  const bound = 1.645 / Math.sqrt(n);
  let sum = 0;
  for (let lag = 1; lag <= Math.min(10, n - 3); lag++) {
    const r = autocorrelation(ranked, lag);
    if (r > bound) sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * r;
  }
  const persistence = Math.min(mostPersistent, Math.max(0, (n * autocorrelation(ranked, 1) + 2) / (n - 4)));
  return Math.max(1 + (2 / (n * (n - 1) * (n - 2))) * sum, (1 + persistence) / (1 - persistence));
}

/** A series that keeps more of each value in the next can hardly be told from one that wanders. */
const mostPersistent = 0.95;
