import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { genericWords } from "../../../index/names.ts";
import { sameWords } from "../../../lexicon/synonyms.ts";
import type { Token } from "../../../text/tokenize.ts";
import { timeOfDeed } from "../../frame/time-of-deed.ts";
import { tableNamed } from "../kinds/facts.ts";

/** The date that words name: a column that is called so. */
export const dateCalled = (span: readonly Token[], { words, columns }: ModelIndex): ColumnEntry | null =>
  (words.phrases.get(span.flatMap(({ lemma, kind }) => (kind === "mark" ? [] : [lemma])).join("")) ?? [])
    .flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []))
    .find(({ column }) => isTime(column)) ?? null;

const dates: ReadonlySet<string> = new Set(["date", "day"]);
const small: ReadonlySet<string> = new Set(["of", "the", "a", "its", "their"]);

/**
 * "The date of referral", "booking date", "class day": the date that is called so by another form of its name, by a like deed or in short, else, where what is said is
 * what takes place, the plain date of a sheet's rows. Null where none is told.
 */
export function dateTold(span: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const [said, other] = span.filter(({ lemma, text }) => !dates.has(lemma) && !small.has(text));
  if (said?.kind !== "word" || other !== undefined || !span.some(({ lemma }) => dates.has(lemma)))
    return null;
  return timeOfDeed(said, index, null) ?? shortened(said, index) ?? plainDate(said, index);
}

/** "Offer date" of "off date", "operation date" of "op date": the only one whose name is the beginning of what is said, or the same word. */
function shortened({ lemma }: Token, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    ({ column, words }) =>
      isTime(column) &&
      words.some(
        (word) =>
          sameWords(lemma).includes(word) ||
          (word.length >= shortest && !genericWords.has(word) && lemma.startsWith(word)),
      ),
  );
  return other === undefined ? (only ?? null) : null;
}

const shortest = 3;

/** The date of a sheet's rows that is called nothing more, by what they are or are of ("class date" of bookings that tell their class). */
function plainDate(said: Token, index: ModelIndex): ColumnEntry | null {
  const { tables, columns, words } = index;
  const [sheet, other] = tables;
  if (sheet === undefined || other !== undefined) return null;
  const own = columns.find(({ column }) => column.name === sheet.table.timeColumn);
  const isPlain = own?.words.every((word) => dates.has(word)) === true;
  const isOfRows = tableNamed(said, index) !== null || words.columnsByWord.has(said.lemma);
  return isPlain && isOfRows ? own : null;
}
