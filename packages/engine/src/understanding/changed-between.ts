import type { AggregateQuery, Period } from "@parlance/contract";
import { fieldColumn } from "../semantics/expression-type.ts";
import type { ModelIndex } from "./index/model-index.ts";

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
 * Where no period was said and the years that are compared are numbers: the last year of the data against the first. Sheets by year are
 * looked at as a whole, and seldom reach to this year.
 */
export function overAllYears(query: AggregateQuery, { model }: ModelIndex): AggregateQuery {
  const { comparison } = query;
  const column = comparison === null ? null : fieldColumn(model, comparison.time);
  const { minimum, maximum } = column?.profile ?? {};
  if (comparison === null || column?.physicalType !== "integer") return query;
  if (typeof minimum !== "number" || typeof maximum !== "number") return query;
  return { ...query, comparison: { ...comparison, current: yearOf(maximum), previous: yearOf(minimum) } };
}

const yearOf = (year: number): Period => ({
  expression: { kind: "absolute", grain: "year" },
  interval: { start: `${year}-01-01`, end: `${year + 1}-01-01` },
});
