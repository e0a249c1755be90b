import type { ModelIndex } from "../../index/model-index.ts";
import type { ValueIndex } from "../../index/value-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { lightWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import { isStop } from "../mass.ts";

const code = /^[A-Z]{2,5}$/;
const separator = /[_\-./]/;
const cut = /^[a-z]{3,}(?:[_\-./][a-z]{3,})+$/i;
const mostCodes = 400;
/** The most words that a code is made of. */
const longest = 5;

const known = new WeakMap<ValueIndex, readonly number[]>();

/**
 * The values that are the first letters of words in capitals: "human resources" and HR, "bill of lading" and BOL, of one word the letter of its
 * second half, too ("homeowner association" and HOA), or their beginnings ("modern cooking" and mod_cook). States and countries have names of their own.
 */
export function speltOutCodes(span: readonly Token[], index: ModelIndex): number[] {
  const content = span.filter((token) => token.kind === "word" && !isStop(token));
  if (content.length < 2 || span.length > longest || span.some(({ kind }) => kind !== "word")) return [];
  if (content.some((token) => isOtherwiseRead(token, index))) return [];
  return codesOf(index).filter((id) => {
    const { text = "" } = index.values.values[id] ?? {};
    return [span, content].some((said) => areLettersOf(text.toLowerCase(), said) || areCut(text, said));
  });
}

/** Words that ask for something, or that columns and tables are called by. */
const isOtherwiseRead = ({ text, lemma }: Token, { words }: ModelIndex): boolean =>
  words.columnsByWord.has(lemma) ||
  words.tablesByWord.has(lemma) ||
  lightWords.has(text) ||
  cuesOf(text).length > 0;

/** Whether letters are the first ones of words, at most one of which gives one more from its inside. */
function areLettersOf(letters: string, words: readonly Token[]): boolean {
  const initials = words.map(({ text }) => text[0] ?? "");
  if (initials.join("") === letters) return true;
  if (letters.length !== words.length + 1) return false;
  return words.some(({ text }, at) => {
    const inner = letters[at + 1] ?? "";
    return (
      text.slice(leastHalf, -leastHalf).includes(inner) &&
      initials.toSpliced(at + 1, 0, inner).join("") === letters
    );
  });
}

/** The least letters of one half of a word that is made of two. */
const leastHalf = 3;

/** Whether each part of a value is the beginning of a word: "mod_cook" of "modern cooking". */
function areCut(text: string, words: readonly Token[]): boolean {
  const parts = text.toLowerCase().split(separator);
  return (
    parts.length === words.length &&
    parts.length > 1 &&
    parts.every((part, at) => part.length >= leastHalf && words[at]?.text.startsWith(part) === true)
  );
}

/** The values that are codes of kinds. */
function codesOf(index: ModelIndex): readonly number[] {
  const before = known.get(index.values);
  if (before !== undefined) return before;
  const found = index.values.values.flatMap(({ text, column }, id) => {
    const { column: entry, words } = index.columns[column] ?? {};
    const few = (entry?.profile?.distinct ?? mostKinds + 1) <= mostKinds;
    const isKind = few && entry?.role === "category" && words?.some((word) => places.has(word)) === false;
    return isKind && (code.test(text) || cut.test(text)) ? [id] : [];
  });
  const few = found.slice(0, mostCodes);
  known.set(index.values, few);
  return few;
}

const mostKinds = 60;
const places: ReadonlySet<string> = new Set("country state province region city airport currency".split(" "));
