import { fiscalQuarter, type TimeGrain } from "@parlance/contract";
import { parseWallClock } from "./parse-instant.ts";

/**
 * How people write a period: "2024", "Q1 2024", "March 2024", "March 4, 2024", with the time below a day; "FY2025" where
 * fiscal years start in another month (1 to 12) than January. What is no time, or a year's number, stays as it is.
 */
export function periodName(time: string, grain: TimeGrain, fiscalYearStart = 1): string {
  const instant = /^\d{4}$/.test(time) ? null : parseWallClock(time);
  if (instant === null) return time;
  const date = new Date(instant);
  const { year, quarter } = fiscalQuarter(instant, fiscalYearStart);
  const fiscal = fiscalYearStart === 1 ? "" : "FY";
  if (grain === "quarter") return `Q${quarter} ${fiscal}${year}`;
  if (grain === "year" && fiscal !== "") return `${fiscal}${year}`;
  const options: Intl.DateTimeFormatOptions = {
    year: "numeric",
    ...(grain === "year" ? {} : { month: "long" }),
    ...(grain === "year" || grain === "month" ? {} : { day: "numeric" }),
    ...(instant % 86_400_000 === 0 && grain !== "hour"
      ? {}
      : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    timeZone: "UTC",
  };
  return date.toLocaleString("en-US", options);
}

/** The words between what happened and its period's name. */
export const placed = {
  second: " on ",
  minute: " on ",
  hour: " on ",
  day: " on ",
  week: " in the week of ",
  month: " in ",
  quarter: " in ",
  year: " in ",
} as const satisfies Record<TimeGrain, string>;

/** "March 2024", "Q1 2024", "2024", "March 4, 2024", or "March 4, 2024 to March 20, 2024": a half-open interval of days. */
export function intervalName(start: string, end: string): string {
  const [from, to] = [parseWallClock(start), parseWallClock(end)];
  if (from === null || to === null) return `${start} to ${end}`;
  const [first, after] = [new Date(from), new Date(to)];
  const months =
    (after.getUTCFullYear() - first.getUTCFullYear()) * 12 + after.getUTCMonth() - first.getUTCMonth();
  const whole = first.getUTCDate() === 1 && after.getUTCDate() === 1;
  const month = first.getUTCMonth();
  if (whole && months === 1) return periodName(start, "month");
  if (whole && months === 3 && month % 3 === 0) return periodName(start, "quarter");
  if (whole && months === 12 && month === 0) return periodName(start, "year");
  const last = new Date(to - 86_400_000).toISOString().slice(0, 10);
  const begin = first.toISOString().slice(0, 10);
  return last <= begin
    ? periodName(begin, "day")
    : `${periodName(begin, "day")} to ${periodName(last, "day")}`;
}
