import { logGamma, studentTail } from "../../statistics/distributions.ts";
import { medianDeviation, quantile } from "../../statistics/quantile.ts";

/** The shape of a noise: degrees of freedom of Student's t (infinite: normal) and skewness parameter (0: symmetric). */
export type TailShape = { df: number; skew: number };

const degrees = [3, 4, 5, 7, 10, 15, 25, Number.POSITIVE_INFINITY];
const skews = [-0.4, -0.3, -0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4];

/** Share of values that a uniform distribution over ±`reach` takes, so that outliers do not make the tails. */
const contamination = 0.004;
const reach = 15;

/**
 * The tails of standardised values (centre 0, robust scale 1), by maximum likelihood of a skewed Student's t, after
 * g = log(1 + skew x) / skew (a shifted lognormal), contaminated by a uniform so that outliers do not count as tails.
 */
export function estimateTails(standardised: ArrayLike<number>): TailShape {
  const values = Array.from(standardised).filter(Number.isFinite);
  let best: TailShape = { df: Number.POSITIVE_INFINITY, skew: 0 };
  if (values.length < 30) return { df: 15, skew: 0 };
  let most = Number.NEGATIVE_INFINITY;
  for (const skew of skews) {
    const unskewed = values.map((value) => unskew(value, skew));
    const centre = quantile(unskewed, 0.5);
    const spread = medianDeviation(unskewed.filter(Number.isFinite), centre);
    for (const df of degrees) {
      const prior = -(Math.abs(skew) / 0.1) - 5 / df;
      const likelihood = prior + logLikelihood(values, unskewed, { df, skew }, spread * madRatio(df));
      if (likelihood > most) [most, best] = [likelihood, { df, skew }];
    }
  }
  return best;
}

/** The normal distribution's upper quartile over that of Student's t: what a scale taken from the middle is too large by. */
function madRatio(df: number): number {
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

function logLikelihood(values: number[], unskewed: number[], shape: TailShape, scale: number): number {
  const { df, skew } = shape;
  const constant = Number.isFinite(df)
    ? logGamma((df + 1) / 2) - logGamma(df / 2) - 0.5 * Math.log(df * Math.PI)
    : -0.5 * Math.log(2 * Math.PI);
  let sum = 0;
  for (const [index, value] of values.entries()) {
    const g = (unskewed[index] ?? 0) / scale;
    const kernel = Number.isFinite(df) ? -((df + 1) / 2) * Math.log1p((g * g) / df) : (-g * g) / 2;
    const jacobian = 1 / Math.max(1 + skew * value, 1e-9) / scale;
    const density = Number.isFinite(g) ? Math.exp(constant + kernel) * jacobian : 0;
    sum += Math.log((1 - contamination) * density + contamination / (2 * reach));
  }
  return sum;
}

const unskew = (value: number, skew: number): number =>
  skew === 0
    ? value
    : 1 + skew * value <= 0
      ? -Math.sign(skew) * Number.POSITIVE_INFINITY
      : Math.log1p(skew * value) / skew;

/**
 * The two-sided p-value of a mean of `length` such values that lies `z` of its standard errors off: tails and skewness
 * of a mean are milder than those of one value.
 */
export function tailProbability(z: number, { df, skew }: TailShape, length: number): number {
  const g = unskew(z, skew / Math.sqrt(length));
  return Math.min(1, 2 * studentTail(Math.abs(g) / madRatio(df * length), df * length));
}
