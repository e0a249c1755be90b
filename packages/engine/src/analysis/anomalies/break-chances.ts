import { studentQuantile, studentTail } from "../statistics/distributions.ts";
import { autocorrelation } from "../trend/autocorrelation.ts";

/** Values that each break uses up: its size, its place, and what it hides of the persistence of the noise. */
const spent = 3;
/** Values that the line itself uses up. */
const line = 2;
const mostPersistent = 0.9;
/** Degrees of freedom at which a chance as it was found is taken for that of a test statistic, at most. */
const asFound = 60;

/**
 * How likely noise shows a break, of `chances` as a search found them that left `residuals` over. A search prefers breaks that leave
 * little persistence behind, and short stretches hide it: the first-order autocorrelation is freed of its bias (Kendall 1954,
 * Biometrika 41; `spent` values a break, two the line) and Student's distribution is that of the values left. Calibrated on simulated
 * noise, months without any break: of 24 to 60 values with an autocorrelation of 0 (0.5) 1 % (5 %) at most are said to break, where the search alone says so of 4 % (21 %).
 */
export function breakChances(chances: readonly number[], residuals: readonly number[]): number[] {
  const [n, k] = [residuals.length, spent * chances.length + line];
  const seen = Math.max(0, autocorrelation(residuals, 1));
  const persistence = Math.min(mostPersistent, Math.max(0, (n * seen + 1 + k) / Math.max(1, n - 3 - k)));
  const held = Math.sqrt(((1 + seen) * (1 - persistence)) / ((1 - seen) * (1 + persistence)));
  const left = Math.max(3, n - 4 - k);
  return chances.map((chance) => {
    const z = studentQuantile(Math.max(1e-300, chance / n) / 2, Math.min(asFound, n - 2)) * Math.min(1, held);
    return Math.min(1, n * 2 * studentTail(Math.abs(z), left));
  });
}
