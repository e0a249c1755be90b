import { cuesOf } from "../../lexicon/cues.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const longest = 3;
const sums: ReadonlySet<string> = new Set(["sum", "sums"]);

/** "Freight sum by country", "orders, fee sum": the sum of that. */
export function sumBehind(tokens: readonly Token[], at: number): Written | null {
  if (isNoWord(tokens[at]) || !isNoWord(tokens[at - 1])) return null;
  const size = tokens.slice(at, at + longest + 1).findIndex(isNoWord);
  if (size < 1 || !sums.has(textAt(tokens, at + size)) || textAt(tokens, at + size + 1) === "of") return null;
  const said = tokens.slice(at, at + size).map(({ raw }) => raw);
  return { words: `sum of ${said.join(" ")}`, tokens: size + 1 };
}

/** Whether a name ends at a token. */
const isNoWord = (token: Token | undefined): boolean =>
  token?.kind !== "word" || stopWords.has(token.text) || cuesOf(token.text).length > 0;
