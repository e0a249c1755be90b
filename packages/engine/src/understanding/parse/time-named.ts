import { type ColumnEntry, isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { genericWords, nameWords } from "../index/names.ts";
import type { Token } from "../text/tokenize.ts";
import { sharesRoot } from "./same-root.ts";

/** The time column whose name shares its root with a word. */
export function timeNamed(
  token: Token | undefined,
  index: ModelIndex,
  table: number | null,
): ColumnEntry | null {
  if (token === undefined || token.kind !== "word" || token.text.length < 4) return null;
  const fitting = index.columns.filter(
    (entry) =>
      isTime(entry.column) &&
      (table === null || entry.table === table) &&
      entry.words.some(
        (word) =>
          !genericWords.has(word) && word !== "time" && (word === token.lemma || isNamed(word, token.text)),
      ),
  );
  const spelt = fitting.filter(
    ({ words, column }) => words.includes(token.lemma) || nameWords(column.name).includes(token.text),
  );
  const [first] = spelt.length > 0 ? spelt : fitting;
  return (
    fitting.find((entry) => !isOpening(entry) && (spelt.length === 0 || spelt.includes(entry))) ??
    first ??
    null
  );
}

/** "payment" of a time "paid": its dictionary form begins the word. */
const isNamed = (word: string, said: string): boolean =>
  sharesRoot(word, said) || (word.length >= 3 && [`${word}ment`, `${word}ing`, `${word}ed`].includes(said));

/** "session start": of "session duration" it is not the end. */
const isOpening = ({ words }: ColumnEntry): boolean =>
  words.some((word) => openers.some((root) => word.startsWith(root.slice(0, 5))));

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
