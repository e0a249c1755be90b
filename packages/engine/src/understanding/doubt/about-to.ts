import { hasKind } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "Customers we are about to lose", "likely to cancel" read without a time: what will become of some rows, which no row tells. The words that
 * ask for it; empty where a period, today's date or a forecast answers them ("about to expire").
 */
export function aboutTo(tokens: readonly Token[], { query }: Candidate): string[] {
  const at = tokens.findIndex(
    ({ text }, place) =>
      (text === "about" || text === "likely" || text === "bound" || text === "going") &&
      textAt(tokens, place + 1) === "to" &&
      tokens[place + 2]?.kind === "word" &&
      ["we", "are", "is", "be", "most", "they", "who", "that"].includes(textAt(tokens, place - 1)),
  );
  const answered = hasKind(query, "period", "now", "forecast", "trend", "correlation", "drivers");
  return at < 0 || answered ? [] : tokens.slice(at, at + 3).map(({ raw }) => raw);
}
