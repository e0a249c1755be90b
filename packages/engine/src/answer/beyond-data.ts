import {
  type DataReach,
  named,
  type Period,
  type ResultTable,
  type SemanticModel,
  type SemanticQuery,
  type Sentence,
  tellsNothing,
} from "@parlance/contract";
import { type Bound, boundsOf, reachBeyond } from "./period-bounds.ts";
import { headingOf, reachWords, singleGrain } from "./reach-words.ts";
import { enumerated, type FormatCell, sentence } from "./segments.ts";

/**
 * What a reader must know of periods that lie before or after all that the data has. `reason` says why a result holds nothing
 * ("There is no data for that period: orders run from 1 Jan 2022 to 31 Dec 2024."), null for other results; `note` which of several
 * periods there is nothing of.
 */
export function beyondData(
  query: SemanticQuery,
  model: SemanticModel,
  table: ResultTable,
  format: FormatCell,
): { reason: Sentence | null; note: Sentence | null } {
  const { all, some } = boundsOf(query);
  const outside = (bound: Bound): DataReach | null => reachBeyond(bound, model);
  const blank = tellsNothing(table);
  const missed = all.map(outside).find((reach) => reach !== null) ?? allBeyond(some, outside);
  if (blank && missed !== null) return { reason: told(["that period"], missed, format), note: null };
  const partly = some.flatMap((bound) => {
    const reach = outside(bound);
    return reach === null ? [] : [{ name: nameOf(bound.period, reach, format), reach }];
  });
  const [first] = partly;
  if (blank || first === undefined) return { reason: null, note: null };
  const names = [...new Set(partly.map(({ name }) => name))];
  return { reason: null, note: told(names, first.reach, format) };
}

const allBeyond = (some: Bound[], outside: (bound: Bound) => DataReach | null): DataReach | null => {
  const reaches = some.map(outside);
  return reaches.every((reach) => reach !== null) ? (reaches[0] ?? null) : null;
};

const told = (periods: string[], reach: DataReach, format: FormatCell): Sentence =>
  sentence(
    "There is no data for ",
    ...enumerated(periods.map((period) => [named(period)])),
    ": ",
    ...reachWords(reach, format),
    ".",
  );

/** A period by its start and unit ("2012"), where it is one. */
function nameOf(period: Period, reach: DataReach, format: FormatCell): string {
  const grain = singleGrain(period);
  const { start } = period.interval;
  return grain === null || start === null
    ? "one of the periods"
    : format(start, { ...headingOf(reach), grain });
}
