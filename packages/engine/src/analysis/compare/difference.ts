import { studentQuantile, studentTail, twoSidedNormal } from "../statistics/distributions.ts";

/** A group's rows: their number, their mean and standard deviation. */
export type Sample = { rows: number; mean: number; deviation: number };

/** A difference with its 95 % interval and how likely chance alone makes one as large. */
export type Difference = { value: number; lower: number; upper: number; chance: number };

/** The difference of two means (Welch 1947); null of fewer than two rows each or rows that do not vary. */
export function differenceOfMeans(left: Sample, right: Sample): Difference | null {
  const [a, b] = [left.deviation ** 2 / left.rows, right.deviation ** 2 / right.rows];
  if (!(left.rows >= 2 && right.rows >= 2 && a + b > 0)) return null;
  const freedom = (a + b) ** 2 / (a ** 2 / (left.rows - 1) + b ** 2 / (right.rows - 1));
  const value = left.mean - right.mean;
  const error = Math.sqrt(a + b);
  const reach = studentQuantile(0.025, freedom) * error;
  const chance = Math.min(1, 2 * studentTail(Math.abs(value) / error, freedom));
  return { value, lower: value - reach, upper: value + reach, chance };
}

/**
 * The difference of two sums, of rows whose number is up to chance as well (compound Poisson: a sum's variance is the sum of the
 * squares of its rows); null of fewer than ten rows together.
 */
export function differenceOfSums(left: Sample, right: Sample): Difference | null {
  const squares = ({ rows, mean, deviation }: Sample): number =>
    Math.max(0, rows - 1) * deviation ** 2 + rows * mean ** 2;
  const value = left.rows * left.mean - right.rows * right.mean;
  return left.rows + right.rows < 10 ? null : normal(value, squares(left) + squares(right));
}

/** The difference of two counts of rows that fall by chance (Poisson); null of fewer than ten together. */
export const differenceOfCounts = (left: number, right: number): Difference | null =>
  left + right < 10 ? null : normal(left - right, left + right);

function normal(value: number, variance: number): Difference | null {
  const error = Math.sqrt(variance);
  if (!(error > 0)) return null;
  const reach = 1.96 * error;
  return { value, lower: value - reach, upper: value + reach, chance: twoSidedNormal(value / error) };
}
