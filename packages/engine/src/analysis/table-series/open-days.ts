/** Days since 1970 of a calendar in which the shop is closed on some weekdays, as numbers of open days that follow each other. */
export type OpenDays = {
  /** Open days a week. */
  count: number;
  /** The weekdays (0 Sunday to 6 Saturday) on which nothing ever happens. */
  closed: readonly number[];
  /** The number of an open day; of a closed one that of the open day before or after it. */
  numberOf(day: number, closed: "before" | "after"): number;
  /** The day of a number. */
  dayOf(number: number): number;
};

/** The chance that rows which come whatever the weekday would leave one out, below which it is closed. */
const chance = 0.001;

/**
 * The weekdays that none of `days` (days since 1970 with a row) falls on, where that is no chance: how often the others have rows,
 * as often as this one came and had none. Null where all are open.
 */
export function openDays(days: readonly number[]): OpenDays | null {
  const distinct = [...new Set(days)].toSorted((a, b) => a - b);
  const [first, last] = [distinct[0], distinct.at(-1)];
  if (first === undefined || last === undefined) return null;
  const had = new Array<number>(7).fill(0);
  for (const day of distinct) had[weekdayOf(day)] = (had[weekdayOf(day)] ?? 0) + 1;
  const came = had.map(
    (_, weekday) => Math.floor((last - first - ((weekday - weekdayOf(first) + 7) % 7)) / 7) + 1,
  );
  const expected = came.reduce((sum, count, weekday) => sum + ((had[weekday] ?? 0) > 0 ? count : 0), 0);
  const share = Math.min(1, distinct.length / Math.max(1, expected));
  const closed = had.flatMap((count, weekday) =>
    count === 0 && (1 - share * 0.99) ** (came[weekday] ?? 0) < chance ? [weekday] : [],
  );
  return closed.length === 0 ? null : withClosed(closed);
}

const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

function withClosed(closed: readonly number[]): OpenDays {
  const open = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !closed.includes(weekday));
  const count = open.length;
  return {
    count,
    closed,
    numberOf: (day, side) => {
      const weekday = weekdayOf(day);
      const next = Math.floor((day + 4) / 7) * count + open.filter((one) => one < weekday).length;
      return side === "before" && closed.includes(weekday) ? next - 1 : next;
    },
    dayOf: (number) => {
      const week = Math.floor(number / count);
      return week * 7 - 4 + (open[number - week * count] ?? 0);
    },
  };
}

const names = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

/** "Saturdays and Sundays". */
export const closedNames = ({ closed }: OpenDays): string =>
  closed
    .toSorted((left, right) => ((left + 6) % 7) - ((right + 6) % 7))
    .map((weekday) => names[weekday] ?? "")
    .join(", ")
    .replace(/, (\S+)$/, " and $1");
