import type { TableSeries } from "../../table-series/read-table-series.ts";
import type { DetectedAnomalies } from "../anomaly.ts";
import type { AnalysedSeries } from "./analysed-series.ts";
import type { AnalysedPart } from "./hidden-anomalies.ts";
import type { SplitSeries } from "./split-series.ts";
import { oddness } from "./usual-share.ts";

/** Points that are looked through in parts (a daily series of three years costs up to a second), and a share of the whole beyond which a part says the same. */
const most = { points: 3300, share: 0.8 };

/** Share of the periods that hold something; what is there now and then is no series. */
const leastFilled = 0.7;

/**
 * Looks through parts of wholes, those first that depart furthest from their usual share, as far as the budget of points goes.
 * The others come back unlooked: they count among the tests when false discoveries are controlled.
 */
export function scanParts(
  looked: readonly AnalysedSeries[],
  splits: readonly SplitSeries[],
  detectIn: (series: TableSeries) => DetectedAnomalies,
): AnalysedPart[] {
  let left = most.points;
  return splits
    .filter(
      ({ part, whole }) => isFilled(part.values) && sum(part.values) <= most.share * sum(whole.series.values),
    )
    .map((split) => ({ split, odd: oddness(split.part.values, split.whole.series.values) }))
    .toSorted((a, b) => b.odd - a.odd)
    .map(({ split: { part, whole } }): AnalysedPart => {
      const affordable = part.values.length <= left;
      if (affordable) left -= part.values.length;
      const detected = affordable ? detectIn(part) : unlooked(part.values.length);
      return { whole: looked.indexOf(whole), part: { series: part, detected }, looked: affordable };
    });
}

const isFilled = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== 0).length >= leastFilled * values.length;

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + Math.abs(value ?? 0), 0);

function unlooked(length: number): AnalysedSeries["detected"] {
  const unknown = new Float64Array(length).fill(Number.NaN);
  return { found: [], reason: null, notes: [], expected: unknown, lower: unknown, upper: unknown };
}
