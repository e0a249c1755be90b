import { logGamma, studentTail } from "../../statistics/distributions.ts";
import { robustScale } from "../../statistics/robust-scale.ts";

/**
 * The shape of a noise: degrees of freedom of Student's t (infinite: normal), its `scale`, and a skewness parameter
 * (0: symmetric).
 */
export type TailShape = { df: number; skew: number; scale: number };

const degrees = [3, 4, 5, 7, 10, 15, 25, Number.POSITIVE_INFINITY];
const skews = [-0.4, -0.3, -0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4];
const scales = [0.85, 0.9, 0.95, 1, 1.06, 1.12];

/** Fewer values than `none` tell no shape; fewer than `some` or `many` none with lighter tails than `lightest`, nor a scale below 1. */
const few = { none: 30, some: { values: 45, lightest: 15 }, many: { values: 61, lightest: 25 } };

/** Share of values that a uniform distribution over ±`reach` takes, so that outliers do not make the tails. */
const contamination = 0.004;
const reach = 15;

/**
 * The tails of standardised values (centre 0, scale about 1), by penalised maximum likelihood of a skewed Student's t,
 * after g = log(1 + skew x) / skew (a shifted lognormal), contaminated by a uniform so that outliers do not count as tails.
 */
export function estimateTails(values: Float64Array): TailShape {
  let best: TailShape = { df: 15, skew: 0, scale: 1 };
  if (values.length < few.none) return best;
  const bound = [few.some, few.many].find(({ values: fewer }) => values.length < fewer);
  const bounded = {
    degrees: degrees.filter((df) => df <= (bound?.lightest ?? Number.POSITIVE_INFINITY)),
    scales: scales.filter((step) => bound === undefined || step >= 1),
  };
  let most = Number.NEGATIVE_INFINITY;
  for (const skew of skews) {
    const unskewed = values.map((value) => unskew(value, skew));
    const spread = robustScale(unskewed.filter(Number.isFinite));
    for (const df of bounded.degrees) {
      for (const step of bounded.scales) {
        const shape = { df, skew, scale: step * spread * medianRatio(df) };
        const likelihood = logLikelihood(values, unskewed, shape) - Math.abs(skew) / 0.1 - 5 / df;
        if (likelihood > most) [most, best] = [likelihood, shape];
      }
    }
  }
  return best;
}

/** The normal distribution's upper quartile over that of Student's t: what a scale taken from the middle is too large by. */
function medianRatio(df: number): number {
  const quartiles: Record<number, number> = {
    3: 0.7649,
    4: 0.7407,
    5: 0.7267,
    7: 0.7111,
    10: 0.6998,
    15: 0.6912,
    25: 0.6844,
  };
  return 0.6745 / (quartiles[df] ?? 0.6745);
}

function logLikelihood(values: Float64Array, unskewed: Float64Array, { df, skew, scale }: TailShape): number {
  const isNormal = !Number.isFinite(df);
  const constant = isNormal
    ? -0.5 * Math.log(2 * Math.PI)
    : logGamma((df + 1) / 2) - logGamma(df / 2) - 0.5 * Math.log(df * Math.PI);
  const factor = ((1 - contamination) * Math.exp(constant)) / scale;
  let sum = 0;
  let product = 1;
  for (let index = 0; index < values.length; index++) {
    const g = (unskewed[index] ?? 0) / scale;
    const kernel = isNormal ? Math.exp((-g * g) / 2) : 1 / halfPower(1 + (g * g) / df, df + 1);
    const density = Number.isFinite(g)
      ? (factor * kernel) / Math.max(1 + skew * (values[index] ?? 0), 1e-9)
      : 0;
    product *= density + contamination / (2 * reach);
    if (product > 1e-100 && product < 1e100) continue;
    sum += Math.log(product);
    product = 1;
  }
  return sum + Math.log(product);
}

/** The `twice`/2-th power of `base`, for whole `twice` above 0: several times faster than `**`. */
function halfPower(base: number, twice: number): number {
  let result = twice % 2 === 0 ? 1 : Math.sqrt(base);
  let square = base;
  for (let left = twice >> 1; left > 0; left >>= 1) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

const unskew = (value: number, skew: number): number =>
  skew === 0
    ? value
    : 1 + skew * value <= 0
      ? -Math.sign(skew) * Number.POSITIVE_INFINITY
      : Math.log1p(skew * value) / skew;

/**
 * The two-sided p-value of a mean of `length` such values that lies `z` of its standard errors off: tails and skewness
 * of a mean are milder than those of one value. `free` degrees of freedom are what the scale was known with.
 */
export function tailProbability(
  z: number,
  { df, skew, scale }: TailShape,
  length: number,
  free: number,
): number {
  const own = df * length;
  const both = 1 / (1 / own + 1 / Math.max(free, 3));
  const widened = Number.isFinite(df) ? scale * Math.sqrt((df / (df - 2)) * ((own - 2) / own)) : scale;
  const g = unskew(z, skew / Math.sqrt(length));
  return Math.min(1, 2 * studentTail(Math.abs(g) / widened, both));
}
