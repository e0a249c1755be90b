import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";
import { choicesOf, distinctFigures, listed, otherRankings } from "./vague-rank.ts";

const vague =
  /\bhow (?:well )?(?:did|do|does|are|is|was|were|has|have) .{2,60}? (?:perform(?:ed|ing)?|doing|done|going|far(?:e|ed|ing))\b|\bhow (?:well )?(?:did|do|does) .{2,60}? do(?= (?:compared|against|versus|vs|in|by|last|this)\b|\?|$)|\bperformance (?:of|by|per|for)\b/i;
const most = 3;

/**
 * "How did the campaigns perform by region" names no figure: the groups by each that may be meant, and by their rows. Empty where a
 * figure is named.
 */
export function vaguePerformance(question: string, best: Candidate, index: ModelIndex): Candidate[] {
  const { matches } = best;
  if (!vague.test(question)) return [];
  const members = best.query.kind === "list" ? listed(best.query, index) : best.query;
  if (members === null || members.kind !== "aggregate" || members.measures.length !== 1) return [];
  const query = best.query.kind === "list" ? { ...members, order: [] } : members;
  const [measure] = query.measures;
  const counts = measure?.expression.kind === "aggregate" && measure.expression.operand === null;
  const named = matches.some(({ kind, meaning }) => kind === "cue" && meaning === "count");
  if (!counts || named || query.dimensions.length === 0) return [];
  const options = distinctFigures(otherRankings(query, index)).slice(0, most);
  return choicesOf(best, [...options, query]);
}
