import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { genericWords } from "../../../index/names.ts";
import { sameWords } from "../../../lexicon/synonyms.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { timeOfDeed } from "../../frame/time-of-deed.ts";
import { tableNamed } from "../kinds/facts.ts";

/** The date that words name: a column that is called so, with or without "date" behind it. */
export function dateCalled(span: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const said = span.flatMap(({ lemma, kind }) => (kind === "mark" ? [] : [lemma]));
  const bare = dates.has(said.at(-1) ?? "") && said.length > 2 ? calledBy(said.slice(0, -1), index) : null;
  return calledBy(said, index) ?? bare;
}

const calledBy = (said: readonly string[], { words, columns }: ModelIndex): ColumnEntry | null =>
  (words.phrases.get(said.join("")) ?? [])
    .flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []))
    .find(({ column }) => isTime(column)) ?? null;

/** What a date is called by beside what it is of. */
export const dates: ReadonlySet<string> = new Set(["date", "day"]);
const whens = phrases("that", "when", "on which", "in which");
const subjects: ReadonlySet<string> = new Set(["they", "it", "he", "she"]);
const helpers: ReadonlySet<string> = new Set([
  "was",
  "were",
  "is",
  "are",
  "got",
  "get",
  "gets",
  "has",
  "have",
  "been",
]);

/**
 * "The date they were cancelled", "quarter the case was closed", "day on which it got shipped": the date of what was done, and how many tokens
 * say so, behind a unit of time or "date"; null where none is told.
 */
export function dateOfClause(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { entry: ColumnEntry; tokens: number } | null {
  let place = at + phraseAt(tokens, at, whens);
  if (textAt(tokens, place) === "the") place += 1;
  const rows = tableNamed(tokens[place], index);
  if (rows === null && !subjects.has(textAt(tokens, place))) return null;
  place += 1;
  while (helpers.has(textAt(tokens, place))) place += 1;
  if (!/(?:ed|sold|paid|sent|left|made|won|lost)$/.test(textAt(tokens, place))) return null;
  const particle = textAt(tokens, place + 1);
  const isPhrasal = particles.has(particle);
  const tables = rows === null ? tokens.flatMap((token) => tableNamed(token, index)?.id ?? []) : [rows.id];
  const entry = isPhrasal
    ? phrasalTime(textAt(tokens, place), particle, index)
    : [...new Set(tables), null].flatMap((table) => timeOfDeed(tokens[place], index, table) ?? [])[0];
  return entry == null ? null : { entry, tokens: place + (isPhrasal ? 2 : 1) - at };
}

/** "Check out" of "checked out": the only time that is called after both words. */
function phrasalTime(verb: string, particle: string, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    ({ column, words }) =>
      isTime(column) && words.includes(particle) && words.some((word) => isRooted(word, verb)),
  );
  return other === undefined ? (only ?? null) : null;
}

const particles: ReadonlySet<string> = new Set(["in", "out", "up", "off"]);
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
