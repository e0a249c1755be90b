import type { Measure, SemanticQuery } from "@parlance/contract";
import { wantsShare } from "./with-share-named.ts";

const growth =
  /^(?:and |now |show |give me |what is |what's |the )*(?:growth|change|difference|increase|decrease|delta)(?: rate)?(?: (?:in|as)(?: an?)?)? ?(?:%|percent|percentage|pct)?[?.! ]*$/i;

/**
 * "Growth in percent", "what's that in percent?" of two periods that stand beside each other, "in percent" of what is a percentage or has its share
 * beside it: it is shown already. Null for other follow-ups.
 */
export function percentShown(question: string, previous: SemanticQuery): SemanticQuery | null {
  if (previous.kind !== "aggregate") return null;
  const share = wantsShare(question);
  const isShown =
    previous.comparison !== null
      ? share || growth.test(question.trim())
      : share &&
        (previous.measures.some(isPercent) || previous.transforms.some(({ kind }) => kind === "share"));
  return isShown ? previous : null;
}

/** A hundred times a part by the whole, whichever is said first. */
function isPercent({ expression }: Measure): boolean {
  if (expression.kind !== "arithmetic") return false;
  const { operator, left, right } = expression;
  const hundred = (each: Measure["expression"]): boolean => each.kind === "constant" && each.value === 100;
  return operator === "*"
    ? hundred(left) && right.kind === "arithmetic" && right.operator === "/"
    : operator === "/" && left.kind === "arithmetic" && hundred(left.left);
}
