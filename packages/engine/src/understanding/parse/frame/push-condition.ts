import type { Noun, ValueItem } from "../item.ts";
import type { Condition, Test } from "./frame.ts";
import { onlyAt } from "./only-at.ts";
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
    ...(test.kind === "value" ? ofAll(reader, test.value) : {}),
  });
  reader.unit = null;
  reader.aggregated = null;
  reader.negated = false;
  reader.or = false;
  reader.lastLeft = left;
  if (reader.zone === "group") reader.zone = "filter";
  if (reader.pending.includes("count") && test.kind === "value") reader.frame.counting = true;
}

/** "Who only bought tea", "… tea or coffee": what is joined to the one that is said of all. */
function ofAll(reader: Reader, value: ValueItem): Pick<Condition, "only"> {
  const joined = reader.or || reader.joined ? reader.frame.conditions.at(-1)?.only : undefined;
  const only = onlyAt(reader, value) ?? joined;
  return only === undefined ? {} : { only };
}

/** A row has a value, affirmed and by itself. */
export const valueCondition = (value: ValueItem): Condition => plainCondition(null, { kind: "value", value });

function isWithin({ tokens }: Reader, test: Test): boolean {
  const start = test.kind === "value" ? test.value.start : 0;
  const article = tokens[start - 1]?.text === "the" ? 1 : 0;
  return tokens[start - 1 - article]?.text === "in";
}

const withUnit = (test: Test, unit: string | null): Test =>
  unit !== null && (test.kind === "compare" || test.kind === "between") ? { ...test, unit } : test;
