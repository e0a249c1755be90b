import { selectRank } from "../../statistics/select-rank.ts";
import { atPresent } from "../model/fit.ts";
import type { RegularSeries } from "../time/regular-series.ts";
import { levelsOfBlocks } from "./block-levels.ts";
import { comesDaily } from "./daily-peaks.ts";
import { rarePeaks } from "./rare-peaks.ts";
import { meansOf, type Signal, signalsOf } from "./signals.ts";
import type { Stretch } from "./stretch.ts";
import { type Profile, timeProfile } from "./time-profile.ts";

/** What was found, what was expected at each row and how far values lie off; shifts are sized in `unit`, the usual spread. */
export type LongScan = { found: Stretch[]; expected: Float64Array; spread: Float64Array; unit: number };

const day = 86_400_000;
/** Of the peaks of a signal of deviations as many may be suspect, and fewer are expected of those that count. */
const ofDeviations = { suspect: 0.15, fewer: 0.004 };
/**
 * Of the peaks of the figures themselves: bursts are usual where there are many, but the highest few of a record are worth
 * a look where they are as many usual spreads off. A row by itself has to be rarer than what lasts.
 */
const ofFigures = { suspect: 0.05, fewer: 1.5, spreads: 5 };
const ofSingleFigures = { ...ofFigures, fewer: 0.2 };
/** Stretches named at most, the least likely of all, and the share of the rows that lies between two of them at least. */
const mostStretches = 4;
const between = 1 / 20;

/**
 * Looks through a series of thousands of points, such as a machine's or a service's figures every few minutes: time of day
 * and weekday out, level shifts of its blocks out, then the stretches whose mean or unrest, at several widths, stands out of all other
 * stretches of the same series by extreme value theory; those of the figures as they are as well. What comes at its time of
 * day again and again is left out. O(n) for n rows.
 */
export function scanLongSeries(series: RegularSeries): LongScan {
  const { values, present, step } = series;
  const rows = values.length;
  const perDay = step.kind === "fixed" && series.first !== null ? day / step.milliseconds : null;
  const daily = perDay !== null && perDay >= 8 && rows >= 3 * perDay ? Math.round(perDay) : null;
  const cycle = daily ?? Math.round(rows / 20);
  const first = profileOf(withoutDrift(values, present, cycle), series, perDay);
  const unit = selectRank(first.spread.slice(), rows >> 1);
  const steady = { ...first, spread: new Float64Array(rows).fill(unit) };
  const levels = levelsOfBlocks(standardise(values, present, steady), rows);
  const flat = values.map((value, row) => value - (levels.level[row] ?? 0) * unit);
  const profile = profileOf(flat, series, perDay);
  const standardised = standardise(flat, present, profile);
  const widths = [
    ...new Set([1, cycle / 48, cycle / 12, cycle / 4, cycle].map((width) => Math.max(1, Math.round(width)))),
  ];
  const signals = signalsOf(standardised, present, widths, Math.max(6, Math.round(cycle / 8)));
  const plain = standardise(
    values,
    present,
    timeProfile(values, present, 1, () => 0),
  );
  const found = [
    ...leastLikely(
      [
        ...signals.flatMap((signal) => stretchesOf(signal, rows, daily, ofDeviations)),
        ...meansOf(plain, widths)
          .flatMap((signal) =>
            stretchesOf(signal, rows, daily, signal.width === 1 ? ofSingleFigures : ofFigures),
          )
          .filter(({ size }) => Math.abs(size) >= ofFigures.spreads),
      ],
      levels.shifts,
      between * rows,
    ),
    ...levels.shifts,
  ];
  return {
    found,
    unit,
    expected: profile.centre.map((value, row) => value + (levels.level[row] ?? 0) * unit),
    spread: profile.spread,
  };
}

/** Values with every cycle moved to the same median, so that slow drift and shifts do not count as spread. */
function withoutDrift(values: Float64Array, present: Uint8Array, cycle: number): Float64Array {
  const medianOf = (from: number, to: number): number => {
    const kept = atPresent(values.subarray(from, to), present.subarray(from, to));
    return kept.length === 0 ? 0 : selectRank(kept, kept.length >> 1);
  };
  const overall = medianOf(0, values.length);
  const result = values.slice();
  for (let from = 0; from < values.length; from += cycle) {
    const to = from + 2 * cycle > values.length ? values.length : from + cycle;
    const drift = medianOf(from, to) - overall;
    for (let row = from; row < to; row++) result[row] = (values[row] ?? 0) - drift;
    if (to === values.length) break;
  }
  return result;
}

/** Deviations in usual spreads; 0 where a value is missing. */
const standardise = (values: Float64Array, present: Uint8Array, { centre, spread }: Profile): Float64Array =>
  values.map((value, row) => (present[row] === 1 ? (value - (centre[row] ?? 0)) / (spread[row] ?? 1) : 0));

/** By time of day where there are three days, apart for weekends where there are three weeks. */
function profileOf(values: Float64Array, { present, first }: RegularSeries, perDay: number | null): Profile {
  const rows = values.length;
  if (perDay === null || perDay < 2 || rows < 3 * perDay) return timeProfile(values, present, 1, () => 0);
  const phases = Math.min(144, Math.round(perDay));
  const timeOfDay = (row: number): number => Math.floor(((row % perDay) / perDay) * phases);
  if (rows < 21 * perDay) return timeProfile(values, present, phases, timeOfDay);
  const kindOfDay = (row: number): number => {
    const weekday = new Date((first ?? 0) + Math.floor(row * (day / perDay))).getUTCDay();
    return weekday === 0 ? 1 : weekday === 6 ? 2 : 0;
  };
  return timeProfile(values, present, phases, (row) => kindOfDay(row) * phases + timeOfDay(row), 3);
}

type Standing = { suspect: number; fewer: number };

function stretchesOf(
  { name, width, values }: Signal,
  rows: number,
  daily: number | null,
  { suspect, fewer }: Standing,
): Stretch[] {
  const block = Math.max(2 * width, Math.ceil(rows / 250));
  const isMean = name === "high" || name === "low";
  const isUsual = (row: number): boolean =>
    daily !== null && isMean && width < daily && comesDaily(values, row, daily);
  const sign = name === "low" || name === "still" ? -1 : 1;
  return rarePeaks(values, block, suspect, fewer)
    .filter(({ row }) => !isUsual(row))
    .map(({ row, height, expected }) => ({
      kind: "stretch",
      start: row,
      end: row + width,
      size: sign * height,
      chance: -Math.expm1(-expected),
    }));
}

/** The least likely of several stretches of which `gap` rows lie between any two, and between them and the shifts. */
function leastLikely(stretches: readonly Stretch[], shifts: readonly Stretch[], gap: number): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.chance - b.chance || a.start - b.start)) {
    if (kept.length === mostStretches) break;
    const isNear = ({ start, end }: Stretch): boolean =>
      stretch.start < end + gap && start < stretch.end + gap;
    if (![...kept, ...shifts].some(isNear)) kept.push(stretch);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
