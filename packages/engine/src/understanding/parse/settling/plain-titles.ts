import type { ModelIndex } from "../../index/model-index.ts";
import { comparativeHints } from "../../lexicon/adjectives.ts";
import { isCommon } from "../../lexicon/common-words.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { numberWord } from "../../lexicon/numbers.ts";
import { everydayWords, indefiniteWords, lightWords, stopWords } from "../../lexicon/stop-words.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import { isUnit } from "../../lexicon/units.ts";
import { stem } from "../../text/lemma.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { ValueOption } from "../links/link.ts";

/**
 * The options without the names and titles that happen to be written as a span whose words all have another use, none of them written as a name:
 * "change", "revenue per employee", "only online", though a song, a customer or a runner may be called just so.
 */
export function withoutPlainTitles(
  options: ValueOption[],
  span: readonly Token[],
  question: string,
  index: ModelIndex,
): ValueOption[] {
  const words = span.filter(({ kind }) => kind !== "mark");
  const titles = options.filter(
    ({ column }) => holdsTitles(column, index) && !(words.length > 1 && isPlace(column, index)),
  );
  if (titles.length === 0 || words.length === 0 || isCalled(question, span[0]?.start ?? 0)) return options;
  const plain = words.filter((word) => !isCapital(word, question));
  if (!plain.every((word) => hasOtherUse(word, index, words.length > 1)))
    return plain.length === 1 && words.length === 1 ? behindKinds(options, index) : options;
  if (plain.length === words.length) return options.filter((option) => !titles.includes(option));
  return options.filter((option) => !titles.includes(option) || !differs(option, plain));
}

/** "online", "gold" in small letters: rather the kind than a customer who is called so. */
const behindKinds = (options: ValueOption[], index: ModelIndex): ValueOption[] =>
  options.some(({ column, evidence }) => evidence === "exact" && !holdsTitles(column, index))
    ? options.map((option) =>
        namesRows(option.column, index) ? { ...option, strength: option.strength * 0.6 } : option,
      )
    : options;

const namesRows = (column: number, index: ModelIndex): boolean =>
  holdsTitles(column, index) &&
  index.tables[index.columns[column]?.table ?? -1]?.naming.includes(column) === true;

/** Whether a value writes a word in capitals that is small in the question, where other words of it are not ("With Lewis", said "with Lewis"). */
const differs = ({ values }: ValueOption, plain: readonly Token[]): boolean =>
  plain.some(
    ({ raw }) =>
      !values.some((value) =>
        String(value)
          .split(/[^\p{L}'’]+/u)
          .includes(raw),
      ),
  );

function hasOtherUse({ text, lemma, kind }: Token, index: ModelIndex, several: boolean): boolean {
  if (kind !== "word") return false;
  if (unitOf(lemma) !== null || numberWord(text) !== null || isCommon(text)) return true;
  if (
    comparativeHints(text).length > 0 ||
    (several && [text, lemma, `${text}s`].some((each) => isKind(each, index)))
  )
    return true;
  return [text, lemma].some(
    (word) =>
      general.some((list) => list.has(word)) ||
      cuesOf(word).length > 0 ||
      synonymsOf(word).length > 0 ||
      isUnit(word) ||
      index.words.columnsByWord.has(word) ||
      index.words.tablesByWord.has(word) ||
      index.words.stems.has(stem(word)),
  );
}

const general = [stopWords, lightWords, everydayWords, indefiniteWords];

/** A value of a column that tells kinds apart ("online", "berlin"): what the word says without any name. */
const isKind = (word: string, index: ModelIndex): boolean =>
  (index.values.byKey.get(word) ?? []).some(
    (id) => !holdsTitles(index.values.values[id]?.column ?? -1, index),
  );

/** Columns with more different texts hold names and titles of things, and no kinds. */
const mostKinds = 50;

const holdsTitles = (column: number, { columns }: ModelIndex): boolean =>
  (columns[column]?.column.profile?.distinct ?? 0) > mostKinds;

/** "united states", "new castle": places of several words are hardly ever said by chance. */
const isPlace = (column: number, { columns }: ModelIndex): boolean => columns[column]?.column.role === "geo";

/** Written with a capital inside a sentence that is not written so throughout, or put where the sentence began with other words. */
const isCapital = ({ raw, start, kind }: Token, question: string): boolean =>
  kind === "quoted" ||
  (/^\p{Lu}/u.test(raw) &&
    !isInCapitals(question) &&
    (!/(?:^|[.?!:]\s*|["“(]\s*)$/.test(question.slice(0, start)) || !question.startsWith(raw, start)));

/** "TOTAL REVENUE BY MONTH", "Total Revenue By Month". */
function isInCapitals(question: string): boolean {
  const words = question.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7;
}

/** "a film called made": said to be a name. */
const isCalled = (question: string, start: number): boolean =>
  /\b(?:called|named|titled|entitled)\s+(?:the\s+|an?\s+)?["'“‘]?$/i.test(question.slice(0, start));
