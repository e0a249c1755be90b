import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const deeds: ReadonlySet<string> = new Set("charged collected billed earned received took".split(" "));

/** "Shipping fees we charged last year", "deposits we have collected": behind an amount, that it came to us says nothing more. */
export function weCharged(
  tokens: readonly Token[],
  at: number,
  { words, columns }: ModelIndex,
): Written | null {
  if (textAt(tokens, at) !== "we" || words.tablesByWord.has(textAt(tokens, at - 1))) return null;
  const helped = textAt(tokens, at + 1) === "have" ? 1 : 0;
  if (!deeds.has(textAt(tokens, at + 1 + helped))) return null;
  const noun = tokens[at - 1]?.lemma ?? "";
  const isAmount = (words.columnsByWord.get(noun) ?? []).some((id) => {
    const entry = columns[id];
    return entry?.words.at(-1) === noun && isNumeric(entry.column) && entry.column.additivity === "additive";
  });
  return isAmount ? { words: "", tokens: 2 + helped } : null;
}

weCharged.needs = ["we"];
