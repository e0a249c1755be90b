import type { DateOrder } from "../outcome.ts";
import { type Candidate, type Locale, WORTH_MEASURING } from "./candidate.ts";
import { type DateText, dateText, isTimeText } from "./date-text.ts";
import { literal } from "./sql-text.ts";

/** Most formats tried in one column. */
const MOST_FORMATS = 12;
const DATE_HEADER = /date|datum|fecha|fecha|data|day|jour|(^|_)dt(_|$)/i;

/** Readings of a column as dates, one for each order that its cells allow, likeliest first. */
export function dateCandidates(cells: string[], locale: Locale, header: string): Candidate[] {
  if (cells.length === 0) return [];
  if (
    DATE_HEADER.test(header) &&
    cells.every((cell) => /^(19|20)\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(cell.trim()))
  ) {
    return [candidate(["%Y%m%d"], null)];
  }
  if (cells.every(isSeason)) return [];
  const dates = cells.map(dateText).filter((date) => date !== null);
  if (dates.length < cells.length * WORTH_MEASURING) return [];
  const open = dates.some((date) => date.formats.dmy !== undefined || date.formats.mdy !== undefined);
  const local = isOfOnePlace(cells);
  if (!open) return [candidate(formatsOf(dates, "ymd"), null, local)];
  const orders: DateOrder[] = isDayFirst(locale, cells) ? ["dmy", "mdy", "ymd"] : ["mdy", "dmy", "ymd"];
  return orders
    .filter((order) => dates.filter((date) => date.formats[order] !== undefined).length >= cells.length * 0.3)
    .map((order) => candidate(formatsOf(dates, order), order, local));
}

/** Whether a cell names a year and the next one by its last figures ("2008-09"), which reads as a month, too. */
function isSeason(cell: string): boolean {
  const [, year, next] = /^(\d{4})[-/](\d{2})$/.exec(cell.trim()) ?? [];
  return year !== undefined && (Number(year) + 1) % 100 === Number(next);
}

const LASTING =
  /(duration|elapsed|length|(handle|handling|talk|wait|waiting|hold|response|reply|watch|spent|run|call) ?time|time (on|spent))/i;

/** Reading of a column as how long something lasted, in seconds, where its header or more hours than a day has say so. */
export function durationCandidates(cells: string[], header: string): Candidate[] {
  const hours = cells.map((cell) => /^(\d{1,5}):[0-5]\d:[0-5]\d(\.\d{1,6})?$/.exec(cell.trim())?.[1]);
  const read = hours.filter((each) => each !== undefined);
  if (read.length === 0 || read.length < cells.length * WORTH_MEASURING) return [];
  if (!LASTING.test(header.replaceAll("_", " ")) && read.every((each) => Number(each) < 24)) return [];
  const sql = (cell: string) =>
    `case when ${cell} similar to '\\d+:\\d\\d:.*' then date_part('epoch', try_cast(${cell} as interval)) end`;
  return [
    { kind: "number", sql, notes: [{ kind: "duration-seconds" }], order: null, bare: false, decimal: "." },
  ];
}

/** Reading of a column as times of day. */
export function timeCandidates(cells: string[]): Candidate[] {
  const times = cells.filter(isTimeText);
  if (times.length === 0 || times.length < cells.length * WORTH_MEASURING) return [];
  const halves = times.some((cell) => /[ap]m$/i.test(cell.trim()));
  const formats = ["%I:%M %p", "%I:%M:%S %p", "%I:%M%p", "%I:%M:%S%p"].map(literal).join(", ");
  const plain = (cell: string) =>
    `try_cast(case when ${cell} like '_:%' then '0' || ${cell} else ${cell} end as time)`;
  const sql = (cell: string) =>
    halves ? `coalesce(try_strptime(${cell}, [${formats}])::time, ${plain(cell)})` : plain(cell);
  return [{ kind: "time", sql, notes: [], order: null, bare: false, decimal: "." }];
}

/** Whether the sampled cells can only be dates with the day first (true), the month first (false), or leave it open (null). */
export function dayFirstVote(cells: string[]): boolean | null {
  const dates = cells.map(dateText).filter((date) => date !== null);
  if (dates.length < cells.length * WORTH_MEASURING) return null;
  const days = dates.filter((date) => date.formats.dmy !== undefined).length;
  const months = dates.filter((date) => date.formats.mdy !== undefined).length;
  return days === months ? null : days > months;
}

/** The order to assume: what other columns say, else points between the numbers, else the decimal comma's countries. */
function isDayFirst(locale: Locale, cells: string[]): boolean {
  if (locale.dayFirst !== null) return locale.dayFirst;
  return locale.commaDecimals || cells.some((cell) => /^\d{1,2}\.\d{1,2}\.\d{2}/.test(cell.trim()));
}

function formatsOf(dates: DateText[], order: DateOrder): string[] {
  const counts = new Map<string, number>();
  for (const date of dates) {
    const format = date.formats[order] ?? date.formats.ymd;
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_FORMATS)
    .map(([format]) => format);
}

const OFFSET = /\s?([+-])(\d{2}):?(\d{2})$/;

/** Whether the times bear the offset of one place, in summer and winter: its own clock is what their owner reads them by. */
function isOfOnePlace(cells: string[]): boolean {
  const minutes = cells.flatMap((cell) => {
    const [, sign, hour, minute] = OFFSET.exec(/:\d{2}/.test(cell) ? cell.trim() : "") ?? [];
    return sign === undefined ? [] : [(sign === "-" ? -1 : 1) * (60 * Number(hour) + Number(minute))];
  });
  if (minutes.length < cells.length || minutes.every((each) => each === 0)) return false;
  return Math.max(...minutes) - Math.min(...minutes) <= 60;
}

/** Dates in these formats; `local` leaves the offset from UTC aside. */
function candidate(formats: string[], order: DateOrder | null, local = false): Candidate {
  const iso = formats.every((format) => format.startsWith("%Y-%m-%d"));
  const zoned = formats.some((format) => /%z|Z$|UTC|GMT/.test(format));
  const list = formats.map((format) => literal(local ? format.replace(/\s?%z$/, "") : format)).join(", ");
  const isoSql = (cell: string) =>
    zoned && !local
      ? `make_timestamp(epoch_us(try_cast(regexp_replace(${cell}, ' ([+-])', '\\1') as timestamptz)))`
      : `try_cast(${cell} as timestamp)`;
  const read = (cell: string) => (iso ? isoSql(cell) : `try_strptime(${cell}, [${list}])::timestamp`);
  const sql = (cell: string) => read(local ? `regexp_replace(${cell}, '\\s?[+-]\\d{2}:?\\d{2}$', '')` : cell);
  return {
    kind: "date",
    sql,
    notes: zoned ? [{ kind: local ? "local-time" : "converted-to-utc" }] : [],
    order,
    bare: false,
    decimal: ".",
  };
}
