import { pluralOf } from "@parlance/contract";
import type { InnerEntity } from "../../index/inner-entities.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const openers: ReadonlySet<string> = new Set("which what many number top list all".split(" "));

/**
 * "which companies gave the most", "how many companies", "top 5 companies": a kind of the donors of a sheet, in the plural and asked
 * for, is the donors of that kind.
 */
export function kindAsNoun(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text === token.lemma || index.inner.length === 0) return null;
  const asked = askedBehind(tokens, at);
  if (asked === null) return null;
  const inner = entityOf(token, index);
  const next = tokens[at + 1]?.lemma;
  if (inner === null || next === inner.words.at(-1)) return null;
  const known = index.words.phrases.has(token.lemma) || index.words.phrases.has(token.text);
  const things = pluralOf(inner.words.join(" "));
  if (known) return null;
  return { words: asked === "size" ? `${things} ${token.raw}` : `${token.raw} ${things}`, tokens: 1 };
}

/** The thing inside of a table of which a word names a kind; null where it names anything else as well. */
function entityOf({ text, lemma }: Token, { values, inner }: ModelIndex): InnerEntity | null {
  const ids = [text, lemma].flatMap((word) => values.byKey.get(valueKey(word)) ?? []);
  const columns = new Set(ids.map((id) => values.values[id]?.column ?? -1));
  const [column, other] = columns;
  if (column === undefined || other !== undefined) return null;
  return inner.find(({ kinds }) => kinds.includes(column)) ?? null;
}

/** Whether it stands behind "which", "how many", "number of", or behind a size ("top 5", "which 5"); null elsewhere. */
function askedBehind(tokens: readonly Token[], at: number): "size" | "word" | null {
  const [before, last] = [tokens[at - 2]?.text ?? "", tokens[at - 1]];
  if (last === undefined) return null;
  if (numberSaid(last) !== null) return openers.has(before) ? "size" : null;
  return openers.has(last.text === "of" ? before : last.text) ? "word" : null;
}
