import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { deedsAlike } from "../../lexicon/deeds-alike.ts";
import { endingDates } from "../../lexicon/endings.ts";
import { textAt } from "../../text/phrase-at.ts";
import { type Token, tokenize } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { timeNamed } from "./time-named.ts";

/**
 * The time of a table's rows (null: of any) at which a deed was done: the one that is called so, else the only one of a like deed; null
 * where there is none.
 */
export function timeOfDeed(
  token: Token | undefined,
  index: ModelIndex,
  table: number | null,
): ColumnEntry | null {
  const named = timeNamed(token, index, table);
  if (named !== null || token === undefined) return named;
  const alike = deedsAlike(token.text).flatMap((word) => timeNamed(tokenize(word, 1)[0], index, table) ?? []);
  const [only] = alike;
  return only !== undefined && alike.every(({ id }) => id === only.id) ? only : null;
}

/** The time of a table's rows on which they come to the end that a word tells ("terminated" of a contract's end); null where there is none. */
export const endTime = (word: string, table: number, { tables, columns }: ModelIndex): ColumnEntry | null => {
  const times = (tables[table]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(({ column }) => isTime(column));
  const dates = endingDates(word) ?? [];
  return dates.flatMap((date) => times.find(({ words }) => words.includes(date)) ?? [])[0] ?? null;
};

/**
 * The time of a deed that is said in another word than the data has for it: of the rows that the question names ("to finish a request", "to the customer's
 * door"), else the only one of all rows.
 */
export function likeTime(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  const place = deedsAlike(textAt(tokens, at)).length > 0 ? at : at + 1;
  const token = tokens[place];
  const owned = place === at || tableNamed(tokens[at], index) !== null;
  if (token?.kind !== "word" || !owned || deedsAlike(token.text).length === 0) return null;
  const named = new Set(tokens.flatMap((each) => tableNamed(each, index)?.id ?? []));
  const [only, other] = new Set([...named].flatMap((table) => timeOfDeed(token, index, table) ?? []));
  const entry = only === undefined ? timeOfDeed(token, index, null) : other === undefined ? only : null;
  return entry === null ? null : { entry, end: place + 1 };
}
