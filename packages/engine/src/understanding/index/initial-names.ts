import { isCommon } from "../lexicon/common-words.ts";
import { cuesOf } from "../lexicon/cues.ts";
import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import { isUnit } from "../lexicon/units.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { expandedWords, nameWords } from "./names.ts";
import type { ValueIndex } from "./value-index.ts";

/** A short form and the table or column that it names. */
type ShortName = { word: string; kind: "table" | "column"; id: number };

const joining: ReadonlySet<string> = new Set("of the a an in for to per and by at on".split(" "));
const fewest = 3;

/** Short forms of names that are no initials of three words, by the words of the names in dictionary form. */
const spoken: ReadonlyMap<string, readonly string[]> = new Map([
  ["horsepower", ["hp", "bhp"]],
  ["quantity", ["qty"]],
  ["temperature", ["temp"]],
  ["kilometer hour", ["kmh", "kph"]],
  ["mile hour", ["mph"]],
  ["mile gallon", ["mpg"]],
  ["date birth", ["dob"]],
  ["lifetime value", ["ltv"]],
  ["year experience", ["yoe"]],
  ["square foot", ["sqft"]],
]);

/**
 * What people type for names where nothing in the data is called so: the first letters of three or more words, with the joining ones
 * or without ("aov" of "average order value"), and the common short forms of others ("hp" of "horsepower").
 */
export function initialNames(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  isNamed: (word: string) => boolean,
  values: ValueIndex,
): ShortName[] {
  const short = (name: string, named: Pick<ShortName, "kind" | "id">): ShortName[] =>
    [...new Set([...initialsOf(nameWords(name)), ...shortForms(name)])].map((word) => ({ word, ...named }));
  const isFree = ({ word }: ShortName): boolean =>
    !isNamed(word) && !values.byKey.has(word) && !values.byWord.has(word) && !isSaid(word);
  return [
    ...tables.flatMap(({ id, table }) => short(table.name, { kind: "table", id })),
    ...columns.flatMap(({ id, column }) => short(column.name, { kind: "column", id })),
  ].filter(isFree);
}

function initialsOf(words: readonly string[]): string[] {
  const first = (said: readonly string[]): string => said.map((word) => word[0] ?? "").join("");
  return words.length < fewest
    ? []
    : [first(words), first(words.filter((word) => !joining.has(word)))].filter(
        (word) => word.length >= fewest && /^\p{L}+$/u.test(word),
      );
}

const shortForms = (name: string): readonly string[] =>
  spoken.get(
    expandedWords(nameWords(name))
      .filter((word) => !joining.has(word))
      .join(" "),
  ) ?? [];

/** Words of asking and of every day, which stand for no name. */
const isSaid = (word: string): boolean =>
  stopWords.has(word) || lightWords.has(word) || isCommon(word) || cuesOf(word).length > 0 || isUnit(word);
