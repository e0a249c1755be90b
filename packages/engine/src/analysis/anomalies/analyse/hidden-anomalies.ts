import type { Anomaly } from "../anomaly.ts";
import type { AnalysedSeries } from "./analysed-series.ts";

/** A series within a member, and which whole it is part of, by index. */
export type AnalysedPart = { whole: number; part: AnalysedSeries };

/** Something within a member that the whole does not show. */
export type HiddenAnomaly = { one: AnalysedSeries; anomaly: Anomaly };

/** Periods that two anomalies may lie apart and still be the same. */
const near = 3;

/**
 * The largest anomalies of parts that lie where nothing was found in their whole, at most `count`, each at a place of its own:
 * members of several dimensions show the same event, which is told once,
 * and of what a member shows again and again the largest is told.
 */
export function hiddenAnomalies(
  wholes: readonly AnalysedSeries[],
  parts: readonly AnalysedPart[],
  count: number,
): HiddenAnomaly[] {
  const chosen: HiddenAnomaly[] = [];
  const candidates = parts
    .flatMap(({ part, whole }) => part.detected.found.map((anomaly) => ({ one: part, anomaly, whole })))
    .filter(({ anomaly, whole }) => !wholes[whole]?.detected.found.some((known) => isNear(known, anomaly)))
    .toSorted((a, b) => Math.abs(b.anomaly.size) - Math.abs(a.anomaly.size));
  for (const { one, anomaly } of candidates)
    if (
      chosen.length < count &&
      !chosen.some((other) => isNear(other.anomaly, anomaly) || isAlike(other, { one, anomaly }))
    )
      chosen.push({ one, anomaly });
  return chosen;
}

const isAlike = (left: HiddenAnomaly, right: HiddenAnomaly): boolean =>
  left.one === right.one && isHigh(left.anomaly) === isHigh(right.anomaly);

const isHigh = ({ actual, expected }: Anomaly): boolean => actual > expected;

const isNear = (left: Anomaly, right: Anomaly): boolean =>
  left.rows.some((row) => right.rows.some((other) => Math.abs(row - other) <= near));
