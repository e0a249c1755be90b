import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { lemma } from "../../text/lemma.ts";
import { sharesRoot } from "../../text/same-root.ts";
import { type Token, valueWords } from "../../text/tokenize.ts";
import type { ValueOption } from "./link.ts";

/** What is left of how well a value fits of which words are said that belong to another noun. */
const weakened = 0.6;

/** Whether a span ends amid words that a hyphen makes one: "app" of "in-app". */
export const cutsHyphened = (tokens: readonly Token[], start: number, end: number): boolean =>
  (isGlue(tokens, start - 1) && !isGlue(tokens, start)) || (isGlue(tokens, end) && !isGlue(tokens, end - 1));

const isGlue = (tokens: readonly Token[], at: number): boolean => {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    mark?.text === "-" &&
    before?.kind === "word" &&
    after?.kind === "word" &&
    before.end === mark.start &&
    mark.end === after.start
  );
};

/**
 * A kind of which a part of the words is said, and these with another noun than its own: "gift shop" where a voucher is a "gift voucher", "student fees"
 * where a payment is a "resit fee". Such a value fits less, by a mere hint. What people and things are called is said by any part ("Alpine orders").
 */
export function weakParts(
  option: ValueOption,
  tokens: readonly Token[],
  start: number,
  end: number,
  index: ModelIndex,
): ValueOption {
  const entry = index.columns[option.column];
  const span = tokens.slice(start, end);
  if (option.evidence !== "partial" || option.within !== null || entry === undefined) return option;
  if (isName(entry, index) || span.some(({ raw, text, kind }) => kind !== "word" || raw !== text))
    return option;
  const texts = option.values.map((value) =>
    valueWords(String(value).replaceAll("_", " ")).map(({ text }) => lemma(text)),
  );
  const said = new Set(span.map((token) => token.lemma));
  if (![...said].every((word) => texts.some((words) => words.includes(word)))) return option;
  const isForeign = (token: Token | undefined): token is Token =>
    token !== undefined &&
    isNoun(token) &&
    !texts
      .flat()
      .some((word) => word === token.lemma || isShort(token.lemma, word) || sharesRoot(word, token.text));
  const isHeaded = texts.some((words) => said.has(words.at(-1) ?? ""));
  const [before, after] = [tokens[start - 1], tokens[end]];
  const isOther = isHeaded
    ? isForeign(before) && index.words.tablesByWord.has(before.lemma)
    : isForeign(after) && !entry.words.includes(after.lemma);
  return isOther ? { ...option, evidence: "hint", strength: option.strength * weakened } : option;
}

/** "Devs" of developers. */
const isShort = (said: string, word: string): boolean => said.length > 2 && word.startsWith(said);

/** Whether a column says what people and things are called, and not of what kind they are. */
const isName = ({ id, table, words, foreign }: ColumnEntry, { tables }: ModelIndex): boolean =>
  foreign || tables[table]?.naming.includes(id) === true || ["name", "title"].includes(words.at(-1) ?? "");

const isNoun = ({ kind, raw, text }: Token): boolean =>
  kind === "word" &&
  raw === raw.toLowerCase() &&
  !stopWords.has(text) &&
  !lightWords.has(text) &&
  cuesOf(text).length === 0 &&
  !/(?:ed|ing)$/.test(text);
