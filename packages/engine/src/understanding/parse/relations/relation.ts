import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Condition, Frame } from "../frame/frame.ts";
import type { Item, ValueItem } from "../item.ts";

/** What reading how rows relate starts from: the items without those left unread. */
export type RelationInput = {
  tokens: readonly Token[];
  items: readonly Item[];
  frame: Frame;
  index: ModelIndex;
};

/** A frame in which rows are related to each other, and the tokens that said so. */
export type Relation = { frame: Frame; said: number[] };

/** A condition on a value with the value. */
export type ValueCondition = { condition: Condition; value: ValueItem };

/** The conditions of a frame that name a value and affirm it, in the question's order. */
export const valueConditions = ({ conditions }: Frame): ValueCondition[] =>
  conditions
    .flatMap((condition) =>
      condition.test.kind === "value" && !condition.negated
        ? [{ condition, value: condition.test.value }]
        : [],
    )
    .toSorted((one, other) => one.value.start - other.value.start);

/** Whether two values may be of one column. */
export const alike = (one: ValueItem, other: ValueItem): boolean =>
  one.options.some(({ column }) => other.options.some((each) => each.column === column));

/** Words that may stand between a relating word and what it relates to. */
const between: ReadonlySet<string> = new Set(
  "the a an to of than did does do is was were has had that for by in with from".split(" "),
);

/** The place of the nearest token before `start` that is no article, auxiliary or preposition; null at the start. */
export function wordBefore(tokens: readonly Token[], start: number): number | null {
  for (let at = start - 1; at >= 0 && at >= start - 4; at -= 1)
    if (!between.has(tokens[at]?.text ?? "")) return at;
  return null;
}

/** The token at which a condition's words begin; before everything where that is not known. */
export const startOf = ({ test, left }: Condition): number =>
  test.kind === "value" ? test.value.start : (left?.start ?? -1);
