/** A bin of a histogram: [from, to), the last one closed, and how many values fall into it. */
export type ValueBin = { from: number; to: number; count: number };

/** Bins that stay readable. */
const mostBins = 60;

/**
 * Equal bins with round edges, their width by Freedman and Diaconis (1981), by Sturges (1926) where the quartiles meet.
 * Constant values give one bin; no values none.
 */
export function binValues(values: number[]): ValueBin[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  if (low === high) return [{ from: low, to: high, count: sorted.length }];
  const width = binWidth(sorted, high - low);
  const first = Math.floor(low / width);
  const bins = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count: 0,
  }));
  for (const value of sorted) {
    const bin = bins[Math.min(bins.length - 1, Math.floor(value / width) - first)];
    if (bin !== undefined) bin.count++;
  }
  return bins;
}

function binWidth(sorted: number[], range: number): number {
  const quartile = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const spread = quartile(0.75) - quartile(0.25);
  const raw =
    spread > 0 ? (2 * spread) / Math.cbrt(sorted.length) : range / Math.ceil(Math.log2(sorted.length) + 1);
  return rounded(Math.max(raw, range / mostBins));
}

/** The next of 1, 2, 5 times a power of ten. */
function rounded(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= width * (1 - 1e-9)) ?? 10;
  return step * power;
}
