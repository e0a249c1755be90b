import { fiscalQuarter, type TimeGrain } from "@parlance/contract";
import type { Locale } from "./format-number.ts";
import { localeDate } from "./formatters.ts";

/**
 * Writes an ISO date or timestamp by the period that it stands for: "2024", "Q1 2024", "Mar 2024", "Mar 4, 2024", with
 * the time below a day; "FY2025" and "Q1 FY2025" where a fiscal year starts in another month than January (1). Without a grain, a date with its time unless that is midnight. Other text comes back unchanged.
 */
export function formatTime(
  value: string,
  grain: TimeGrain | null,
  locale: Locale = "en-US",
  fiscalYearStart = 1,
): string {
  const instant = parseInstant(value);
  if (instant === null) return value;
  switch (grain) {
    case "year":
      return fiscalYearStart === 1
        ? written(instant, locale, { year: "numeric" })
        : `FY${fiscalQuarter(instant, fiscalYearStart).year}`;
    case "quarter": {
      const { year, quarter } = fiscalQuarter(instant, fiscalYearStart);
      return `Q${quarter} ${fiscalYearStart === 1 ? "" : "FY"}${year}`;
    }
    case "month":
      return written(instant, locale, { year: "numeric", month: "short" });
    case "week":
    case "day":
      return written(instant, locale, day);
    case "hour":
    case "minute":
      return written(instant, locale, { ...day, ...clock });
    case "second":
      return written(instant, locale, { ...day, ...clock, second: "2-digit" });
    case null:
      return instant % 86_400_000 === 0
        ? written(instant, locale, day)
        : written(instant, locale, {
            ...day,
            ...clock,
            ...(instant % 60_000 === 0 ? {} : { second: "2-digit" }),
          });
  }
}

const day = { year: "numeric", month: "short", day: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const written = (instant: number, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  localeDate(instant, locale, options);

/** An ISO date or timestamp (a space or T before the time, zone or none) as UTC milliseconds; null for other text. */
export function parseInstant(value: string): number | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(Z|[+-]\d{2}:?\d{2})?$/.exec(value);
  if (match === null) return null;
  const [, date = "", time = "00:00", zone = "Z"] = match;
  const instant = Date.parse(`${date}T${time}${zone}`);
  return Number.isNaN(instant) ? null : instant;
}
