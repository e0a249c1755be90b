import { type Dimension, fieldsOf, type TimeGrain } from "@parlance/contract";
import { isNumeric } from "../../index/entries.ts";
import { entryOf } from "../../index/entry-of.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Build } from "../build-context.ts";

/**
 * The unit of a time that a grouping tells by a column of its own ("month" and "year" beside a date, "arrival month" beside "arrival date"), and
 * which the time tells as well; null for all other groupings.
 */
export function unitTold({ index }: Build, { expression }: Dimension, time: Dimension): TimeGrain | null {
  const [dated] = fieldsOf(time.expression);
  if (expression.kind !== "field" || dated === undefined || expression.field.table !== dated.table)
    return null;
  const [entry, whole] = [entryOf(expression.field, index), entryOf(dated, index)];
  if (entry === undefined || whole === undefined || (entry.id === whole.id && entry.parts === null))
    return null;
  if (entry.parts !== null) return "month";
  const unit = entry.words.flatMap((word) => unitOf(word) ?? []).at(-1);
  const isPart =
    isNumeric(entry.column) &&
    entry.words.every((word) => unitOf(word) !== null || whole.words.includes(word) || word === "of");
  return isPart ? (unit ?? null) : null;
}

/** Whether a grouping tells the years by a number of a row that is referred to ("year" of the term of enrolments): it is a time of its own. */
export function tellsYears({ index }: Build, { expression }: Dimension): boolean {
  if (expression.kind !== "field" || expression.field.path.length === 0) return false;
  const entry = entryOf(expression.field, index);
  return entry !== undefined && isNumeric(entry.column) && entry.words.at(-1) === "year";
}
