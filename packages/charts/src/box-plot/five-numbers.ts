/** A box and its whiskers, with the values beyond them. */
export type Box = {
  low: number;
  lower: number;
  median: number;
  upper: number;
  high: number;
  outliers: number[];
};

/**
 * Quartiles (type 7 of Hyndman and Fan 1996) with whiskers to the last value within 1.5 interquartile ranges (Tukey
 * 1977); what lies beyond is an outlier. Null without values.
 */
export function fiveNumbers(values: number[]): Box | null {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const [lower, median, upper] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
  const reach = 1.5 * (upper - lower);
  const inside = sorted.filter((value) => value >= lower - reach && value <= upper + reach);
  return {
    low: inside[0] ?? lower,
    lower,
    median,
    upper,
    high: inside.at(-1) ?? upper,
    outliers: sorted.filter((value) => value < lower - reach || value > upper + reach),
  };
}

function quantile(sorted: number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  return below + (place % 1) * ((sorted[Math.ceil(place)] ?? below) - below);
}
