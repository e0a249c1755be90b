import { formatTime, type Locale } from "@parlance/charts";
import { addUnits, dayOf, isoDay, type TimeGrain } from "@parlance/contract";

/** "from 2024-03-01 to before 2024-04-01 (last month)": both days, and how it was said. */
const exactPeriod = /from (\d{4}-\d\d-\d\d)(?: to before (\d{4}-\d\d-\d\d))?(?: \(([^()]+)\))?/;
const alone = new RegExp(`^${exactPeriod.source}$`);
const anywhere = new RegExp(exactPeriod.source, "g");

/** Days as people write them, how they were said, and whether one word for a year, quarter, month or day says it all. */
type Written = { days: string; said: string | null; named: boolean; open: boolean };

/** A period as it was read, and alone, as people write it: "last month · Mar 2024"; null of other texts. */
export function periodText(text: string, locale: Locale): string | null {
  const period = alone.exec(text);
  if (period === null) return null;
  const { days, said } = written(period, locale);
  return said === null ? days : `${said} · ${days}`;
}

/** A sentence with its periods as people write them: "where order date in 2024", "in last month (Mar 2024)", "from Mar 5, 2024 – Apr 10, 2024". */
export const readingText = (sentence: string, locale: Locale): string =>
  sentence
    .replaceAll(anywhere, (...found) => {
      const { days, said, named, open } = written(found.slice(0, 4) as string[], locale);
      if (said !== null) return `in ${said} (${days})`;
      return open ? days : `${named ? "in" : "from"} ${days}`;
    })
    .replaceAll("compared with in ", "compared with ");

function written([, first = "", end, said = null]: (string | null | undefined)[], locale: Locale): Written {
  const unit = typeof end === "string" ? unitText(first ?? "", end, locale) : null;
  const days = unit ?? daysText(first ?? "", end ?? null, locale);
  // A year, quarter, month or day that was named says already which days it means.
  const isTold = said === null || (unit !== null && /\d{4}/.test(said));
  return { days, said: isTold ? null : said, named: unit !== null, open: typeof end !== "string" };
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
function daysText(first: string, end: string | null, locale: Locale): string {
  if (end === null) return `since ${formatTime(first, "day", locale)}`;
  const grain = first.endsWith("-01") && end.endsWith("-01") ? "month" : "day";
  const last = isoDay(addUnits(dayOf(end), "day", -1));
  return `${formatTime(first, grain, locale)} – ${formatTime(last, grain, locale)}`;
}
