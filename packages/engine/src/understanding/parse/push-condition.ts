import type { Condition, Test } from "./frame.ts";
import type { Noun } from "./item.ts";
import type { Reader } from "./reader.ts";

/** Adds a condition under the pending negation and disjunction, and forgets both. */
export function pushCondition(
  reader: Reader,
  left: Noun | null,
  test: Test,
  hints: Condition["hints"] = [],
  flipped = false,
): void {
  const aggregation = reader.aggregated;
  reader.frame.conditions.push({
    negated: reader.negated !== flipped,
    or: reader.or,
    left,
    hints,
    test,
    aggregation,
  });
  reader.aggregated = null;
  reader.negated = false;
  reader.or = false;
  reader.lastLeft = left;
  if (reader.zone === "group") reader.zone = "filter";
  if (reader.pending.includes("count") && test.kind === "value") reader.frame.counting = true;
}
