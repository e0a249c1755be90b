import type { TimeGrain } from "@parlance/contract";
import type { Locale } from "../format/format-number.ts";
import { formatTime } from "../format/format-time.ts";
import { localeDate } from "../format/formatters.ts";

/** Where a time axis is marked (UTC milliseconds), and what stands there. */
export type TimeTicks = { instants: number[]; label(instant: number): string };

type Unit = Exclude<TimeGrain, "week">;
type Step = { unit: Unit; by: number };

/** What two marks must stand apart, in pixels, so that their labels do. */
const apart: Readonly<Record<Unit, number>> = {
  year: 40,
  quarter: 36,
  month: 36,
  day: 54,
  hour: 54,
  minute: 54,
  second: 72,
};

const lengths = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } as const;

const stepsOf = (unit: Unit, ...by: number[]): Step[] => by.map((one) => ({ unit, by: one }));

const years = stepsOf("year", 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000);
const months = [...stepsOf("month", 1, 3, 6), ...years];
const days = [...stepsOf("day", 1, 2, 7, 14), ...months];
const hours = [...stepsOf("hour", 1, 3, 6, 12), ...days];
const minutes = [...stepsOf("minute", 1, 5, 15, 30), ...hours];

/** What an axis of each grain can be marked by, from the finest to the coarsest. */
const steps: Readonly<Record<TimeGrain, readonly Step[]>> = {
  year: years,
  quarter: [...stepsOf("quarter", 1, 2), ...years],
  month: months,
  week: [...stepsOf("day", 7, 14), ...months],
  day: days,
  hour: hours,
  minute: minutes,
  second: [...stepsOf("second", 1, 5, 15, 30), ...minutes],
};

/**
 * The marks of a time axis from `first` to `last` that have room within so many pixels: evenly apart, on the starts of
 * periods no shorter than the grain, each saying which year (of hours: which day) it is in where the one before is in another.
 */
export function timeTicks(
  [first, last]: readonly [first: number, last: number],
  { grain, pixels, locale }: { grain: TimeGrain; pixels: number; locale: Locale },
): TimeTicks {
  const fitting = steps[grain].find((step) => hasRoom(step, last - first, pixels)) ?? coarsest;
  const found = marks(fitting, first, last);
  const instants = found.length > 0 ? found : [first];
  const before = new Map(instants.map((instant, at) => [instant, instants[at - 1] ?? null]));
  return {
    instants,
    label: (instant) => tickText(fitting.unit, { instant, before: before.get(instant) ?? null, locale }),
  };
}

const coarsest: Step = { unit: "year", by: 1000 };

const monthsOf = ({ unit, by }: Step): number =>
  unit === "year" ? 12 * by : unit === "quarter" ? 3 * by : unit === "month" ? by : 0;

const lengthOf = (step: Step): number => {
  const months = monthsOf(step);
  return months > 0 ? months * 30.4 * lengths.day : step.by * lengths[step.unit as keyof typeof lengths];
};

const hasRoom = (step: Step, span: number, pixels: number): boolean =>
  span === 0 || (lengthOf(step) / span) * pixels >= apart[step.unit];

/** Months and years from a round one on, days from the first one, hours and less from a round one of the day. */
function marks(step: Step, first: number, last: number): number[] {
  const months = monthsOf(step);
  const found: number[] = [];
  if (months > 0) {
    const start = new Date(first);
    const count = start.getUTCFullYear() * 12 + start.getUTCMonth();
    for (let at = Math.floor(count / months) * months; ; at += months) {
      const instant = new Date(0).setUTCFullYear(Math.floor(at / 12), at % 12, 1);
      if (instant > last) return found;
      if (instant >= first) found.push(instant);
    }
  }
  const length = lengthOf(step);
  const start = step.unit === "day" ? first : Math.ceil(first / length) * length;
  for (let instant = start; instant <= last; instant += length) found.push(instant);
  return found;
}

function tickText(
  unit: Unit,
  { instant, before, locale }: { instant: number; before: number | null; locale: Locale },
): string {
  const write = (options: Intl.DateTimeFormatOptions): string => localeDate(instant, locale, options);
  const isTime = unit === "hour" || unit === "minute" || unit === "second";
  const whole = isTime ? formatTime(iso(instant), "day", locale) : write({ year: "numeric" });
  if (unit === "year") return whole;
  const shared = isTime ? "0000-00-00".length : "0000".length;
  const isSame = before !== null && iso(before).slice(0, shared) === iso(instant).slice(0, shared);
  const name =
    unit === "quarter" ? `Q${Math.floor(new Date(instant).getUTCMonth() / 3) + 1}` : write(names[unit]);
  return isSame ? name : `${name}\n${whole}`;
}

const iso = (instant: number): string => new Date(instant).toISOString();

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const names: Readonly<Record<Exclude<Unit, "year" | "quarter">, Intl.DateTimeFormatOptions>> = {
  month: { month: "short" },
  day: { month: "short", day: "numeric" },
  hour: clock,
  minute: clock,
  second: { ...clock, second: "2-digit" },
};
