import { seededRandom } from "../../packages/engine/src/analysis/statistics/seeded-random.ts";

/** How generated series move: sizes relative to a step's own chance of 1, or shares, as said. */
type Recipe = {
  frequency: "yearly" | "quarterly";
  period: number;
  horizon: number;
  /** Shortest and longest history, and a power that makes short ones commoner. */
  lengths: { least: number; most: number; power: number };
  /** The middle size of a step relative to the first level, and how sizes differ between series (of its logarithm). */
  step: { size: number; spread: number };
  /** Drift a step: its mean and deviation over the series. */
  drift: { mean: number; spread: number };
  /** A slope's own wandering about the drift: its persistence, size, and the share of periods in which it breaks. */
  slope: { persistence: number; size: number; breaks: number };
  /** Errors of measurement, and how far one step resembles the last. */
  noise: number;
  momentum: number;
  /** The share of series with a season, and its size (of the logarithm). */
  season: { share: number; size: number };
};

/**
 * Series with the published profile of the M3 competition's yearly and quarterly ones, which are not here: lengths and horizons
 * are the competition's, and the recipes were fitted (by random search) until simple methods err on them as they are
 * published to do on M3, in sMAPE and in MASE: Naive2, simple, Holt's and damped smoothing, Theta, its dynamic form, the
 * robust trend. Nothing of M3 went in but those figures. One JSON line a series, in the suites' form; the same for the same seed.
 */
export function competitionProfile(
  frequency: Recipe["frequency"],
  { seed, count }: { seed: number; count: number },
): string[] {
  const random = seededRandom(seed);
  const recipe = recipes[frequency];
  const lines: string[] = [];
  while (lines.length < count) {
    const values = oneSeries(recipe, random);
    if (Math.min(...values) < Math.max(...values) / 30) continue;
    const { period, horizon } = recipe;
    const id = `${frequency}-${lines.length}`;
    const [train, test] = [values.slice(0, -horizon), values.slice(-horizon)];
    lines.push(JSON.stringify({ id, frequency, period, mase_m: period, horizon, train, test }));
  }
  return lines;
}

const recipes: Record<Recipe["frequency"], Recipe> = {
  yearly: {
    frequency: "yearly",
    period: 1,
    horizon: 6,
    lengths: { least: 14, most: 41, power: 1.6 },
    step: { size: 0.103, spread: 0.94 },
    drift: { mean: 0.29, spread: 0.91 },
    slope: { persistence: 0.59, size: 0.31, breaks: 0.1 },
    noise: 0.15,
    momentum: 0.15,
    season: { share: 0, size: 0 },
  },
  quarterly: {
    frequency: "quarterly",
    period: 4,
    horizon: 8,
    lengths: { least: 16, most: 64, power: 0.8 },
    step: { size: 0.037, spread: 0.8 },
    drift: { mean: 0.077, spread: 0.58 },
    slope: { persistence: 0.42, size: 0.32, breaks: 0.002 },
    noise: 0.61,
    momentum: 0.19,
    season: { share: 0.77, size: 0.07 },
  },
};

function oneSeries(recipe: Recipe, { uniform, normal }: ReturnType<typeof seededRandom>): number[] {
  const { lengths, step, drift, slope, noise, momentum, horizon, period } = recipe;
  const heavy = (): number =>
    normal() / Math.sqrt(Array.from({ length: 5 }, () => normal() ** 2).reduce((a, b) => a + b, 0) / 5);
  const history = lengths.least + Math.floor((lengths.most - lengths.least + 1) * uniform() ** lengths.power);
  const size = step.size * Math.exp(step.spread * normal());
  const mean = drift.mean + drift.spread * normal();
  const [wander, error] = [2 * slope.size * uniform(), 2 * noise * uniform()];
  const season = seasonOf(recipe, { uniform, normal });
  let current = mean + (wander / Math.sqrt(1 - slope.persistence ** 2)) * normal();
  let [level, move] = [0, 0];
  return Array.from({ length: history + horizon }, (_, t) => {
    current = mean + slope.persistence * (current - mean) + wander * heavy();
    if (uniform() < slope.breaks) current += 3 * (wander + 0.3) * normal();
    move = momentum * move + heavy();
    level += current + move;
    return 5000 * (1 + size * (level + error * normal())) * Math.exp(season[t % period] ?? 0);
  });
}

function seasonOf(
  { season, period }: Recipe,
  { uniform, normal }: ReturnType<typeof seededRandom>,
): number[] {
  if (uniform() >= season.share) return [];
  const figures = Array.from({ length: period }, () => season.size * Math.exp(0.8 * normal()) * normal());
  const middle = figures.reduce((sum, figure) => sum + figure, 0) / period;
  return figures.map((figure) => figure - middle);
}
