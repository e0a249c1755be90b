import type { Noun, ValueItem } from "../item.ts";
import type { Condition, Test } from "./frame.ts";
import { plainCondition } from "./plain-condition.ts";
import type { Reader } from "./reader.ts";

/** Adds a condition under the pending negation and disjunction, and forgets both. "A number of floors" is an amount, no count. */
export function pushCondition(
  reader: Reader,
  left: Noun | null,
  test: Test,
  hints: Condition["hints"] = [],
  flipped = false,
): void {
  const amount = left?.kind === "column" && left.options[0]?.kind === "number";
  const aggregation = reader.aggregated === "count" && amount ? null : reader.aggregated;
  reader.frame.conditions.push({
    negated: reader.negated !== flipped,
    or: reader.or,
    left,
    hints,
    test: withUnit(test, reader.unit),
    aggregation,
    ...(isWithin(reader, test) ? { within: true } : {}),
    ...(test.kind === "value" && isOfAll(reader, test.value) ? { only: true } : {}),
  });
  reader.unit = null;
  reader.aggregated = null;
  reader.negated = false;
  reader.or = false;
  reader.lastLeft = left;
  if (reader.zone === "group") reader.zone = "filter";
  if (reader.pending.includes("count") && test.kind === "value") reader.frame.counting = true;
}

/** "With only paid bills", "who only had paid bills", "whose bills are all paid"; "only the paid ones" narrows what is asked for. */
function isOfAll({ tokens }: Reader, { start }: ValueItem): boolean {
  const [before, last] = [tokens[start - 2]?.text ?? "", tokens[start - 1]?.text ?? ""];
  return (
    (last === "only" && have.test(before)) ||
    (before === "only" && had.has(last)) ||
    (last === "all" && be.has(before))
  );
}

const had: ReadonlySet<string> = new Set(["have", "has", "had"]);
const have = /^(?:with|having|have|has|had|bought|made|got|took|\w{3,}ed)$/;
const be: ReadonlySet<string> = new Set(["are", "were"]);

/** A row has a value, affirmed and by itself. */
export const valueCondition = (value: ValueItem): Condition => plainCondition(null, { kind: "value", value });

function isWithin({ tokens }: Reader, test: Test): boolean {
  const start = test.kind === "value" ? test.value.start : 0;
  const article = tokens[start - 1]?.text === "the" ? 1 : 0;
  return tokens[start - 1 - article]?.text === "in";
}

const withUnit = (test: Test, unit: string | null): Test =>
  unit !== null && (test.kind === "compare" || test.kind === "between") ? { ...test, unit } : test;
