import { twoSidedNormal } from "../statistics/distributions.ts";
import { quantileOfSorted } from "../statistics/quantile.ts";
import { rareExtremes } from "../statistics/rare-extremes.ts";

/** Equal bins from `first` on, and what falls into each. */
export type Bins = { first: number; width: number; counts: number[] };

/**
 * A distribution in figures. `skewness` is the moment's, of the values that are no outliers, `skewChance` how likely a
 * symmetric normal sample is as skewed; `outliers` are values far beyond all the others, `outlierChance` how likely that is.
 */
export type Description = {
  count: number;
  mean: number;
  deviation: number;
  quantiles: {
    minimum: number;
    p5: number;
    q1: number;
    median: number;
    q3: number;
    p95: number;
    maximum: number;
  };
  skewness: number;
  skewChance: number;
  outliers: number[];
  outlierChance: number;
  bins: Bins;
};

/** Outliers on either side at most: what is more frequent belongs to the distribution. */
const mostOutliers = 5;
/** Values below which no tail can be known. */
const fewestForTails = 40;
/** A third of how likely chance may show any outlier, on both sides together (see `rareExtremes`). */
const alpha = 0.006;

/** Describes values (two at least, not all equal, finite); `bins` is how many bins were asked for, or null. */
export function describeValues(values: readonly number[], bins: number | null): Description {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (p: number): number => quantileOfSorted(sorted, p);
  const { outliers, chance } = outliersOf(sorted);
  const usual = outliers.length === 0 ? sorted : sorted.filter((value) => !outliers.includes(value));
  const [mean, deviation] = [average(sorted), spread(sorted, average(sorted))];
  const skewness = skewnessOf(usual);
  return {
    count: sorted.length,
    mean,
    deviation,
    quantiles: {
      minimum: at(0),
      p5: at(0.05),
      q1: at(0.25),
      median: at(0.5),
      q3: at(0.75),
      p95: at(0.95),
      maximum: at(1),
    },
    skewness,
    skewChance: skewChance(skewness, usual.length),
    outliers,
    outlierChance: chance,
    bins: binsOf(sorted, bins),
  };
}

function outliersOf(sorted: readonly number[]): { outliers: number[]; chance: number } {
  if (sorted.length < fewestForTails) return { outliers: [], chance: 1 };
  const from = sorted.length < 200 ? 0.6 : sorted.length < 1000 ? 0.8 : 0.95;
  const high = rareExtremes(sorted.toReversed(), from, mostOutliers, alpha / 2);
  const low = rareExtremes(
    sorted.map((value) => -value),
    from,
    mostOutliers,
    alpha / 2,
  );
  return {
    outliers: [...sorted.slice(0, low.length), ...sorted.slice(sorted.length - high.length)],
    chance: Math.min(1, 2 * Math.min(1, ...high, ...low)),
  };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value / values.length, 0);

const spread = (values: readonly number[], mean: number): number => {
  const unit = Math.max(...[values[0] ?? 0, values.at(-1) ?? 0].map((value) => Math.abs(value - mean))) || 1;
  return (
    unit *
    Math.sqrt(
      values.reduce((sum, value) => sum + ((value - mean) / unit) ** 2, 0) / Math.max(1, values.length - 1),
    )
  );
};

/** The third standardised moment; 0 for values that are all equal. */
function skewnessOf(values: readonly number[]): number {
  const mean = average(values);
  const deviation = spread(values, mean);
  return deviation === 0
    ? 0
    : values.reduce((sum, value) => sum + ((value - mean) / deviation) ** 3, 0) / values.length;
}

/** The two-sided p-value of a skewness in a normal sample (D'Agostino 1970, Biometrika 57); 1 below eight values. */
function skewChance(skewness: number, n: number): number {
  if (n < 8) return 1;
  const y = skewness * Math.sqrt(((n + 1) * (n + 3)) / (6 * (n - 2)));
  const beta = (3 * (n * n + 27 * n - 70) * (n + 1) * (n + 3)) / ((n - 2) * (n + 5) * (n + 7) * (n + 9));
  const w = Math.sqrt(2 * (beta - 1)) - 1;
  const x = y / Math.sqrt(2 / (w - 1));
  return twoSidedNormal(Math.asinh(x) / Math.sqrt(Math.log(Math.sqrt(w))));
}

/** Bins that stay readable. */
const mostBins = 60;

/**
 * Bins over the range of ascending values: as many as asked for, or as wide as Freedman and Diaconis (1981) say, by Sturges
 * (1926) where the quartiles meet.
 */
export function binsOf(sorted: readonly number[], asked: number | null): Bins {
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const quartiles = quantileOfSorted(sorted, 0.75) - quantileOfSorted(sorted, 0.25);
  const wide = (2 * quartiles) / Math.cbrt(sorted.length);
  const usual = wide > 0 ? Math.ceil((last - first) / wide) : Math.ceil(Math.log2(sorted.length)) + 1;
  const count = Math.max(1, Math.min(mostBins, asked ?? usual));
  const width = (last - first) / count;
  const counts = new Array<number>(count).fill(0);
  for (const value of sorted) {
    const bin = width === 0 ? 0 : Math.min(count - 1, Math.floor((value - first) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { first, width, counts };
}
