import { isSuperlative } from "../lexicon/superlative.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

const removes: ReadonlySet<string> = new Set("hide drop remove delete skip omit ignore".split(" "));
const articles: ReadonlySet<string> = new Set(["the", "out", "off", "top", "bottom"]);

/** "Drop the smallest", read as the smallest alone: the word that takes it out; empty elsewhere. */
export function rankDenied(tokens: readonly Token[], { query }: Candidate): string[] {
  if (query.kind === "set" || query.kind === "analysis" || query.limit === null) return [];
  return tokens.flatMap(({ text, raw }, at) => {
    const end = tokens.findIndex((token, place) => place > at && !articles.has(token.text));
    const ranked = tokens
      .slice(at + 1, end + 1)
      .some((token) => ["top", "bottom"].includes(token.text) || isSuperlative(token.text));
    return removes.has(text) && ranked ? [raw] : [];
  });
}
