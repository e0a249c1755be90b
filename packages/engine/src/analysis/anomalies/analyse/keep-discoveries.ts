import type { AnalysedSeries } from "./analysed-series.ts";

/** The share of false ones among the series stated to hold something, at most: in one series alone, and in a scan of several. */
const falseShare = { alone: 0.01, scan: 0.03 };

/**
 * The series with those of their anomalies that remain when false discoveries among the series are controlled: the
 * procedure of Benjamini and Hochberg (1995) on each series' least likely anomaly. One series alone keeps what its noise would show once in a hundred times.
 */
export function keepDiscoveries(analysed: readonly AnalysedSeries[]): AnalysedSeries[] {
  const chances = analysed.map(({ detected }) => Math.min(1, ...detected.found.map(({ chance }) => chance)));
  const share = analysed.length > 1 ? falseShare.scan : falseShare.alone;
  const sorted = chances.toSorted((a, b) => a - b);
  const allowed = sorted.map((_, index) => (share * (index + 1)) / sorted.length);
  const last = sorted.findLastIndex((chance, index) => chance <= (allowed[index] ?? 0));
  const bound = last < 0 ? -1 : (allowed[last] ?? 0);
  return analysed.map(({ series, detected }) => ({
    series,
    detected: { ...detected, found: detected.found.filter(({ chance }) => chance <= bound) },
  }));
}
