import { filters } from "./features/filters.ts";
import type { FeatureQuery } from "./features/parts.ts";
import { comparisons, limits, lists, results, sets, transforms } from "./features/results.ts";
import { calendars, cohorts, durations, figures, functions, standings, times } from "./features/rows.ts";

/** Queries over `wholesale` for each feature of the semantic query, each with every choice that it has. */
export function featureQueries(): FeatureQuery[] {
  return [
    ...times(),
    ...calendars(),
    ...cohorts(),
    ...standings(),
    ...durations(),
    ...figures(),
    ...functions(),
    ...filters(),
    ...transforms(),
    ...limits(),
    ...comparisons(),
    ...sets(),
    ...lists(),
    ...results(),
  ];
}
