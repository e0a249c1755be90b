import type { ModelIndex } from "../../index/model-index.ts";
import { nearKeys } from "../../index/near-keys.ts";
import type { ValueIndex } from "../../index/value-index.ts";
import { otherForms } from "../../lexicon/clippings.ts";
import { isCommon } from "../../lexicon/common-words.ts";
import { aliasesOf } from "../../lexicon/places.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import { isPlain } from "../plain-words.ts";

/** The values that hold a word: as it is said, in its ground form, as two words, as a deed ("sail boats"), in its short or full form, of kinds as an adjective ("rainy" of "Light rain") or with a slip in it. */
export function holding(token: Token, index: ModelIndex): readonly number[] {
  const { text, raw, lemma: base } = token;
  const { byWord, byPair } = index.values;
  const said =
    text.length < 3
      ? undefined
      : (byWord.get(text) ??
        byWord.get(base) ??
        byPair.get(text) ??
        byPair.get(base) ??
        byWord.get(inIe(text)));
  if (said !== undefined) return said;
  const deed =
    base.length < 3 ? undefined : byWord.get(base.endsWith("ing") ? base.slice(0, -3) : `${base}ing`);
  if (deed !== undefined) return deed;
  const other = [...otherForms(text, raw), ...otherForms(base, raw)].flatMap(
    (form) => byWord.get(form) ?? byPair.get(form) ?? [],
  );
  if (other.length > 0 || isUsed(token, index)) return other;
  return ofKind(adjective.exec(text)?.[1], index) ?? ofKind(misspelt(text, index.values), index) ?? [];
}

/** "Adelies", "selfies": a plural of what ends in "ie". */
const inIe = (text: string): string => (text.length > 5 && text.endsWith("ies") ? text.slice(0, -1) : "");

/** "Rainy", "foggy": what a kind is like. */
const adjective = /^([a-z]{2,}?([a-z]))\2?y$/;

/** A word of so many letters may have one slip. */
const leastLetters = 6;

/**
 * The only word of kinds that is one slip away and ends in the same letter, as other forms of it do not ("commanded" of a commander), and begins in the same three
 * letters, unless two stand in each other's place ("speilberg"); undefined where several are, or none.
 */
function misspelt(word: string, { nearWords }: ValueIndex): string | undefined {
  if (word.length < leastLetters) return undefined;
  const near = nearKeys(nearWords, word, 1).filter(
    ({ key }) => key.at(-1) === word.at(-1) && (key.slice(0, 3) === word.slice(0, 3) || isTurned(key, word)),
  );
  const [only, other] = near;
  return other === undefined ? only?.key : undefined;
}

/** Whether two words have the same letters, in another order. */
const isTurned = (one: string, other: string): boolean =>
  [...one].sort().join("") === [...other].sort().join("");

/** The values that hold a word, of columns with few different ones. */
function ofKind(word: string | undefined, { values }: ModelIndex): readonly number[] | null {
  const isKind = word !== undefined && values.kindWords.has(word);
  return isKind ? (values.byWord.get(word) ?? null) : null;
}

/** Whether a word is one that questions are made of, or that the data calls something by. */
const isUsed = (token: Token, { words }: ModelIndex): boolean =>
  isPlain([token]) ||
  [token.text, token.lemma].some(
    (form) =>
      stopWords.has(form) ||
      isCommon(form) ||
      aliasesOf(form).length > 0 ||
      words.columnsByWord.has(form) ||
      words.tablesByWord.has(form),
  );
