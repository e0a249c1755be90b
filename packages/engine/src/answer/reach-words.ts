import {
  type DataReach,
  lowered,
  named,
  type Period,
  type ResultColumn,
  rowsOf,
  type Segment,
  type TimeGrain,
} from "@parlance/contract";
import type { FormatCell } from "./segments.ts";

/** "orders run from 1 Jan 2022 to 31 Dec 2024", of another time of theirs "shipped date runs from …". */
export function reachWords(reach: DataReach, format: FormatCell): (string | Segment)[] {
  const { owner, column, first, last } = reach;
  const own = owner.timeColumn === column.name && !/\d/.test(owner.label);
  return [
    named(own ? rowsOf(lowered(owner.label)) : column.label.toLowerCase()),
    own ? " run from " : " runs from ",
    named(format(first, headingOf(reach))),
    " to ",
    named(format(last, headingOf(reach))),
  ];
}

/** The time column as results head it. */
export const headingOf = ({ column }: DataReach): ResultColumn => ({
  id: "time",
  label: column.label,
  role: "dimension",
  type: column.physicalType,
  unit: column.unit,
});

/** The unit of a period that is one week, month, quarter or other unit by the calendar; null of longer and open ones. */
export const singleGrain = ({ expression }: Period): TimeGrain | null =>
  expression.kind === "absolute" || (expression.kind === "calendar" && expression.count === 1)
    ? expression.grain
    : null;
