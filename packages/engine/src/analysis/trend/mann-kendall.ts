import { median, normalTail } from "../series.ts";

/** Result of the test: Theil–Sen slope per step, two-sided p-value, Kendall's tau. */
export type TrendTest = { slope: number; pValue: number; tau: number };

/**
 * Mann–Kendall test with the variance correction of Hamed and Rao (1998, J. Hydrology 204) for autocorrelated values,
 * and the Theil–Sen slope (Sen 1968). Null below eight values or when all are equal. O(n²) for n values.
 */
export function mannKendall(values: number[]): TrendTest | null {
  const n = values.length;
  if (n < 8) return null;
  const slopes: number[] = [];
  let s = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const difference = (values[j] ?? 0) - (values[i] ?? 0);
      s += Math.sign(difference);
      slopes.push(difference / (j - i));
    }
  }
  const slope = median(slopes);
  const variance = ((n * (n - 1) * (2 * n + 5) - tieTerm(values)) / 18) * inflation(values, slope);
  if (!(variance > 0)) return null;
  const z = s === 0 ? 0 : (s - Math.sign(s)) / Math.sqrt(variance);
  return { slope, pValue: Math.min(1, 2 * normalTail(Math.abs(z))), tau: s / ((n * (n - 1)) / 2) };
}

function tieTerm(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, t) => sum + t * (t - 1) * (2 * t + 5), 0);
}

/** How much the ranks' significant autocorrelation inflates the variance; at least 1. */
function inflation(values: number[], slope: number): number {
  const n = values.length;
  const ranks = rank(values.map((value, index) => value - slope * index));
  const bound = 1.96 / Math.sqrt(n);
  let sum = 0;
  for (let lag = 1; lag <= Math.min(10, n - 3); lag++) {
    const r = autocorrelation(ranks, lag);
    if (Math.abs(r) > bound) sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * r;
  }
  return Math.max(1, 1 + (2 / (n * (n - 1) * (n - 2))) * sum);
}

function rank(values: number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (const [place, index] of order.entries()) ranks[index] = place + 1;
  return ranks;
}

function autocorrelation(values: number[], lag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  for (const [index, value] of values.entries()) {
    below += (value - mean) ** 2;
    const next = values[index + lag];
    if (next !== undefined) above += (value - mean) * (next - mean);
  }
  return below === 0 ? 0 : above / below;
}
