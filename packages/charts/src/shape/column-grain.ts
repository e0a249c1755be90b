import { type Literal, type TimeGrain, timeGrains } from "@parlance/contract";
import { parseInstant } from "../format/format-time.ts";

const day = 86_400_000;

/**
 * The period that a column of times was truncated to: the grain that its heading names, else the coarsest one whose first
 * instants all values are (three different values for more than a day). Null where the values are no times or none.
 */
export function columnGrain(heading: string, values: Literal[]): TimeGrain | null {
  const instants: number[] = [];
  for (const value of values) {
    if (value === null) continue;
    const instant = parseInstant(String(value));
    if (instant === null) return null;
    instants.push(instant);
  }
  if (instants.length === 0) return null;
  const several = new Set(instants).size > 2;
  const named = timeGrains.find((grain) =>
    heading
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(grain),
  );
  for (const { grain, starts } of grains)
    if ((grain === "day" || grain === named || (several && named === undefined)) && instants.every(starts))
      return grain;
  if (instants.every((instant) => instant % 3_600_000 === 0)) return "hour";
  return instants.every((instant) => instant % 60_000 === 0) ? "minute" : "second";
}

const isDay = (instant: number): boolean => instant % day === 0;
const isMonth = (instant: number): boolean => isDay(instant) && new Date(instant).getUTCDate() === 1;

const grains: { grain: TimeGrain; starts: (instant: number) => boolean }[] = [
  { grain: "year", starts: (instant) => isMonth(instant) && new Date(instant).getUTCMonth() === 0 },
  { grain: "quarter", starts: (instant) => isMonth(instant) && new Date(instant).getUTCMonth() % 3 === 0 },
  { grain: "month", starts: isMonth },
  { grain: "week", starts: (instant) => isDay(instant) && new Date(instant).getUTCDay() === 1 },
  { grain: "day", starts: isDay },
];

/** The first instant of the period after the one that starts at `instant` (UTC milliseconds). */
export function nextPeriod(instant: number, grain: TimeGrain): number {
  const date = new Date(instant);
  const months: Partial<Record<TimeGrain, number>> = { month: 1, quarter: 3, year: 12 };
  const step = months[grain];
  if (step !== undefined) return date.setUTCMonth(date.getUTCMonth() + step);
  const lengths: Partial<Record<TimeGrain, number>> = {
    week: 7 * day,
    day,
    hour: 3_600_000,
    minute: 60_000,
    second: 1000,
  };
  return instant + (lengths[grain] ?? day);
}
