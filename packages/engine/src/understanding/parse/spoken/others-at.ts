import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

/**
 * Where "the others", "the other three branches put together", "all the rest", "everyone else" end that stand at a token; null where none do.
 */
export function othersAt(tokens: readonly Token[], start: number): number | null {
  if (/^(?:every|any)(?:one|body|thing)$/.test(textAt(tokens, start)) && textAt(tokens, start + 1) === "else")
    return start + 2;
  let at = start;
  while (["all", "of", "the", "our"].includes(textAt(tokens, at))) at += 1;
  if (!/^(?:others?|rest|remaining)$/.test(textAt(tokens, at))) return null;
  at += 1;
  if (textAt(tokens, at) === "of") at += textAt(tokens, at + 1) === "the" ? 2 : 1;
  while (at < start + longest && isMember(tokens[at])) at += 1;
  const put = textAt(tokens, at) === "put" ? 1 : 0;
  return /^(?:together|combined|altogether|taken)$/.test(textAt(tokens, at + put)) ? at + put + 1 : at;
}

/** Most words of the others. */
const longest = 8;

/** How many they are, and what they are called. */
const isMember = (token: Token | undefined): boolean =>
  token !== undefined &&
  (numberSaid(token) !== null ||
    (token.kind === "word" && token.text !== token.lemma && token.text.endsWith("s")));
