import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const deeds: ReadonlySet<string> = new Set("charged collected billed earned received took".split(" "));
const done: ReadonlySet<string> = new Set("charged billed collected levied".split(" "));

/** "Shipping fees we charged last year", "deposits we have collected", "late fees charged in May": behind an amount, that it came to us says nothing more. */
export function weCharged(
  tokens: readonly Token[],
  at: number,
  { words, columns }: ModelIndex,
): Written | null {
  const ours = textAt(tokens, at) === "we" ? 1 : 0;
  if (words.tablesByWord.has(textAt(tokens, at - 1))) return null;
  const helped = ours > 0 && textAt(tokens, at + 1) === "have" ? 1 : 0;
  const deed = textAt(tokens, at + ours + helped);
  if (!(ours > 0 ? deeds : done).has(deed)) return null;
  if (ours === 0 && (!isEnd(tokens[at + 1]) || words.columnsByWord.has(deed))) return null;
  const noun = tokens[at - 1]?.lemma ?? "";
  const isAmount = (words.columnsByWord.get(noun) ?? []).some((id) => {
    const entry = columns[id];
    return entry?.words.at(-1) === noun && isNumeric(entry.column) && entry.column.additivity === "additive";
  });
  return isAmount ? { words: "", tokens: 1 + ours + helped } : null;
}

/** Whether a time, a split or nothing follows. */
const isEnd = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === "mark" ||
  /^(?:in|by|per|on|since|from|during|last|this|so|for|each)$/.test(token.text);

weCharged.needs = ["we", ...done];
