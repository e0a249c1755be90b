import { normalUpper } from "./distributions.ts";

/**
 * How likely the largest of `groups` parts is `share` of the whole or more when the whole is cut at random places
 * (parts are exponential amounts): Fisher's g (1929), Σ (-1)^(k-1)·C(n,k)·(1 - k·g)^(n-1). Below 0.2 the sum is bounded by its
 * first term, which it never exceeds.
 */
export function largestShareChance(share: number, groups: number): number {
  const first = groups * (1 - share) ** (groups - 1);
  if (first < 0.2) return first;
  let [sum, ways] = [0, 1];
  for (let k = 1; k <= groups && k * share < 1 && k <= 30; k++) {
    ways = (ways * (groups - k + 1)) / k;
    sum += (k % 2 === 1 ? 1 : -1) * ways * (1 - k * share) ** (groups - 1);
  }
  return Math.min(1, Math.max(0, sum));
}

/**
 * How likely one of `groups` groups has `count` or more of `total` rows that fall on each alike: the normal approximation of
 * the binomial, times the number of groups (Bonferroni).
 */
export function largestCountChance(count: number, total: number, groups: number): number {
  const chance = 1 / groups;
  const deviation = Math.sqrt(total * chance * (1 - chance));
  return deviation > 0 ? Math.min(1, groups * normalUpper((count - 0.5 - total * chance) / deviation)) : 1;
}

/**
 * Gini's coefficient of amounts: 0 all alike, towards 1 all in one; and how likely amounts of a random cut are as unequal
 * (Gail and Gastwirth 1978: for exponential amounts it is near normal, mean 1/2, variance 1 / (12(n - 1))).
 */
export function giniOf(values: readonly number[]): { gini: number; chance: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const total = sorted.reduce((sum, value) => sum + value, 0);
  if (n < 2 || total <= 0) return { gini: 0, chance: 1 };
  const weighted = sorted.reduce((sum, value, index) => sum + (2 * (index + 1) - n - 1) * value, 0);
  const gini = weighted / ((n - 1) * total);
  return { gini, chance: normalUpper((gini - 0.5) * Math.sqrt(12 * (n - 1))) };
}

/**
 * How likely the largest of some normal values is as far above the others, by Grubbs' test (1950): a t of n - 2 degrees
 * of freedom, times the number of values; `tail` is the upper tail of Student's t. 1 for fewer than four or equal values.
 */
export function outlyingChance(
  values: readonly number[],
  tail: (t: number, freedom: number) => number,
): number {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1));
  if (n < 4 || !(deviation > 0)) return 1;
  const g = (Math.max(...values) - mean) / deviation;
  const rest = (n - 1) ** 2 - n * g * g;
  const t = rest <= 0 ? Number.POSITIVE_INFINITY : Math.sqrt((n * (n - 2) * g * g) / rest);
  return Math.min(1, n * tail(t, n - 2));
}
