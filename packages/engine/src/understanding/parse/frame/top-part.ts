import { percents } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const heads: ReadonlySet<string> = new Set(["top", "largest", "biggest", "best", "leading"]);

/** Which part of the members "the top 10 %" and "the largest 5 percent" are, 0 to 1; null where none is said. */
export function topPart(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex((_, index) => isTopPart(tokens, index));
  return at < 0 ? null : Number(tokens[at + 1]?.text) / 100;
}

/** Whether "top 10 %" begins at a token. */
export function isTopPart(tokens: readonly Token[], at: number): boolean {
  const share = Number(tokens[at + 1]?.text);
  return heads.has(textAt(tokens, at)) && share > 0 && share <= 100 && percents.has(textAt(tokens, at + 2));
}
