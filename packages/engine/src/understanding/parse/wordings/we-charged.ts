import { isNumeric } from "../../index/entries.ts";
import { isColumnName } from "../../index/is-word-of.ts";
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
  if (deeds.has(textAt(tokens, at))) return chargedAs(tokens, at, words);
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

/** "Late fees charged in 2024": behind the whole name of a figure in several words. */
function chargedAs(tokens: readonly Token[], at: number, words: ModelIndex["words"]): Written | null {
  const [first, noun] = tokens.slice(Math.max(0, at - 2), at);
  const next = tokens[at + 1];
  const isEnd = next === undefined || next.kind === "mark" || joints.has(next.text);
  return isEnd &&
    noun !== undefined &&
    noun.text !== noun.lemma &&
    isColumnName({ words }, `${first?.lemma}${noun.lemma}`)
    ? { words: "", tokens: 1 }
    : null;
}

const joints: ReadonlySet<string> = new Set("in by per on for during since last this so from".split(" "));

weCharged.needs = ["we", ...deeds];
