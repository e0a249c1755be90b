import type { AnalysedSeries } from "./analysed-series.ts";

/** The share of false ones among the series stated to hold something, at most: what is stated is surer than what is marked. */
const falseShare = 0.01;

/** The same where series stand by unlooked, at most. */
const mostFalse = 0.05;

/**
 * The series with those of their anomalies that remain when false discoveries among the series are controlled: the
 * procedure of Benjamini and Hochberg (1995) on each series' least likely anomaly. One series alone keeps what its noise would show once in a hundred times.
 * `unlooked` of the series were passed over, since they depart less from what is usual than those looked through: they count among
 * the tests, and the share of false ones may be larger for it.
 */
export function keepDiscoveries(analysed: readonly AnalysedSeries[], unlooked = 0): AnalysedSeries[] {
  const chances = analysed.map(({ detected }) => Math.min(1, ...detected.found.map(({ chance }) => chance)));
  const looked = Math.max(1, analysed.length - unlooked);
  const share = Math.min(mostFalse, (falseShare * analysed.length) / looked);
  const sorted = chances.toSorted((a, b) => a - b);
  const allowed = sorted.map((_, index) => (share * (index + 1)) / sorted.length);
  const last = sorted.findLastIndex((chance, index) => chance <= (allowed[index] ?? 0));
  const bound = last < 0 ? -1 : (allowed[last] ?? 0);
  return analysed.map(({ series, detected }) => ({
    series,
    detected: { ...detected, found: detected.found.filter(({ chance }) => chance <= bound) },
  }));
}
