import { formatTime, type Locale } from "@parlance/charts";
import { addUnits, type Chip, dayOf, isoDay, type TimeGrain } from "@parlance/contract";

/** "order date from 2024-03-01 to before 2024-04-01 (last month)": what it is about, both days, and how it was said. */
const exactPeriod = /^(.+?) from (\d{4}-\d\d-\d\d)(?: to before (\d{4}-\d\d-\d\d))?(?: \((.+)\))?$/;

/** What a chip shows: periods as people write them ("order date: last month · Mar 2024"), all else as it was read. */
export function chipText({ kind, label }: Chip, locale: Locale): string {
  const period = kind === "period" ? exactPeriod.exec(label) : null;
  if (period === null) return label;
  const [, about = "", first = "", end, said] = period;
  const days = end === undefined ? `since ${formatTime(first, "day", locale)}` : daysText(first, end, locale);
  // Words with a year in them say already which days they mean.
  const words = said === undefined ? days : /\d{4}/.test(said) ? said : `${said} · ${days}`;
  return `${about}: ${words}`;
}

/** The days from the first to before the end: one year, quarter, month or day by its name, else both ends. */
function daysText(first: string, end: string, locale: Locale): string {
  const start = dayOf(first);
  const ends = (grain: TimeGrain): boolean => isoDay(addUnits(start, grain, 1)) === end;
  if (first.endsWith("-01-01") && ends("year")) return formatTime(first, "year", locale);
  if (/-(01|04|07|10)-01$/.test(first) && ends("quarter")) return formatTime(first, "quarter", locale);
  if (first.endsWith("-01") && ends("month")) return formatTime(first, "month", locale);
  if (ends("day")) return formatTime(first, "day", locale);
  const months = first.endsWith("-01") && end.endsWith("-01");
  const last = isoDay(addUnits(dayOf(end), "day", -1));
  const grain = months ? "month" : "day";
  return `${formatTime(first, grain, locale)} – ${formatTime(last, grain, locale)}`;
}
