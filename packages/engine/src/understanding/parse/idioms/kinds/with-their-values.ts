import { isValueWord } from "../../../index/is-value-word.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const relatives: ReadonlySet<string> = new Set(["that", "who", "which"]);
const passed: ReadonlySet<string> = new Set("both either neither only the any no also".split(" "));

/**
 * "Farms growing both oats and rye", "farms that grow oats" where crops have "growing days": those with what is said behind, and no number of which the
 * verb is a part.
 */
export function withTheirValues(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  if (verb?.kind !== "word" || !isPartOnly(verb, index)) return null;
  const relative = relatives.has(textAt(tokens, at - 1));
  const rows = tableNamed(tokens[relative ? at - 2 : at - 1], index);
  if (rows === null || !(relative || /[a-z]{3,}ing$/.test(verb.text))) return null;
  let next = at + 1;
  while (passed.has(textAt(tokens, next))) next += 1;
  const thing = tokens[next];
  const isValue =
    thing?.kind === "word" && [thing.text, thing.lemma].some((word) => isValueWord(index, word));
  return isValue ? { words: relative ? "have" : "with", tokens: 1 } : null;
}

/** Whether a word is no name of the data, but part of one of a number. */
const isPartOnly = ({ text, lemma }: Token, { words, columns }: ModelIndex): boolean => {
  const named = [text, lemma].flatMap((word) => words.columnsByWord.get(word) ?? []);
  return (
    named.length > 0 &&
    ![text, lemma].some((word) => words.phrases.has(word)) &&
    named.every((id) => columns[id]?.column.role === "measure")
  );
};
