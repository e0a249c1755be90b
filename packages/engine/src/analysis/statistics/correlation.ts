import { studentTail } from "./distributions.ts";
import { ranks } from "./ranks.ts";

/** A coefficient, its 95 % interval, two-sided p-value of no correlation, and the pairs that it counts as. */
export type Coefficient = { value: number; lower: number; upper: number; pValue: number; pairs: number };

const z95 = 1.959963984540054;

/**
 * Pearson's correlation with Fisher's interval (1921). `effective` is the number of independent pairs where neighbours hang
 * on each other. Null below four pairs or where one side is constant.
 */
export function pearson(
  x: readonly number[],
  y: readonly number[],
  effective = x.length,
): Coefficient | null {
  const value = productMoment(x, y);
  return value === null || effective < 4 ? null : withInterval(value, effective, 1);
}

/** Spearman's rank correlation with the interval of Bonett and Wright (2000, Psychometrika 65); null as for Pearson's. */
export function spearman(
  x: readonly number[],
  y: readonly number[],
  effective = x.length,
): Coefficient | null {
  const value = productMoment(ranks(x), ranks(y));
  return value === null || effective < 4 ? null : withInterval(value, effective, 1 + value ** 2 / 2);
}

/**
 * How many independent pairs two autocorrelated series of n pairs are worth (Bartlett 1935), by their first
 * autocorrelations: n (1 - a b) / (1 + a b), at most n and at least 3.
 */
export function effectivePairs(x: readonly number[], y: readonly number[]): number {
  const both = lagOne(x) * lagOne(y);
  return Math.max(3, Math.min(x.length, (x.length * (1 - both)) / (1 + both)));
}

function lagOne(values: readonly number[]): number {
  return Math.max(0, Math.min(0.98, productMoment(values.slice(1), values.slice(0, -1)) ?? 0));
}

/** The product-moment correlation of two lists of equal length; null where one is constant. */
export function productMoment(x: readonly number[], y: readonly number[]): number | null {
  const [meanX, meanY] = [average(x), average(y)];
  let [xx, yy, xy] = [0, 0, 0];
  for (let index = 0; index < x.length; index++) {
    const [dx, dy] = [(x[index] ?? 0) - meanX, (y[index] ?? 0) - meanY];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const isConstant = (square: number, mean: number): boolean =>
    !(square > 1e-24 * x.length * mean * mean) || square === 0;
  if (isConstant(xx, meanX) || isConstant(yy, meanY) || !Number.isFinite(xx * yy)) return null;
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function withInterval(value: number, pairs: number, variance: number): Coefficient {
  const free = pairs - 2;
  const t = value * Math.sqrt(free / Math.max(1e-300, 1 - value * value));
  const pValue = Math.abs(value) === 1 ? 0 : Math.min(1, 2 * studentTail(Math.abs(t), free));
  const reach = z95 * Math.sqrt(variance / Math.max(pairs - 3, 0.5));
  const centre = Math.atanh(Math.max(-0.9999999, Math.min(0.9999999, value)));
  return { value, lower: Math.tanh(centre - reach), upper: Math.tanh(centre + reach), pValue, pairs };
}
