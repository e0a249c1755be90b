import { conjuncts, isHolder, type SemanticQuery } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/**
 * "Customers who rented from both stores", "seen both a vet and a physio": two things at once, where a reading has no two of anything. The word; empty
 * where it is met.
 */
export function bothUnmet(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (countsEither(query) && tokens.some((_, place) => isAsWell(tokens, place))) return ["as well as"];
  const at = tokens.findIndex(({ text }) => text === "both");
  const behind = tokens[at + 1];
  if (at < 0 || behind === undefined || pairs.has(textAt(tokens, at + 1))) return [];
  const named =
    behind.text !== behind.lemma &&
    matches.some(({ kind, start }) => kind === "table" && start === behind.start);
  const joined = tokens.slice(at + 2, at + farthest).some(({ text }) => text === "and");
  if (!named && !joined) return [];
  if (query.kind === "set" || query.kind === "analysis") return [];
  if (query.kind === "aggregate" && (query.measures.length > 1 || query.dimensions.length > 0)) return [];
  if (query.kind === "list" && query.columns.length > 1) return [];
  return partsOf(query.filter) > 1 ? [] : ["both"];
}

const isAsWell = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "as" && textAt(tokens, at + 1) === "well" && textAt(tokens, at + 2) === "as";

/** "How many fans held a card in 2023/24 as well as in 2024/25", read as those who did in either. */
const countsEither = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" &&
  query.dimensions.length === 0 &&
  query.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation === "count-distinct",
  ) &&
  conjuncts(query.filter).some((part) => part.kind === "in" && part.values.length > 1);

/** "Both of them", "both times". */
const pairs: ReadonlySet<string> = new Set("of times years months days".split(" "));
const farthest = 8;

/** How many conditions a query has, each value of a list one. */
function partsOf(part: unknown): number {
  if (!isHolder(part)) return 0;
  if (Array.isArray(part)) return part.reduce((sum: number, each) => sum + partsOf(each), 0);
  if ("kind" in part && part.kind === "in" && "values" in part && Array.isArray(part.values))
    return part.values.length;
  const own = "kind" in part && conditions.has(String(part.kind)) ? 1 : 0;
  const inner = Object.values(part).reduce((sum: number, each) => sum + partsOf(each), 0);
  return Math.max(own, inner);
}

const conditions: ReadonlySet<string> = new Set(
  "comparison related text period between null member".split(" "),
);
