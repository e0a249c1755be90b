import { deedsAlike } from "../lexicon/deeds-alike.ts";
import { lemma } from "../text/lemma.ts";
import { isRooted } from "../text/same-root.ts";
import type { Token } from "../text/tokenize.ts";
import { columnsWithLike } from "./columns-with.ts";
import { type ColumnEntry, holdsFigure } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";

/** Words of a figure's name that tell no figure from another. */
export const plainFigureWords: ReadonlySet<string> = new Set(
  "amount total number quantity value of the in per a".split(" "),
);

/** The numbers of rows that a word names a part of: "checked" of "quantity checked"; else those of a like deed, "bought" of "seats purchased". */
export function figuresSaid({ text, lemma: said }: Token, index: ModelIndex): ColumnEntry[] {
  const named = (words: readonly string[]): ColumnEntry[] =>
    columnsWithLike((own) => words.some((word) => isSame(own, word)), index).filter(holdsFigure);
  const found = named([said, text]);
  return found.length > 0 ? found : named(deedsAlike(text));
}

const isSame = (own: string, word: string): boolean =>
  own === word || lemma(own) === word || (word.length > 3 && isRooted(own, word));

/** The numbers of which every one of some words names a part; none where there are no words. */
export function figuresCalled(tokens: readonly Token[], index: ModelIndex): ColumnEntry[] {
  const [first, ...rest] = tokens.map((token) => figuresSaid(token, index));
  return (first ?? []).filter((entry) => rest.every((others) => others.includes(entry)));
}

/** Whether two numbers of one row are of the same thing, by a word of both names ("seats offered", "seats taken") or by their unit. */
export const isCounterpart = (one: ColumnEntry, other: ColumnEntry): boolean =>
  one.table === other.table && one.id !== other.id && (sharesName(one, other) || sharesUnit(one, other));

const sharesName = (one: ColumnEntry, other: ColumnEntry): boolean =>
  one.words.some(
    (word) => other.words.includes(word) && (!plainFigureWords.has(word) || isBare(one, other, word)),
  );

/** "Quantity checked" and "quantity rejected": beside the plain word each has one of its own. */
const isBare = (one: ColumnEntry, other: ColumnEntry, word: string): boolean =>
  ["amount", "quantity", "number"].includes(word) && one.words.length === 2 && other.words.length === 2;

const sharesUnit = (one: ColumnEntry, other: ColumnEntry): boolean =>
  one.column.unit.kind !== "none" &&
  one.column.unit.kind === other.column.unit.kind &&
  one.column.unit.label === other.column.unit.label;

/** The only number that a number is held against by its name; null where there are several. */
export function counterpartOf(figure: ColumnEntry, { columns }: ModelIndex): ColumnEntry | null {
  const [only, second] = columns.filter(
    (entry) =>
      holdsFigure(entry) &&
      entry.table === figure.table &&
      entry.id !== figure.id &&
      sharesName(figure, entry),
  );
  return second === undefined ? (only ?? null) : null;
}
