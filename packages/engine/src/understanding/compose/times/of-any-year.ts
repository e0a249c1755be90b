import type { ComparisonOperator, Expression, Filter, Interval, TimePart } from "@parlance/contract";
import { conjunction } from "../conditions/join-conditions.ts";

/** The days of an interval in whichever year they lie: "6 November", "before 15 August", "from 26 September to 24 October". Its end is the day behind the last one. */
export function ofAnyYear(operand: Expression, { start, end }: Interval): Filter | null {
  const [from, until] = [monthDay(start), monthDay(end)];
  const turns = from !== null && until !== null && isBehind(from, until);
  const bounds = [
    ...(from === null ? [] : [edge(operand, from, ">=")]),
    ...(until === null || (until.month === 1 && until.day === 1) ? [] : [edge(operand, until, "<")]),
  ];
  return turns && bounds.length > 1 ? { kind: "or", filters: bounds } : conjunction(bounds);
}

type MonthDay = { month: number; day: number };

const monthDay = (date: string | null): MonthDay | null =>
  date === null ? null : { month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };

const isBehind = (one: MonthDay, other: MonthDay): boolean =>
  one.month > other.month || (one.month === other.month && one.day >= other.day);

/** On or after a day of the year, or before it. */
function edge(operand: Expression, { month, day }: MonthDay, operator: ">=" | "<"): Filter {
  const beyond: ComparisonOperator = operator === ">=" ? ">" : "<";
  if (day === 1) return compare(operand, "month-of-year", operator, month);
  return {
    kind: "or",
    filters: [
      compare(operand, "month-of-year", beyond, month),
      {
        kind: "and",
        filters: [
          compare(operand, "month-of-year", "=", month),
          compare(operand, "day-of-month", operator, day),
        ],
      },
    ],
  };
}

const compare = (
  operand: Expression,
  part: TimePart,
  operator: ComparisonOperator,
  value: number,
): Filter => ({
  kind: "comparison",
  operator,
  left: { kind: "part", part, operand },
  right: { kind: "constant", value, type: "integer" },
});
