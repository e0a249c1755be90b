import type { Condition } from "../frame/frame.ts";
import { type Relation, type RelationInput, valueConditions } from "./relation.ts";

/** "Ann and what other driver", "gold is only one of them, what is the other": the rest of a column without the one that is named. */
export function readOther({ tokens, frame }: RelationInput): Relation[] {
  if (frame.counting || frame.targets.some(({ aggregation }) => aggregation !== null)) return [];
  const said = tokens.findIndex(
    ({ text }, at) =>
      text === "other" && asking.has(tokens[at - 1]?.text ?? "") && tokens[at + 1]?.text !== "than",
  );
  if (said < 0) return [];
  const shown = frame.targets.flatMap(({ noun }) =>
    noun.kind === "column" ? noun.options.map(({ column }) => column) : [],
  );
  const named = valueConditions(frame).filter(
    ({ value, condition }) =>
      value.end <= said && !condition.or && value.options.some(({ column }) => shown.includes(column)),
  );
  const [first] = named;
  if (first === undefined) return [];
  const known = new Set(named.map(({ condition }) => condition));
  const conditions = frame.conditions.map(
    (condition): Condition => (known.has(condition) ? { ...condition, negated: true } : condition),
  );
  return [{ frame: { ...frame, conditions }, said: [said] }];
}

/** What stands right before "other" where it asks for the rest. */
const asking: ReadonlySet<string> = new Set(["what", "which", "the"]);
