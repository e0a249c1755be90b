import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { dues, isPlanned, lastOf } from "../../index/lateness.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords, nameWords } from "../../index/names.ts";
import { isRooted, sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";

/** The time column whose name shares its root with a word. */
export function timeNamed(
  token: Token | undefined,
  index: ModelIndex,
  table: number | null,
): ColumnEntry | null {
  if (token === undefined || token.kind !== "word") return null;
  if (token.text.length < 4 && !shortDeeds.has(token.text)) return null;
  const fitting = index.columns.filter(
    (entry) =>
      isTime(entry.column) &&
      (table === null || entry.table === table) &&
      entry.words.some(
        (word) =>
          !genericWords.has(word) && word !== "time" && (word === token.lemma || isNamed(word, token.text)),
      ),
  );
  const happened = fitting.filter((entry) => !isPlanned(entry, index.columns));
  const real = happened.length > 0 && !dues.has(token.lemma) ? happened : fitting;
  const spelt = real.filter(
    ({ words, column }) => words.includes(token.lemma) || nameWords(column.name).includes(token.text),
  );
  const named = spelt.length > 0 ? spelt : real;
  const first = named.find((entry) => !isOpening(entry, index)) ?? named[0];
  return lastOf(named.filter((entry) => first !== undefined && isSameDeed(entry, first, token))) ?? null;
}

const shortDeeds: ReadonlySet<string> = new Set(["pay", "fix", "let", "due"]);

/** Whether two times of a table are told by the same word ("delivered to the carrier" and "to the customer"), so that the last is meant. */
const isSameDeed = (one: ColumnEntry, other: ColumnEntry, { lemma, text }: Token): boolean =>
  one.id === other.id ||
  (one.table === other.table &&
    !isNamedAlone(other) &&
    !openers.some((root) => text.startsWith(root)) &&
    one.words.some((word) => other.words.includes(word) && (word === lemma || isNamed(word, text))));

/** A name of a deed and "date" or "at" alone says the deed itself. */
const isNamedAlone = ({ core }: ColumnEntry): boolean =>
  core.filter((word) => !genericWords.has(word) && word !== "time" && word !== "timestamp").length <= 1;

/** "payment" of a time "paid": its dictionary form begins the word. */
const isNamed = (word: string, said: string): boolean =>
  sharesRoot(word, said) ||
  isRooted(word, said) ||
  (word.length >= 3 && [`${word}ment`, `${word}ing`, `${word}ed`].includes(said));

/** "session start": of "session duration" it is not the end. */
const isOpening = (entry: ColumnEntry, index: ModelIndex): boolean =>
  openers.some((root) => opensWith(entry, root, index));

/** Whether a time begins rows by such a word; one that all times of the table have says nothing. */
export const opensWith = ({ words, table }: ColumnEntry, root: string, { columns }: ModelIndex): boolean =>
  words.some(
    (word) =>
      word.startsWith(root.slice(0, 5)) &&
      !columns.every((each) => each.table !== table || !isTime(each.column) || each.words.includes(word)),
  );

/** How the words begin for the time at which something begins, the surest first. */
export const openers = [
  "create",
  "open",
  "start",
  "begin",
  "order",
  "submit",
  "request",
  "receive",
  "place",
  "report",
  "book",
];
