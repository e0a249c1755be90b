import { comparesPeriods, hasKind, type SemanticQuery } from "@parlance/contract";
import type { Candidate } from "../types.ts";

/** Words that speak of an answer before; "there" only as a place. */
const backward = [
  /^(?:\w+ ){1,3}of (those|these|them)\b(?! (?:(?:\w+ )?(?:who|that|which|whose)|where|with|without|in)\b)/i,
  /^(?:and |so |but )*(?:how (?:much|many)(?: [\w-]+){0,3}|what) (?:did|do|does|have|has) (they)\b/i,
  /^(?:and |so |but )*how (?:much|many)(?: [\w-]+){0,3} (each)[?.! ]*$/i,
  /^(?:please )?(?:show|list|give|count|sum|compare|sort|filter)(?: me)? (those|these|them|their)\b/i,
  /(?<!\b(?:is|are|was|were|be|been|do|does|did|out|work(?:ing|s|ed)?|liv(?:ing|es|ed?)|stationed|located|based|kept|stored|held) )\b(there)\b(?! (?:is|are|was|were|be|been|any|a|have|has)\b)/i,
];
/** "Each country and the number of visits there": it is said where. */
const toEach = /\b(?:each|every)\b.*\bthere\b/i;
const aTime = /\b((?:that|the same) (?:day|week|month|quarter|year|period))\b/i;

/**
 * "How many of those are gold", "how many orders that month" where no answer was before of which that could be said, or where it is
 * a time that the reading does not hold to: what is meant is not known.
 */
export function missingReference(
  question: string,
  { query }: Candidate,
  previous: SemanticQuery | null,
): string[] {
  const said = previous === null ? backward.flatMap((words) => words.exec(question)?.[1] ?? []) : [];
  const lost = said.filter((word) => word.toLowerCase() !== "there" || !toEach.test(question));
  const time =
    comparesPeriods(query) || hasKind(query, "period", "member", "truncate", "drivers")
      ? null
      : aTime.exec(question);
  return time?.[1] === undefined ? lost : [...lost, time[1].toLowerCase()];
}
