import { addUnits, dayOf, type Interval, isoDay, type Period, type TimeGrain } from "@parlance/contract";

/** The exact half-open interval, and the words it was said in: "from 2024-03-01 to before 2024-04-01 (last month)". */
export function describePeriod({ expression, interval }: Period): string {
  const exact = describeInterval(interval);
  const said = describeExpression(expression, interval);
  return said === null ? exact : `${exact} (${said})`;
}

/** The end of a period that something stands at: "before 2024-04-01 (March 2024)"; one without end goes on until today. */
export function describeEnd({ expression, interval }: Period): string {
  const said = describeExpression(expression, interval);
  const exact = interval.end === null ? "today" : `before ${interval.end}`;
  return said === null ? exact : `${exact} (${said})`;
}

/** A period of years that are numbers: "2024", "2020 to 2024". */
export function describeYears({ interval: { start, end } }: Period): string {
  const [first, after] = [start, end].map((instant) =>
    instant === null ? null : Number(instant.slice(0, 4)),
  );
  const last = after == null ? null : end?.slice(4, 10) === "-01-01" ? after - 1 : after;
  if (first == null || last === null) return first == null ? `until ${last}` : `from ${first}`;
  return first === last ? `${first}` : `${first} to ${last}`;
}

function describeInterval({ start, end }: Interval): string {
  if (start === null && end === null) return "at any time";
  if (start === null) return `before ${end}`;
  return end === null ? `from ${start}` : `from ${start} to before ${end}`;
}

function describeExpression(expression: Period["expression"], interval: Interval): string | null {
  switch (expression.kind) {
    case "absolute": {
      const { start } = interval;
      if (expression.grain === null || start === null) return null;
      return decadeName(interval) ?? namedPeriod(expression.grain, start);
    }
    case "calendar":
      return calendarPeriod(expression);
    case "rolling": {
      const direction = expression.direction === "past" ? "past" : "next";
      return `${direction} ${counted(expression.count, expression.grain)}`;
    }
    case "to-date": {
      const unit = expression.fiscal ? `fiscal ${expression.grain}` : expression.grain;
      return expression.offset === 0
        ? `${unit} to date`
        : `${relative(expression.offset, unit)} to the same point`;
    }
  }
}

function calendarPeriod({
  grain,
  offset,
  count,
  fiscal,
}: Extract<Period["expression"], { kind: "calendar" }>): string {
  const unit = fiscal ? `fiscal ${grain}` : grain;
  if (count === 1) return relative(offset, unit);
  if (offset === -count) return `last ${counted(count, unit)}`;
  if (offset === 1) return `next ${counted(count, unit)}`;
  return `${counted(count, unit)} from ${relative(offset, unit)}`;
}

function relative(offset: number, unit: string): string {
  if (offset === 0) return `this ${unit}`;
  if (Math.abs(offset) === 1) return `${offset < 0 ? "last" : "next"} ${unit}`;
  return offset < 0 ? `${counted(-offset, unit)} ago` : `in ${counted(offset, unit)}`;
}

/** "1960s"; null of any other interval. */
function decadeName({ start, end }: Interval): string | null {
  const decade = /^(\d{3}0)-01-01/.exec(start ?? "")?.[1];
  return decade !== undefined && end?.startsWith(`${Number(decade) + 10}-01-01`) === true
    ? `${decade}s`
    : null;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

function namedPeriod(grain: TimeGrain, start: string): string | null {
  const [year = "", month = ""] = start.split("-");
  switch (grain) {
    case "year":
      return month === "01" ? year : null;
    case "quarter":
      return Number(month) % 3 !== 1 ? null : `Q${Math.ceil(Number(month) / 3)} ${year}`;
    case "month":
      return `${months[Number(month) - 1]} ${year}`;
    default:
      return null;
  }
}

/** What a calendar year, quarter or month is called ("2023", "Q1 2023", "March 2023"); null of any other interval. */
export function calendarName({ start, end }: Interval): string | null {
  if (start === null || end === null) return null;
  const grain = (["year", "quarter", "month"] as const).find(
    (unit) =>
      namedPeriod(unit, start) !== null &&
      start.endsWith("-01") &&
      isoDay(addUnits(dayOf(start), unit, 1)) === end,
  );
  return grain === undefined ? null : namedPeriod(grain, start);
}

/** "1 month", "3 months". */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
