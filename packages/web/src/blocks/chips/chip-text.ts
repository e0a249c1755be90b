import { formatTime, type Locale } from "@parlance/charts";
import { addUnits, type Chip, dayOf, isoDay, type TimeGrain } from "@parlance/contract";

/** " from 2024-03-01 to before 2024-04-01 (last month)": both days, and how it was said. */
const exactPeriod = /^ from (\d{4}-\d\d-\d\d)(?: to before (\d{4}-\d\d-\d\d))?(?: \((.+)\))?$/;

/** "what drives the change, order date from … compared with from …": what is compared, and both periods. */
const comparedPeriods = /^(.+?) (from .+) compared with (from .+)$/;
const comparing: readonly Chip["kind"][] = ["comparison", "analysis"];

/**
 * What a chip shows: periods as people write them ("order date: last month · Mar 2024", "order date: Mar 2024 vs Feb 2024"), all else
 * as it was read.
 */
export function chipText({ kind, label }: Chip, locale: Locale): string {
  const [, about = "", now = "", before = ""] = comparing.includes(kind)
    ? (comparedPeriods.exec(label) ?? [])
    : [];
  const both = [now, before].map((period) => periodText(` ${period}`, locale));
  if (both.every((text) => text !== null)) return `${about}: ${both.join(" vs ")}`;
  const [, of = "", period = ""] = kind === "period" ? (/^(.+?)( from .+)$/.exec(label) ?? []) : [];
  const text = periodText(period, locale);
  return text === null ? label : `${of}: ${text}`;
}

/** " from 2024-03-01 to before 2024-04-01 (last month)" as people write it; null of other texts. */
function periodText(text: string, locale: Locale): string | null {
  const period = exactPeriod.exec(text);
  if (period === null) return null;
  const [, first = "", end, said] = period;
  const unit = end === undefined ? null : unitText(first, end, locale);
  const days = unit ?? daysText(first, end, locale);
  // A year, quarter, month or day that was named says already which days it means.
  return said === undefined || (unit !== null && /\d{4}/.test(said)) ? days : `${said} · ${days}`;
}

/** The days from the first to before the end where they are one year, quarter, month or day of the calendar: its name. */
function unitText(first: string, end: string, locale: Locale): string | null {
  const unit = units.find(
    ([grain, begins]) => begins.test(first) && isoDay(addUnits(dayOf(first), grain, 1)) === end,
  );
  return unit === undefined ? null : formatTime(first, unit[0], locale);
}

const units: [TimeGrain, RegExp][] = [
  ["year", /-01-01$/],
  ["quarter", /-(01|04|07|10)-01$/],
  ["month", /-01$/],
  ["day", /$/],
];

/** Other days, by both ends: whole months by theirs. */
function daysText(first: string, end: string | undefined, locale: Locale): string {
  if (end === undefined) return `since ${formatTime(first, "day", locale)}`;
  const grain = first.endsWith("-01") && end.endsWith("-01") ? "month" : "day";
  const last = isoDay(addUnits(dayOf(end), "day", -1));
  return `${formatTime(first, grain, locale)} – ${formatTime(last, grain, locale)}`;
}
