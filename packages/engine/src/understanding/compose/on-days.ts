import type { Filter } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import type { Frame } from "../parse/frame.ts";
import { type Build, columnAt, columnOf, fault, fieldAt } from "./build-context.ts";
import { timeColumnNear } from "./time-column.ts";

/** "payments on weekends": rows whose time falls on certain days of the week. */
export function onDays(build: Build, subject: number): Filter[] {
  return asked(build.frame.days)
    .filter(isPart)
    .flatMap(({ days, negated, of = null }) => {
      const column = columnOf(build, of) ?? timeColumnNear(build, subject);
      const operand =
        column === null || !isTime(columnAt(build, column)) ? null : fieldAt(build, subject, column);
      if (operand === null) {
        fault(build, "leftover");
        return [];
      }
      const filter: Filter = {
        kind: "in",
        operand: { kind: "part", part: "day-of-week", operand },
        values: [...days],
      };
      return [negated ? { kind: "not", filter } : filter];
    });
}

/** "Weekends vs weekdays" are all days: nothing is left out. */
const isPart = ({ days }: Frame["days"][number]): boolean => days.length < 7;

/** "Saturdays and Sundays": several days of one time are all meant. */
function asked(days: Frame["days"]): Frame["days"] {
  const [first, ...others] = days.filter(({ negated }) => !negated);
  if (first === undefined || others.some(({ of }) => of !== first.of)) return days;
  const union = [...new Set([first, ...others].flatMap((each) => each.days))].sort();
  return [{ ...first, days: union }, ...days.filter(({ negated }) => negated)];
}
