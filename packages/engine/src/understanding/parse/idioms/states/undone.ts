import { type ColumnEntry, isTime } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isTermAt } from "../../links/terms-in.ts";
import type { Written } from "../written.ts";

const participle = /^(?:un|not[ -])([a-z]{4,}(?:ed|en|aid|ought|old))$/;

/**
 * "Unassigned tickets", "parcels that are unclaimed": those without an assignee, or without the date of it, where no value or flag is
 * called so; those that do not have the value which says that it was done.
 */
export function undone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const done = participle.exec(textAt(tokens, at))?.[1];
  if (done === undefined || isTermAt(tokens, at, index.conditions)) return null;
  if (isDenied(tokens, at, done, index)) return { words: `not ${done}`, tokens: 1 };
  if (isSaidByData(tokens, at, done, index)) return null;
  const column = index.columns.find((entry) => mayLack(entry) && isOf(entry, done));
  if (column === undefined) return null;
  const rest = `without ${column.column.label.toLowerCase()}`;
  const next = tokens[at + 1];
  const table = next !== undefined && index.words.tablesByWord.has(next.lemma);
  return table ? { words: `${next.raw} ${rest}`, tokens: 2 } : { words: rest, tokens: 1 };
}

/** "Unresolved cases" where "resolved" is what some are, and nothing is called the other way round. */
const isDenied = (
  tokens: readonly Token[],
  at: number,
  done: string,
  { values, words }: ModelIndex,
): boolean =>
  values.byKey.has(done) &&
  textAt(tokens, at).startsWith("un") &&
  !values.byWord.has(textAt(tokens, at)) &&
  !words.columnsByWord.has(textAt(tokens, at)) &&
  !values.byKey.has(`dis${done}`);

const isSaidByData = (
  tokens: readonly Token[],
  at: number,
  done: string,
  { values, columns }: ModelIndex,
): boolean =>
  values.byWord.has(textAt(tokens, at)) ||
  values.byKey.has(done) ||
  columns.some(
    (entry) =>
      (entry.column.physicalType === "boolean" || entry.column.synonyms.includes(done)) && isOf(entry, done),
  );

/** Who or when, of which some rows have none. */
const mayLack = ({ column }: ColumnEntry): boolean =>
  (column.physicalType === "string" || isTime(column)) && (column.profile?.nulls ?? 0) > 0;

const isOf = ({ words }: ColumnEntry, done: string): boolean =>
  words.some((word) => word.length > 3 && (isRooted(done, word) || sharesRoot(done, word)));
