import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const place = /^(?:rank|ranking|position|place|spot)$/;
const helping = /^(?:does|do|did|would|is|are|was|were)$/;
/** How many words the name of a thing has at most. */
const longestName = 6;

/** "Where does Canada rank in sales?", "what position is Canada in by revenue": the rank of one thing by a figure. What names it stays as it stands. */
export function rankOfOne(tokens: readonly Token[], at: number): Written | null {
  const asked = askedAt(tokens);
  if (asked === null) return null;
  if (at === 0) return { words: "rank of", tokens: asked.name };
  return at === asked.end ? { words: asked.basis === 0 ? "" : "by", tokens: asked.size } : null;
}

/** Where the name begins and ends, how many words say by what is ranked, and those with the verb before them; null where no rank is asked for. */
function askedAt(
  tokens: readonly Token[],
): { name: number; end: number; basis: number; size: number } | null {
  if (/^(?:where|how)$/.test(textAt(tokens, 0)) && helping.test(textAt(tokens, 1))) {
    const verb = tokens.findIndex(({ lemma }, nth) => nth > 2 && lemma === "rank");
    if (verb < 0 || verb - 2 > longestName) return null;
    const basis = basisAt(tokens, verb + 1);
    return { name: 2, end: verb, basis, size: 1 + basis };
  }
  if (!/^(?:what|which)$/.test(textAt(tokens, 0)) || !helping.test(textAt(tokens, 2))) return null;
  if (!place.test(textAt(tokens, 1))) return null;
  const end = tokens.findIndex((_, nth) => nth > 3 && basisAt(tokens, nth) > 0);
  if (end < 0 || end - 3 > longestName) return null;
  const basis = basisAt(tokens, end);
  return { name: 3, end, basis, size: basis };
}

/** How many words say by what is ranked: "by", "in terms of"; none where nothing does. */
function basisAt(tokens: readonly Token[], at: number): number {
  const next = textAt(tokens, at);
  if (next === "in" && textAt(tokens, at + 1) === "by") return 2;
  if (next === "in" && textAt(tokens, at + 1) === "terms" && textAt(tokens, at + 2) === "of") return 3;
  return /^(?:by|in|on|for)$/.test(next) && tokens[at + 1]?.kind === "word" ? 1 : 0;
}

rankOfOne.needs = ["rank", "ranking", "position", "place", "spot"];
