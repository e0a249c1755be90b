import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const counting: ReadonlySet<string> = new Set(["many", "number", "count", "each", "every", "by", "per"]);

/** "Value of the supplies for each insurer": what they are worth, where a reading only counts them. */
export function missingWorth(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const at = tokens.findIndex(({ text }, place) => text === "value" && tokens[place + 1]?.text === "of");
  const word = tokens[at];
  if (word === undefined || query.kind !== "aggregate" || query.measures.length === 0) return [];
  if (tokens.slice(0, at).some(({ text }) => counting.has(text))) return [];
  if (matches.some(({ start, end }) => start <= word.start && word.end <= end)) return [];
  const counts = query.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation.startsWith("count"),
  );
  return counts ? [word.raw] : [];
}
