import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const lacking = /^(?:without|no|neither)$/;
const articles = /^(?:an?|any|the)$/;
const most = 3;

/** "Without a fax or a phone", "no fax or phone", "neither a fax nor a phone": what has none of them, and not what lacks one and is shown with the other. */
export function noneOfSeveral(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const lacks = textAt(tokens, at);
  if (!lacking.test(lacks)) return null;
  const joint = lacks === "neither" ? "nor" : "or";
  const one = nounAt(tokens, at + 1, index);
  if (one === null || textAt(tokens, one.end) !== joint) return null;
  const other = nounAt(tokens, one.end + 1, index);
  if (other === null) return null;
  const denial = lacks === "without" ? "without" : "no";
  return { words: `${denial} ${one.name} and ${denial} ${other.name}`, tokens: other.end - at };
}

/** The name of a column or table at a token, behind an article, and its end; null where none stands there. */
function nounAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { name: string; end: number } | null {
  const start = at + (articles.test(textAt(tokens, at)) ? 1 : 0);
  for (let size = most; size > 0; size -= 1) {
    const span = tokens.slice(start, start + size);
    const last = span.at(-1);
    if (span.length < size || last === undefined || span.some(({ kind }) => kind !== "word")) continue;
    const named =
      index.words.phrases.has(span.map(({ lemma }) => lemma).join("")) ||
      (size === 1 && (tableNamed(last, index) !== null || index.words.columnsByWord.has(last.lemma)));
    if (named) return { name: rawOf(span), end: start + size };
  }
  return null;
}

noneOfSeveral.needs = ["or", "nor"];
