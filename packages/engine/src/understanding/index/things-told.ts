import { type AggregateValue, aggregateValueOf, fieldOf } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { type ColumnEntry, isNumeric } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";

/** A number that each thing inside of a sheet's rows has once, what its rows come to in money, and the column that tells the things apart. */
export type BoundOfThings = { bound: ColumnEntry; money: ColumnEntry; thing: ColumnEntry };

const marks: ReadonlySet<string> = new Set("id code number no key ref name".split(" "));

/** Whether a word calls the things that a column tells apart ("projects" of project codes). */
export const callsThing = (token: Token | undefined, thing: ColumnEntry): boolean => {
  const words = thing.words.filter((word) => !marks.has(word));
  return token?.kind === "word" && token.lemma === (words.at(-1) ?? "");
};

/** The one bound of things called by a word ("budget"), where their rows come to money; null where there is none or another number is called so. */
export function boundOfThings(word: string, index: ModelIndex): BoundOfThings | null {
  if (!index.ofThings.some(({ words }) => words.includes(word))) return null;
  const [bound, other] = index.columns.filter(
    ({ column, words }) => isNumeric(column) && column.role === "measure" && words.includes(word),
  );
  const table = index.tables[bound?.table ?? -1];
  const thing = index.columns.find(
    ({ column, table: own }) => own === table?.id && column.name === bound?.column.ofEach,
  );
  if (bound === undefined || other !== undefined || thing === undefined || table === undefined) return null;
  const money = moneyColumnOf(table, index);
  return money === null || money === bound ? null : { bound, money, thing };
}

/** The column that tells apart the things inside of a sheet's rows that a word calls; null where rows or nothing are called so. */
export function thingCalled(
  token: Token | undefined,
  { inner, columns, tables }: ModelIndex,
): ColumnEntry | null {
  if (token?.kind !== "word" || tables.some(({ words }) => words.join(" ") === token.lemma)) return null;
  const [only] = inner.filter(({ words }) => words.at(-1) === token.lemma);
  return only === undefined ? null : (columns[only.key ?? only.naming] ?? null);
}

const helpers: ReadonlySet<string> = new Set(
  "that which who are is were was have has had did do gone went go going currently already now still".split(
    " ",
  ),
);

/** Where the noun stands of which what begins at a token says something ("projects that are …"). */
export function nounBefore(tokens: readonly Token[], at: number): number {
  let noun = at - 1;
  while (helpers.has(textAt(tokens, noun))) noun -= 1;
  return noun;
}

/** What all rows of a thing come to in a number that adds up, beside one that the thing has once ("amount" beside its budget); null of other pairs. */
export function totalOfThing(table: string, entry: ColumnEntry, beside: ColumnEntry): AggregateValue | null {
  const thing = beside.column.ofEach ?? null;
  if (thing === null || entry.column.additivity !== "additive" || entry.column.ofEach != null) return null;
  const shared = fieldOf(table, thing);
  return aggregateValueOf(table, "sum", fieldOf(table, entry.column.name), {
    per: [{ inner: shared, outer: shared }],
  });
}
