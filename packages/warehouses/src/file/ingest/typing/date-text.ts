import type { DateOrder } from "../outcome.ts";

/** A date as written: its `strptime` format, or one for each order that its numbers allow. */
export interface DateText {
  /** Format per order; `ymd` alone for dates whose order is plain from how they are written. */
  formats: Partial<Record<DateOrder, string>>;
  hasTime: boolean;
}

const MONTH =
  "(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(uary|ruary|ch|il|e|y|ust|tember|ober|ember)?";
const TIME =
  "(?:([T ,]+)\\d{1,2}:\\d{2}(:\\d{2})?([.]\\d{1,9})?(\\s?[ap]m)?(\\s?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?)?";
const NUMERIC = new RegExp(`^(\\d{1,4})([-/. ])(\\d{1,2})\\2(\\d{1,4})${TIME}$`, "i");
const DAY_MONTH = new RegExp(
  `^(?:[a-z]{3},?\\s+)?(\\d{1,2})([- /.]+)${MONTH}([-, /.]+)(\\d{4}|\\d{2})${TIME}$`,
  "i",
);
const MONTH_DAY = new RegExp(`^(?:[a-z]{3},?\\s+)?${MONTH}([- .]+)(\\d{1,2})([-, ]+)(\\d{4})${TIME}$`, "i");

const NAMED_MONTH = new RegExp(`^${MONTH}([.]?(?:[- /']|, ?))(\\d{4})$|^${MONTH}([-'])(\\d{2})$`, "i");
const NUMBERED_MONTH = /^(?:(?:19|20)\d{2}([-/])(?:0[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])([-/])(?:19|20)\d{2})$/;

/** Reads how a cell writes a date or a month of a year, which is its first day, with or without a time; null when it does not look like one. */
export function dateText(cell: string): DateText | null {
  const text = cell.trim();
  if (text.length < 6 || text.length > 40 || !/\d/.test(text)) return null;
  return numericDate(text) ?? dayMonth(text) ?? monthDay(text) ?? monthOfYear(text);
}

/** Whether a cell is a time of day. */
export function isTimeText(cell: string): boolean {
  return /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(\s?[ap]m)?$/i.test(cell.trim());
}

function numericDate(text: string): DateText | null {
  const match = NUMERIC.exec(text);
  if (!match) return null;
  const [, a = "", separator = "", b = "", c = ""] = match;
  const time = timeFormat(match.slice(5));
  if (separator === " " && a.length !== 4 && c.length !== 4) return null;
  if (a.length === 4 && c.length <= 2) {
    return { formats: { ymd: `%Y${separator}%m${separator}%d${time}` }, hasTime: time !== "" };
  }
  if (a.length > 2 || (c.length !== 4 && c.length !== 2)) return null;
  const year = c.length === 4 ? "%Y" : "%y";
  const formats: DateText["formats"] = {};
  if (Number(a) <= 31 && Number(b) <= 12) formats.dmy = `%d${separator}%m${separator}${year}${time}`;
  if (Number(a) <= 12 && Number(b) <= 31) formats.mdy = `%m${separator}%d${separator}${year}${time}`;
  if (c.length === 2 && Number(b) <= 12 && Number(c) <= 31 && Number(a) > 31) {
    formats.ymd = `%y${separator}%m${separator}%d${time}`;
  }
  return Object.keys(formats).length === 0 ? null : { formats, hasTime: time !== "" };
}

function dayMonth(text: string): DateText | null {
  const match = DAY_MONTH.exec(text);
  if (!match) return null;
  const [, , before = "", , rest, between = "", year = ""] = match;
  const time = timeFormat(match.slice(7));
  const month = rest === undefined ? "%b" : "%B";
  const format = `${weekday(text)}%d${before}${month}${between}${year.length === 4 ? "%Y" : "%y"}${time}`;
  return { formats: { ymd: format }, hasTime: time !== "" };
}

function monthDay(text: string): DateText | null {
  const match = MONTH_DAY.exec(text);
  if (!match) return null;
  const [, , rest, before = "", , between = ""] = match;
  const time = timeFormat(match.slice(7));
  const month = rest === undefined ? "%b" : "%B";
  return { formats: { ymd: `${weekday(text)}${month}${before}%d${between}%Y${time}` }, hasTime: time !== "" };
}

function monthOfYear(text: string): DateText | null {
  const named = NAMED_MONTH.exec(text);
  if (named) {
    const [, , rest, before, , , restOfShort, beforeShort = ""] = named;
    const month = (rest ?? restOfShort) === undefined ? "%b" : "%B";
    return {
      formats: { ymd: before === undefined ? `${month}${beforeShort}%y` : `${month}${before}%Y` },
      hasTime: false,
    };
  }
  const numbered = NUMBERED_MONTH.exec(text);
  if (!numbered) return null;
  const [, afterYear, afterMonth = ""] = numbered;
  return {
    formats: { ymd: afterYear === undefined ? `%m${afterMonth}%Y` : `%Y${afterYear}%m` },
    hasTime: false,
  };
}

function weekday(text: string): string {
  const match = /^(mon|tue|wed|thu|fri|sat|sun)(,?\s+)/i.exec(text);
  return match ? `%a${match[2]}` : "";
}

/** Format of the time part from its captures: separator, seconds, fraction, am/pm, zone; empty without a time. */
function timeFormat(parts: (string | undefined)[]): string {
  const [separator, second, fraction, half, zone] = parts;
  if (separator === undefined) return "";
  const clock = `${half === undefined ? "%H" : "%I"}:%M${second === undefined ? "" : ":%S"}`;
  const halfDay = half === undefined ? "" : `${half.startsWith(" ") ? " " : ""}%p`;
  return `${separator}${clock}${fraction === undefined ? "" : ".%f"}${halfDay}${zoneFormat(zone)}`;
}

function zoneFormat(zone: string | undefined): string {
  if (zone === undefined) return "";
  return /[+-]/.test(zone) ? zone.replace(/[+-].*/, "%z") : zone;
}
