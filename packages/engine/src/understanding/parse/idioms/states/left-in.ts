import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { isTermAt } from "../../links/terms-in.ts";
import type { Written } from "../written.ts";

const openers: ReadonlySet<string> = new Set(["including", "incl", "included", "inc"]);
const closings = phrases("too", "as well", "included", "also", "or not", "and all");
const rowWords: ReadonlySet<string> = new Set("ones the any those rows and or all".split(" "));
/** Different values beyond which a column tells no states. */
const mostStates = 20;
/** Most words that are said to count as well. */
const longest = 6;

/** ", cancelled ones too", "including the cancelled ones", "(cancelled or not)": rows in any state count, and the state tells none apart. */
export function leftIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = textAt(tokens, at);
  const opened = openers.has(opener);
  if (!opened && ![",", "(", "-"].includes(opener)) return null;
  const from = opened ? at + 1 : at + 1 + (openers.has(textAt(tokens, at + 1)) ? 1 : 0);
  const end = clauseEnd(tokens, from);
  if (end === from || end - from > longest) return null;
  const closing = Array.from({ length: end - from }, (_, place) => from + place).find(
    (place) => phraseAt(tokens, place, closings) === end - place,
  );
  if (from === at + 1 && !opened && closing === undefined) return null;
  return areStates(tokens.slice(from, closing ?? end), index) ? { words: "", tokens: end - at } : null;
}

/** Where a clause ends: at the next mark that is no hyphen, or with the question. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ kind, text }, at) => at >= from && kind === "mark" && text !== "-");
  return end < 0 ? tokens.length : end;
}

/** Whether words tell nothing but states of rows. */
function areStates(span: readonly Token[], index: ModelIndex): boolean {
  const told = span.filter(({ text }) => !rowWords.has(text));
  if (told.length === 0) return false;
  return (
    told.every((token) => isTermAt([token], 0, index.conditions) || isState([token], index)) ||
    isState(told, index)
  );
}

/** Whether a column of states holds the words as a whole. */
const isState = (span: readonly Token[], { values, columns }: ModelIndex): boolean =>
  (values.byKey.get(valueKey(rawOf(span))) ?? []).some(
    (id) => (columns[values.values[id]?.column ?? -1]?.column.profile?.distinct ?? Infinity) <= mostStates,
  );
