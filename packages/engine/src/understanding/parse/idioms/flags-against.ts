import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const against: ReadonlySet<string> = new Set(["with", "to", "and", "vs", "versus", "against"]);
const others: ReadonlySet<string> = new Set(["others", "other", "rest", "remaining", "everyone"]);
/** Words between what is compared and what it is compared with. */
const mostBetween = 2;

/**
 * "Orders with and without discount", "compare newsletter subscribers with the others": by the column of two values that tells the
 * ones from the others.
 */
export function flagsAgainst(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) === "with" && textAt(tokens, at + 2) === "without") {
    const noun = tokens[at + 3];
    return noun !== undefined && isFlag(noun, index) ? { words: `by ${noun.raw}`, tokens: 4 } : null;
  }
  const [token] = tokens.slice(at, at + 1);
  if (token === undefined || !isFlag(token, index)) return null;
  const compares = tokens.slice(0, at).some(({ lemma }) => lemma === "compare");
  for (let place = at + 1; place <= at + 1 + mostBetween; place += 1) {
    const opener = textAt(tokens, place);
    if (!against.has(opener) || (!compares && !["vs", "versus", "against"].includes(opener))) continue;
    const other =
      textAt(tokens, place + 1) === "the" || textAt(tokens, place + 1) === "all" ? place + 2 : place + 1;
    if (!others.has(textAt(tokens, other))) continue;
    const end = textAt(tokens, other + 1) === "else" ? other + 2 : other + 1;
    return { words: `by ${token.raw}`, tokens: end - at };
  }
  return null;
}

/** Whether a word names a column that has two values. */
const isFlag = ({ lemma }: Token, { words, columns }: ModelIndex): boolean =>
  (words.columnsByWord.get(lemma) ?? []).some((id) => columns[id]?.column.profile?.distinct === 2);
