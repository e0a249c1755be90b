import { mean, range, sum } from "../numbers.ts";
import type { Calendar } from "./calendar.ts";

/** Known months that an effect needs, and the t statistic from which on it is believed. */
const bounds = { months: 36, statistic: 3 };

/**
 * What the weekdays of a month do to its sum: factors about 1 for the months of `values` and `horizon` more, by which a
 * figure a day is larger in a month with fewer Saturdays and Sundays (or smaller). Estimated by least squares on the
 * changes to the same month a year before, logarithms on shares of weekend days, as in the trading-day regressions of
 * X-13ARIMA-SEATS. Null for other grains, values not all positive, fewer than 36 months, or without a clear effect.
 */
export function tradingDayFactors(
  values: readonly (number | null)[],
  first: number,
  calendar: Calendar,
  horizon: number,
): number[] | null {
  if (calendar.grain !== "month") return null;
  const known = values.flatMap((value) => value ?? []);
  if (known.length < bounds.months || known.some((value) => value <= 0)) return null;
  const shares = range(values.length + horizon).map((index) => weekendShare(first + index, calendar));
  const logs = values.map((value, index) =>
    value === null ? null : Math.log(value / calendar.daysOf(first + index)),
  );
  const changes = range(values.length - 12).flatMap((index) => {
    const [before, after] = [logs[index] ?? null, logs[index + 12] ?? null];
    if (before === null || after === null) return [];
    return [{ x: (shares[index + 12] ?? 0) - (shares[index] ?? 0), y: after - before }];
  });
  const slope = clearSlope(changes);
  if (slope === null) return null;
  const middle = mean(shares);
  return shares.map((share) => Math.exp(slope * (share - middle)));
}

/** The least-squares slope where it is beyond doubt; null otherwise. */
function clearSlope(points: readonly { x: number; y: number }[]): number | null {
  if (points.length < bounds.months - 12) return null;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const squares = sum(points.map((point) => (point.x - x) ** 2));
  const slope = sum(points.map((point) => (point.x - x) * (point.y - y))) / squares;
  const rest = sum(points.map((point) => (point.y - y - slope * (point.x - x)) ** 2));
  const deviation = Math.sqrt(rest / (points.length - 2) / squares);
  return squares > 0 && Math.abs(slope) >= bounds.statistic * deviation && slope !== 0 ? slope : null;
}

function weekendShare(index: number, calendar: Calendar): number {
  const start = new Date(`${calendar.textOf(index).slice(0, 10)}T00:00:00Z`).getUTCDay();
  const days = calendar.daysOf(index);
  return range(days).filter((day) => (start + day) % 7 === 0 || (start + day) % 7 === 6).length / days;
}
