import type { RegularSeries } from "../time/regular-series.ts";
import { levelsOfBlocks } from "./block-levels.ts";
import { rarePeaks } from "./rare-peaks.ts";
import { type Signal, signalsOf } from "./signals.ts";
import type { Stretch } from "./stretch.ts";
import { type Profile, timeProfile } from "./time-profile.ts";

/** What was found, and what was expected at each row. */
export type LongScan = { found: Stretch[]; expected: Float64Array; spread: Float64Array };

const day = 86_400_000;
/** The chance that a series that is like itself throughout shows any stretch. */
const alpha = 0.05;

/**
 * Looks through a series of thousands of points, such as a machine's or a service's figures every few minutes: time of day
 * and weekday out, level shifts of its blocks out, then the stretches whose mean or unrest, at several widths, stands out of all other
 * stretches of the same series by extreme value theory. O(n) for n rows.
 */
export function scanLongSeries(series: RegularSeries): LongScan {
  const { values, present, step } = series;
  const rows = values.length;
  const perDay = step.kind === "fixed" && series.first !== null ? day / step.milliseconds : null;
  const filled = fillGaps(values, present);
  const first = profileOf(filled, series, perDay);
  const levels = levelsOfBlocks(standardise(filled, first), rows);
  const flat = filled.map((value, row) => value - (levels.level[row] ?? 0) * (first.spread[row] ?? 1));
  const profile = levels.shifts.length === 0 ? first : profileOf(flat, series, perDay);
  const standardised = standardise(flat, profile);
  const cycle =
    perDay !== null && perDay >= 8 && rows >= 3 * perDay ? Math.round(perDay) : Math.round(rows / 20);
  const widths = [
    ...new Set([1, cycle / 48, cycle / 12, cycle / 4, cycle].map((width) => Math.max(1, Math.round(width)))),
  ];
  const signals = signalsOf(standardised, widths, Math.max(6, Math.round(cycle / 8)));
  const stretches = signals.flatMap((signal) => stretchesOf(signal, rows, alpha / signals.length));
  const found = [...joined(stretches, Math.max(2, Math.round(cycle / 12))), ...levels.shifts];
  return {
    found,
    expected: profile.centre.map((value, row) => value + (levels.level[row] ?? 0) * (first.spread[row] ?? 1)),
    spread: profile.spread,
  };
}

const standardise = (values: Float64Array, { centre, spread }: Profile): Float64Array =>
  values.map((value, row) => (value - (centre[row] ?? 0)) / (spread[row] ?? 1));

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
  return timeProfile(values, present, 3 * phases, (row) => kindOfDay(row) * phases + timeOfDay(row));
}

function stretchesOf({ width, values, name }: Signal, rows: number, level: number): Stretch[] {
  const block = Math.max(2 * width, Math.ceil(rows / 250));
  return rarePeaks(values, block, level).map(({ row, height, pValue }) => ({
    kind: "stretch",
    name,
    width,
    start: row,
    end: row + width,
    size: height,
    pValue,
  }));
}

/** Stretches less than `gap` rows apart are one; it keeps the bounds and size of the least likely of them. */
function joined(stretches: Stretch[], gap: number): Stretch[] {
  const events: { last: number; best: Stretch }[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    const event = events.at(-1);
    if (event === undefined || stretch.start > event.last + gap)
      events.push({ last: stretch.end, best: stretch });
    else {
      event.last = Math.max(event.last, stretch.end);
      if (stretch.pValue < event.best.pValue) event.best = stretch;
    }
  }
  return events.map(({ best }) => best);
}

/** Missing values take the last one before them. */
function fillGaps(values: Float64Array, present: Uint8Array): Float64Array {
  let last = values[present.indexOf(1)] ?? 0;
  return values.map((value, row) => {
    if (present[row] === 1) last = value;
    return last;
  });
}
