import type { MeasureExpression } from "@parlance/contract";
import { partWords } from "../lexicon/share-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** "Each department as a percentage of payroll" as rows by the hundred of money: no share, since the one is no part of the other. */
export function sharesUnlike(tokens: readonly Token[], { query }: Candidate): boolean {
  return (
    query.kind === "aggregate" &&
    tokens.some(({ text }) => partWords.has(text)) &&
    query.measures.some(({ expression }) => isUnlike(expression))
  );
}

function isUnlike(expression: MeasureExpression): boolean {
  if (expression.kind !== "arithmetic" || expression.operator !== "*") return false;
  const { left, right } = expression;
  const ratio = left.kind === "arithmetic" ? left : right;
  const hundred = left.kind === "arithmetic" ? right : left;
  if (hundred.kind !== "constant" || hundred.value !== 100) return false;
  if (ratio.kind !== "arithmetic" || ratio.operator !== "/") return false;
  const [part, whole] = [ratio.left, ratio.right];
  return (
    part.kind === "aggregate" &&
    whole.kind === "aggregate" &&
    counts(part.aggregation) !== counts(whole.aggregation)
  );
}

const counts = (aggregation: string): boolean => aggregation === "count" || aggregation === "count-distinct";
