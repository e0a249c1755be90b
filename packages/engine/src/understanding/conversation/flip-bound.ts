import { type ComparisonOperator, conjuncts, type Filter } from "@parlance/contract";
import type { Build } from "../compose/build-context.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { Manner } from "./manner.ts";

const above: ReadonlySet<string> = new Set([
  "after",
  "above",
  "over",
  "more",
  "later",
  "higher",
  "since",
  "older",
]);
const below: ReadonlySet<string> = new Set([
  "before",
  "below",
  "under",
  "less",
  "earlier",
  "lower",
  "until",
  "younger",
]);

/**
 * "How about after?" says the other side of the bound asked for before: the last comparison or open period, turned round.
 * Null where a follow-up says anything else or there is no bound on the other side.
 */
export function flipBound(filter: Filter | null, { frame, lemmas }: Build, manner: Manner): Filter | null {
  const said = frame.conditions.length + frame.periods.length + frame.targets.length + frame.groups.length;
  const up = [...lemmas].some((word) => above.has(word));
  const down = [...lemmas].some((word) => below.has(word));
  if (!manner.parallel || said > 0 || up === down || filter === null) return null;
  const parts = conjuncts(filter);
  const at = parts.findLastIndex((part) => turned(part, up) !== null);
  const part = parts[at];
  const other = part === undefined ? null : turned(part, up);
  return other === null ? null : conjunction(parts.map((each, place) => (place === at ? other : each)));
}

/** A bound as the bound of the other side; null for other conditions and for bounds on that side already. */
function turned(part: Filter, up: boolean): Filter | null {
  if (part.kind === "comparison") {
    const operator = (up ? raised : lowered)[part.operator];
    return operator === undefined ? null : { ...part, operator };
  }
  if (part.kind !== "period") return null;
  const { start, end } = part.period.interval;
  if (up && start === null && end !== null)
    return { ...part, period: { ...part.period, interval: { start: end, end: null } } };
  if (!up && end === null && start !== null)
    return { ...part, period: { ...part.period, interval: { start: null, end: start } } };
  return null;
}

const raised: Partial<Record<ComparisonOperator, ComparisonOperator>> = { "<": ">", "<=": ">=" };
const lowered: Partial<Record<ComparisonOperator, ComparisonOperator>> = { ">": "<", ">=": "<=" };
