import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const opening = /^(?:where|how)$/;
const place = /^(?:rank|ranking|position|place|spot)$/;
const helping = /^(?:does|do|did|would|is|are|was|were)$/;
/** How many words the name of a thing has at most. */
const longestName = 6;

/** "Where does Canada rank in sales?", "what position is Canada in by revenue": the rank of one thing by a figure. */
export function rankOfOne(tokens: readonly Token[], at: number): Written | null {
  if (at !== 0) return null;
  if (opening.test(textAt(tokens, 0)) && helping.test(textAt(tokens, 1))) {
    const verb = tokens.findIndex(({ lemma }, nth) => nth > 2 && lemma === "rank");
    return verb < 0 ? null : rankOf(tokens, 2, verb, verb + 1);
  }
  if (!/^(?:what|which)$/.test(textAt(tokens, 0)) || !helping.test(textAt(tokens, 2))) return null;
  if (!place.test(textAt(tokens, 1))) return null;
  const basis = tokens.findIndex((_, nth) => nth > 3 && basisAt(tokens, nth) > 0);
  return basis < 0 ? null : rankOf(tokens, 3, basis, basis);
}

/** The rank of the thing named between two tokens, by what is said at a third. */
function rankOf(tokens: readonly Token[], start: number, end: number, behind: number): Written | null {
  if (end - start > longestName) return null;
  const basis = basisAt(tokens, behind);
  const name = rawOf(tokens.slice(start, end));
  return { words: `rank of ${name}${basis === 0 ? "" : " by"}`, tokens: behind + basis };
}

/** How many words say by what is ranked: "by", "in terms of"; none where nothing does. */
function basisAt(tokens: readonly Token[], at: number): number {
  const next = textAt(tokens, at);
  if (next === "in" && textAt(tokens, at + 1) === "by") return 2;
  if (next === "in" && textAt(tokens, at + 1) === "terms" && textAt(tokens, at + 2) === "of") return 3;
  return /^(?:by|in|on|for)$/.test(next) && tokens[at + 1]?.kind === "word" ? 1 : 0;
}

rankOfOne.needs = ["rank", "ranking", "position", "place", "spot"];
