import type { SemanticQuery } from "@parlance/contract";
import { isSuperlative } from "../lexicon/superlative.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

const openings: ReadonlySet<string> = new Set(["for", "in", "at", "from", "on", "within"]);
const asking: ReadonlySet<string> = new Set(["which", "who", "what"]);

/**
 * "For each port, which vessel …", read as the one port that ranks first, or "…: how many of each" as one number: the word that asks for all of
 * them; empty elsewhere.
 */
export function eachCut(tokens: readonly Token[], candidate: Candidate): string[] {
  const { query } = candidate;
  if (isOneNumber(query)) return [...countsEach(tokens), ...eachOfKind(tokens, candidate)];
  const [first, each] = tokens;
  if (query.kind !== "aggregate" || query.limit === null || query.limit.per.length > 0) return [];
  if (!openings.has(first?.text ?? "") || !["each", "every"].includes(each?.text ?? "")) return [];
  const ask = tokens.findIndex(({ text }) => asking.has(text));
  const ranked = tokens
    .slice(2, ask)
    .some(({ text }) => text === "top" || text === "bottom" || isSuperlative(text));
  return ask < 0 || ranked ? [] : [each?.raw ?? ""];
}

const isOneNumber = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && query.dimensions.length === 0 && query.measures.length === 1;

/** "How much did each sales agent bring in", read as what those of that kind did together. */
function eachOfKind(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (query.kind !== "aggregate" || query.measures[0]?.expression.kind !== "aggregate") return [];
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isKind = matches.some(
      (match) => match.kind === "value" && next !== undefined && covers(match, next),
    );
    return /^(?:each|every)$/.test(token.text) && isKind ? [token.raw] : [];
  });
}

/** The "each" of "how many of each", "how many in each" at the end of a question. */
function countsEach(tokens: readonly Token[]): string[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== "mark");
  const each = tokens[last];
  const counted = tokens.slice(Math.max(0, last - 3), last).map(({ text }) => text);
  return each?.text === "each" &&
    ["of", "in"].includes(counted.at(-1) ?? "") &&
    ["many", "number", "count"].includes(counted.at(-2) ?? "")
    ? [each.raw]
    : [];
}
