import { hasKind, hasOperator, textsOf } from "@parlance/contract";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const rates: ReadonlySet<string> = new Set(["rate", "rates", "ratio", "ratios", "percentage"]);
/** Words before which "rate" is what people do, or that name no rate. */
const others: ReadonlySet<string> = new Set(
  "do does did to they we you i who customers people guests users highest lowest best worst average same what which flat at".split(
    " ",
  ),
);

/**
 * "What is the open rate of our newsletter": a rate that nothing in the reading holds. Words that name one are not left out for the
 * sake of the word before. A "conversion rate" of which nothing is known is no price, either.
 */
export function missingRate(tokens: readonly Token[], { query, matches, unread }: Candidate): string[] {
  const at = tokens.findIndex(({ text }) => rates.has(text));
  const [before, rate] = [tokens[at - 1], tokens[at]];
  if (rate === undefined || before === undefined || before.kind !== "word" || others.has(before.text))
    return [];
  const taken = matches.find(({ start, end }) => start <= rate.start && rate.end <= end);
  const asPrice = taken?.kind === "column" && taken.evidence === "synonym" && unread.includes(before.raw);
  if (taken !== undefined) return asPrice ? [`${before.raw} ${rate.raw}`] : [];
  const held =
    hasOperator(query, "/") ||
    hasKind(query, "share") ||
    textsOf(query).some((text) => /rate|ratio|percent/i.test(text));
  return held ? [] : [`${before.raw} ${rate.raw}`];
}
