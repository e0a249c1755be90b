import { type AggregateQuery, type Period, standardConventions } from "@parlance/contract";
import { fieldColumn } from "../../semantics/expression-type.ts";
import { lastKnown } from "../compose/times/last-known.ts";
import { periodBefore } from "../compose/times/period-before.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Question } from "../types.ts";

/** Two periods, the earlier first, or the later. */
const spans: readonly RegExp[] = [
  /^ (?:from|between) (?<first>.+?) (?:to|and|until) (?<last>.+)$/i,
  /^ (?:in |during )?(?<last>\S.*?) (?:compared (?:to|with)|vs\.?|versus|against|relative to) (?<first>.+)$/i,
];

const since = /^ since (?<first>.+)$/i;

/** What asks for a figure in two periods that are said (" from 2022 to 2023", " since 2022"); null where they are not. */
export function changedBetween(figure: string, time: string): string | null {
  const two = spans.map((form) => form.exec(time)?.groups).find((each) => each !== undefined);
  if (two !== undefined) return `growth of ${figure} from ${two.first} to ${two.last}`;
  const first = since.exec(time)?.groups?.first;
  return first === undefined ? null : `growth of ${figure} from ${first} to now`;
}

/** Whether the data is old enough for anything to be known of the period before. */
export function reachesBack({ comparison }: AggregateQuery, { model }: ModelIndex): boolean {
  const column = comparison === null ? null : fieldColumn(model, comparison.time);
  const [first, end] = [column?.profile?.minimum, comparison?.previous.interval.end];
  const start = typeof first === "number" ? String(first) : first;
  return typeof start !== "string" || typeof end !== "string" || start < end;
}

/**
 * Where no period was said: of years that are numbers the last of the data against the first, for sheets by year are looked at as a whole, and
 * seldom reach to this year; of data that ended before the period that would be compared, its last one against the one before.
 */
export function overKnown(query: AggregateQuery, { index: { model }, ...when }: Question): AggregateQuery {
  const { comparison } = query;
  const column = comparison === null ? null : fieldColumn(model, comparison.time);
  const { minimum, maximum } = column?.profile ?? {};
  if (comparison === null) return query;
  if (column?.physicalType === "integer" && typeof minimum === "number" && typeof maximum === "number")
    return { ...query, comparison: { ...comparison, current: yearOf(maximum), previous: yearOf(minimum) } };
  const { interval, expression } = comparison.current;
  const isOver = typeof maximum === "string" && maximum < (interval.start ?? "");
  if (!isOver || expression.grain === null) return query;
  const known = { ...comparison, model, now: when.now, calendar: when.calendar ?? standardConventions };
  const current = lastKnown(expression.grain, known, null);
  return { ...query, comparison: { ...comparison, current, previous: periodBefore(current, known) } };
}

const yearOf = (year: number): Period => ({
  expression: { kind: "absolute", grain: "year" },
  interval: { start: `${year}-01-01`, end: `${year + 1}-01-01` },
});
