import { median } from "../statistics/quantile.ts";
import { mean, range } from "./numbers.ts";

/**
 * A series ready for the methods: complete, equally spaced, about 1 in size. `periods` are the cycles that it may
 * have, `seasons` those that it shows; shortest first, empty without any.
 */
export type Series = {
  values: readonly number[];
  periods: readonly number[];
  seasons: readonly number[];
};

/** What was made of raw values: `values` without gaps from the first known one on, and how many were filled in. */
export type Completed = { values: number[]; filled: number; known: number };

/**
 * Fills gaps (null, not a number, infinite): with the mean of the nearest known values a whole cycle before and
 * after, or on the straight line between neighbours. Missing values before the first known one are left out.
 */
export function completeValues(raw: readonly (number | null)[], period: number): Completed {
  const first = raw.findIndex(isKnown);
  if (first < 0) return { values: [], filled: 0, known: 0 };
  const given = raw.slice(first).map((value) => (isKnown(value) ? value : null));
  const known = given.filter((value) => value !== null).length;
  const values = given.map((value, index) => value ?? between(given, index, period));
  return { values, filled: given.length - known, known };
}

const isKnown = (value: number | null | undefined): value is number =>
  typeof value === "number" && Number.isFinite(value);

function between(given: readonly (number | null)[], index: number, period: number): number {
  const cycle = period > 1 ? [nearest(given, index, -period), nearest(given, index, period)] : [];
  const seasonal = cycle.flatMap((found) => (found === null ? [] : [found.value]));
  if (seasonal.length > 0) return mean(seasonal);
  const [before, after] = [nearest(given, index, -1), nearest(given, index, 1)];
  if (before === null || after === null) return before?.value ?? after?.value ?? 0;
  const share = before.distance / (before.distance + after.distance);
  return before.value * (1 - share) + after.value * share;
}

/** The nearest known value in steps of `step`. */
function nearest(
  given: readonly (number | null)[],
  index: number,
  step: number,
): { value: number; distance: number } | null {
  for (let at = index + step; at >= 0 && at < given.length; at += step) {
    const value = given[at];
    if (value !== null && value !== undefined) return { value, distance: Math.abs(at - index) };
  }
  return null;
}

/** The size that values are divided by before any method sees them, so that squares neither overflow nor vanish. */
export function sizeOf(values: readonly number[]): number {
  const sizes = values.map(Math.abs).filter((value) => value > 0);
  return sizes.length === 0 ? 1 : Math.max(median(sizes), Math.max(...sizes) * 1e-12);
}

/** The last cycle of the shortest season again and again; the last value where there is no season. */
export function seasonalNaive({ values, seasons }: Series, horizon: number): number[] {
  const period = seasons.find((candidate) => candidate <= values.length) ?? 1;
  return range(horizon).map((step) => values[values.length - period + (step % period)] ?? 0);
}
