import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

const visits =
  /^(?:visit|visits|visited|visiting|browsed?|viewed|downloaded|clicked|opened|called|emailed|phoned)$/;
const articles = /^(?:the|our|this|your|us)$/;

/** "How many people visited the website last week" of customers who only have a day of joining: what they did there, which no rows that are read tell. */
export function missingVisit(tokens: readonly Token[], { matches }: Candidate): string[] {
  const period = matches.find(({ kind }) => kind === "period");
  if (period === undefined) return [];
  return tokens.flatMap((token, at) => {
    const told = matches.some((match) => covers(match, token));
    return !told && visits.test(token.text) && articles.test(tokens[at + 1]?.text ?? "") ? [token.raw] : [];
  });
}
