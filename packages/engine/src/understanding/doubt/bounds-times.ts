import { isField, type SemanticQuery } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const pointing: ReadonlySet<string> = new Set("our your their my these those the them".split(" "));
const sides: ReadonlySet<string> = new Set("than least most over under above below".split(" "));

/**
 * "Viewed more than 15 times", "more than 20 of our people" read as an amount above it: numbers of times and of some are no bounds of
 * amounts. The number that was said; empty elsewhere.
 */
export function boundsTimes(tokens: readonly Token[], { query }: Candidate): string[] {
  return tokens.flatMap(({ number, raw }, at) => {
    const [next, second] = [tokens[at + 1]?.text ?? "", tokens[at + 2]?.text ?? ""];
    const isCount = next === "times" || (next === "of" && pointing.has(second));
    if (number === null || !isCount || !sides.has(tokens[at - 1]?.text ?? "")) return [];
    return boundsAmount(query, number, amountsOf(query)) ? [raw] : [];
  });
}

/** The figures of a query that count nothing, by their names. */
const amountsOf = (query: SemanticQuery): ReadonlySet<string> =>
  new Set(
    query.kind === "aggregate"
      ? query.measures.flatMap(({ id, expression }) =>
          expression.kind === "aggregate" && !expression.aggregation.startsWith("count") ? [id] : [],
        )
      : [],
  );

/** Whether a query compares a column, or what one comes to, with a number. */
function boundsAmount(part: unknown, number: number, amounts: ReadonlySet<string>): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "comparison" && "left" in part && "right" in part) {
    const { left, right } = part;
    const isOwn = typeof left === "object" && left !== null && isAmount(left, amounts);
    const value = typeof right === "object" && right !== null && "value" in right ? right.value : null;
    if (isOwn && value === number) return true;
  }
  return Object.values(part).some((each) => boundsAmount(each, number, amounts));
}

const isAmount = (left: object, amounts: ReadonlySet<string>): boolean =>
  ("field" in left && isField(left.field)) || ("id" in left && amounts.has(String(left.id)));
