import { isSuperlative } from "../lexicon/superlative.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const openings: ReadonlySet<string> = new Set(["for", "in", "at", "from", "on", "within"]);
const asking: ReadonlySet<string> = new Set(["which", "who", "what"]);

/** "For each port, which vessel …", read as the one port that ranks first: the word that asks for all of them; empty elsewhere. */
export function eachCut(tokens: readonly Token[], { query }: Candidate): string[] {
  const [first, each] = tokens;
  if (query.kind !== "aggregate" || query.limit === null || query.limit.per.length > 0) return [];
  if (!openings.has(first?.text ?? "") || !["each", "every"].includes(each?.text ?? "")) return [];
  const ask = tokens.findIndex(({ text }) => asking.has(text));
  const ranked = tokens
    .slice(2, ask)
    .some(({ text }) => text === "top" || text === "bottom" || isSuperlative(text));
  return ask < 0 || ranked ? [] : [each?.raw ?? ""];
}
