import type { TimeGrain } from "@parlance/contract";
import type { OpenDays } from "../../table-series/open-days.ts";
import { parseWallClock } from "../../table-series/parse-instant.ts";

/** Periods of one grain as whole numbers that follow each other, to and from the texts of a result's time column. */
export type Calendar = {
  grain: TimeGrain;
  /** The days of the week that have periods, where some have none. */
  open: OpenDays | null;
  /** The period that a time falls in, of a closed day the one before unless told; null where the text is no date. */
  indexOf(time: string, closed?: "before" | "after"): number | null;
  /** The first instant of a period, written as the column writes it. */
  textOf(index: number): string;
  /** The period's days; 0 below a day. */
  daysOf(index: number): number;
};

const day = 86_400_000;

/**
 * The calendar of a grain. Times are wall-clock times without zone, so days and hours never vary with daylight
 * saving; weeks start on the weekday of `sample`, a time of the column, whose form the texts take, and quarters and years
 * in its month where that is the first of one. Days are those that are `open`, all where that is null.
 */
export function calendarOf(grain: TimeGrain, sample: string, open: OpenDays | null = null): Calendar {
  if (open !== null) return openCalendar(sample, open);
  const instant = parseWallClock(sample) ?? 0;
  const first = new Date(instant).getUTCDate() === 1 ? new Date(instant).getUTCMonth() : 0;
  const anchor = { day: Math.floor(instant / day), month: first };
  const start = (index: number): number => startOf(index, grain, anchor);
  return {
    grain,
    open: null,
    indexOf: (time) => {
      const instant = parseWallClock(time);
      return instant === null ? null : indexAt(instant, grain, anchor);
    },
    textOf: (index) => written(start(index), sample),
    daysOf: (index) => Math.floor((start(index + 1) - start(index)) / day),
  };
}

/** Open days alone, which follow each other over the closed ones. */
const openCalendar = (sample: string, open: OpenDays): Calendar => ({
  grain: "day",
  open,
  indexOf: (time, closed = "before") => {
    const instant = parseWallClock(time);
    return instant === null ? null : open.numberOf(Math.floor(instant / day), closed);
  },
  textOf: (index) => written(open.dayOf(index) * day, sample),
  daysOf: () => 1,
});

/** Where periods start: the day of some week, the month (0 to 11) of some quarter and year. */
type Anchor = { day: number; month: number };

/** The first instant of a period. */
function startOf(index: number, grain: TimeGrain, anchor: Anchor): number {
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
    case "day":
      return index * lengths[grain];
    case "week":
      return (anchor.day + index * 7) * day;
    case "month":
    case "quarter":
    case "year":
      return Date.UTC(1970, index * months[grain] + (anchor.month % months[grain]), 1);
  }
}

function indexAt(instant: number, grain: TimeGrain, anchor: Anchor): number {
  switch (grain) {
    case "second":
    case "minute":
    case "hour":
    case "day":
      return Math.floor(instant / lengths[grain]);
    case "week":
      return Math.floor((instant / day - anchor.day) / 7);
    case "month":
    case "quarter":
    case "year": {
      const date = new Date(instant);
      const month = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
      return Math.floor((month - (anchor.month % months[grain])) / months[grain]);
    }
  }
}

const lengths = { second: 1000, minute: 60_000, hour: 3_600_000, day } as const;
const months = { month: 1, quarter: 3, year: 12 } as const;

/**
 * An instant in the form of a sample: date alone, or date and time with the sample's separator, fraction and zone.
 */
function written(instant: number, sample: string): string {
  const iso = new Date(instant).toISOString();
  const form = /^.{10}([T ])\d{2}:\d{2}(:\d{2})?(.*)$/.exec(sample);
  if (form === null) return iso.slice(0, 10);
  const [, separator = "T", seconds, rest = ""] = form;
  return `${iso.slice(0, 10)}${separator}${iso.slice(11, seconds === undefined ? 16 : 19)}${rest}`;
}
