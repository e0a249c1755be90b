import type { MeasureExpression } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

const plain: ReadonlySet<string> = new Set(
  "of many different distinct unique all our the their separate various".split(" "),
);

/**
 * "Number of high priority tickets" read as how many different priorities tickets have: of what the word before a kind says, rows are counted, and the reading does nothing
 * with it. The words; empty elsewhere.
 */
export function countsKinds(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate") return [];
  const kinds = new Set(query.measures.flatMap(({ expression }) => kindCounted(expression)));
  return matches.flatMap(({ kind, names, start, end, text }) => {
    const at = tokens.findIndex((token) => token.start === start);
    const [before, behind] = [tokens[at - 1], tokens.find((token) => token.start > end - 1)];
    if (kind !== "column" || names === null || !kinds.has(names) || behind === undefined) return [];
    const ofRows = matches.some(
      (match) => match.kind === "table" && covers(match, behind) && names.startsWith(`${match.names}.`),
    );
    return ofRows && before?.kind === "word" && !plain.has(before.text) ? [`${before.raw} ${text}`] : [];
  });
}

/** The column whose different values a figure counts. */
const kindCounted = (expression: MeasureExpression): string[] =>
  expression.kind === "aggregate" &&
  expression.aggregation === "count-distinct" &&
  expression.operand?.kind === "field"
    ? [`${expression.operand.field.table}.${expression.operand.field.column}`]
    : [];
