import type { Expression, PhysicalType, TimeGrain } from "@parlance/contract";

/** A time as an expression, and what its column holds. */
export type TimeOf = { time: Expression; type: PhysicalType | undefined };

/**
 * The time from one instant or date to another in a unit: between two instants to the second ("1.5 days"), with a date on either side by
 * the calendar; `both` counts the first and the last day.
 */
export function timeApart(unit: TimeGrain, from: TimeOf, to: TimeOf, both = false): Expression {
  const timed = [from, to].map(({ type }) => type === "timestamp");
  const inDays = timed.includes(false) && (dayGrains.includes(unit) || !timed.includes(true));
  const base: TimeGrain = inDays ? "day" : "second";
  const size = seconds[unit] / seconds[base];
  const [start, end] = [from, to].map(({ time }, at) => (inDays && timed[at] === true ? dayOf(time) : time));
  const apart: Expression = { kind: "duration", unit: base, from: start ?? from.time, to: end ?? to.time };
  const one: Expression = { kind: "constant", value: 1, type: "integer" };
  const whole: Expression = both ? { kind: "arithmetic", operator: "+", left: apart, right: one } : apart;
  const type = size % 1 === 0 ? "integer" : "decimal";
  const right: Expression = { kind: "constant", value: size, type };
  return size === 1 ? whole : { kind: "arithmetic", operator: "/", left: whole, right };
}

/** From a date to an instant, or back, as many days have passed as on the calendar. */
const dayOf = (operand: Expression): Expression => ({ kind: "truncate", grain: "day", operand });

const dayGrains: readonly TimeGrain[] = ["day", "week", "month", "quarter", "year"];

/** Seconds a unit; months by their mean length, years by the 365.25 days by which lives and terms of service are counted. */
const seconds: Readonly<Record<TimeGrain, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_746,
  quarter: 7_889_238,
  year: 31_557_600,
};
