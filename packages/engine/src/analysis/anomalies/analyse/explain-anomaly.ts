import type { TableSeries } from "../../table-series/read-table-series.ts";
import type { Anomaly } from "../anomaly.ts";
import type { AnalysedSeries } from "./analysed-series.ts";
import { usualShare } from "./usual-share.ts";

/** A part explains what makes up most of the difference, and clearly more of it than of the whole. */
const least = { share: 0.6, beyond: 0.15 };

/** Periods compared before and after a lasting change, at most. */
const window = 28;

/** The part that explains an anomaly: `share` of the difference is its, `usual` of the whole. */
export type Explanation = { part: TableSeries; share: number; usual: number };

/**
 * The part of a whole (members of several dimensions beside each other) that an outlier or level shift comes from: the one
 * whose share of the difference lies furthest beyond its usual share of the whole. What was expected of a part is its usual
 * share of what was expected of the whole, so that the differences of a dimension's members add up to the whole's. Null where
 * no part stands out, and for changes of trend.
 */
export function explainAnomaly(
  { kind, rows }: Anomaly,
  { series, detected }: AnalysedSeries,
  parts: readonly TableSeries[],
): Explanation | null {
  const [first] = rows;
  if (first === undefined || kind === "trend-change") return null;
  const end = (rows.at(-1) ?? first) + 1;
  const expected = kind === "outlier" ? sumAt(detected.expected, rows) : levelAt(series.values, first, -1);
  const actual = kind === "outlier" ? sumAt(series.values, rows) : levelAt(series.values, first, 1);
  if (actual === expected) return null;
  let best: Explanation | null = null;
  for (const part of parts) {
    const usual = usualShare(part.values, series.values, first, kind === "outlier" ? end : first + 1);
    const difference =
      kind === "outlier"
        ? sumAt(part.values, rows) - usual * expected
        : levelAt(part.values, first, 1) - levelAt(part.values, first, -1);
    const share = difference / (actual - expected);
    if (!(share >= least.share && share - usual >= least.beyond)) continue;
    if (best === null || share - usual > best.share - best.usual) best = { part, share, usual };
  }
  return best;
}

const sumAt = (values: ArrayLike<number | null>, rows: readonly number[]): number =>
  rows.reduce((sum, row) => sum + (values[row] ?? 0), 0);

/** The mean of the periods after (`way` 1) or before (-1) a lasting change. */
function levelAt(values: readonly (number | null)[], at: number, way: 1 | -1): number {
  const span = way === 1 ? values.slice(at, at + window) : values.slice(Math.max(0, at - window), at);
  return span.reduce<number>((sum, value) => sum + (value ?? 0), 0) / Math.max(1, span.length);
}
