import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import { madeSeries, meanError, noise } from "../testing/made-series.ts";
import { calendarOf } from "./calendar.ts";
import { forecastOne } from "./forecast-one.ts";
import { tradingDayFactors } from "./trading-days.ts";

const calendar = calendarOf("month", "2019-01-01");
const first = calendar.indexOf("2019-01-01") ?? 0;

/** Sums of a business that is open from Monday to Friday, with some noise. */
function workdaySums(count: number, seed: number): number[] {
  const errors = noise(count, seed);
  return range(count).map((month) => {
    const start = Date.parse(calendar.textOf(first + month));
    const open = range(calendar.daysOf(first + month)).filter((day) => {
      const weekday = new Date(start + day * 86_400_000).getUTCDay();
      return weekday !== 0 && weekday !== 6;
    });
    return open.length * (100 + month * 0.2) * (1 + 0.008 * (errors[month] ?? 0));
  });
}

describe("the effect of weekdays on a month's sum", () => {
  test("is found where weekends are closed, for the months ahead too", () => {
    const factors = tradingDayFactors(workdaySums(60, 1), first, calendar, 6) ?? [];
    expect(factors).toHaveLength(66);
    expect(Math.max(...factors)).toBeGreaterThan(1.03);
    expect(Math.min(...factors)).toBeLessThan(0.97);
    const february = first + 1;
    expect(calendar.textOf(february)).toBe("2019-02-01");
    expect(factors[1]).toBeGreaterThan(1);
  });

  test("is seldom found where there is none", () => {
    const found = range(40).filter(
      (seed) =>
        tradingDayFactors(
          madeSeries({ count: 60, season: 20, noise: 5, seed: seed + 1 }),
          first,
          calendar,
          3,
        ) !== null,
    );
    expect(found.length).toBeLessThanOrEqual(2);
  });

  test("is not looked for in short, other or not positive values", () => {
    const sums = workdaySums(60, 2);
    expect(tradingDayFactors(sums.slice(0, 30), first, calendar, 3)).toBeNull();
    expect(tradingDayFactors(sums, 4, calendarOf("quarter", "2019-01-01"), 3)).toBeNull();
    expect(tradingDayFactors([...sums.slice(1), 0], first, calendar, 3)).toBeNull();
    expect(
      tradingDayFactors(
        range(60).map(() => 5),
        first,
        calendar,
        3,
      ),
    ).not.toEqual([]);
  });

  test("makes the forecast better and is told", () => {
    const whole = workdaySums(66, 3);
    const series = { key: new Map(), measure: 1, values: whole.slice(0, 60), first };
    const [summed, averaged] = [true, false].map((additive) =>
      forecastOne(series, 6, calendar, { additive, amongMany: true }),
    );
    if (!summed?.ok || !averaged?.ok) throw new Error(JSON.stringify([summed, averaged]));
    const error = (outcome: typeof summed): number => meanError(whole.slice(60), outcome.value.forecast.mean);
    expect(error(summed)).toBeLessThan(0.6 * error(averaged));
    expect(summed.value.notes).toEqual([
      "Months are compared by their weekdays: weekends differ from other days.",
    ]);
  });
});
