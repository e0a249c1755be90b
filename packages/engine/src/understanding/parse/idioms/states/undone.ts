import { type ColumnEntry, isTime, type TableEntry } from "../../../index/entries.ts";
import { isValueWord } from "../../../index/is-value-word.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { recordOf } from "../../../index/record-of.ts";
import { lacking } from "../../../index/recorded-terms.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isTermAt } from "../../links/terms-in.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const participle = /^(?:un|not[ -])([a-z]{3,}(?:ed|en|aid|ought|old))$/;

/**
 * "Unassigned tickets", "parcels that are unclaimed", "unrated chats", "calls left unanswered": those without an assignee, the date of it or a rating, where no value or flag is
 * called so; those that do not have the value which says that it was done.
 */
export function undone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const left = textAt(tokens, at) === "left" ? 1 : 0;
  const place = at + left;
  const done = participle.exec(textAt(tokens, place))?.[1];
  if (done === undefined || isTermAt(tokens, place, index.conditions)) return null;
  if (isDenied(tokens, place, done, index)) return { words: `not ${done}`, tokens: 1 + left };
  if (isSaidByData(tokens, place, done, index)) return null;
  const next = tokens[place + 1];
  const rest = lackedBy(done, rowsSaid(tokens, place, index), index);
  if (rest === null) return null;
  const table = next !== undefined && index.words.tablesByWord.has(next.lemma);
  return table ? { words: `${next.raw} ${rest}`, tokens: 2 + left } : { words: rest, tokens: 1 + left };
}

/** What rows lack of which something was not done, in words. */
function lackedBy(done: string, rows: TableEntry | null, index: ModelIndex): string | null {
  const own = rows === null ? null : recordOf({ verb: done, joined: done }, rows, index);
  if (own !== null) return lacking(own, index.tables);
  const column = index.columns.find((entry) => mayLack(entry) && isOf(entry, done));
  return column === undefined ? null : `without ${column.column.label.toLowerCase()}`;
}

/** The rows right behind a word, else those named last before it, else those of the only table. */
const rowsSaid = (tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null =>
  [tokens[at + 1], ...tokens.slice(0, at).toReversed()]
    .map((token) => tableNamed(token, index))
    .find((table) => table !== null) ?? (index.tables.length === 1 ? (index.tables[0] ?? null) : null);

/** "Unresolved cases" where "resolved" is what some are, and nothing is called the other way round. */
const isDenied = (tokens: readonly Token[], at: number, done: string, index: ModelIndex): boolean =>
  index.values.byKey.has(done) &&
  textAt(tokens, at).startsWith("un") &&
  !isValueWord(index, textAt(tokens, at)) &&
  !index.words.columnsByWord.has(textAt(tokens, at)) &&
  !index.values.byKey.has(`dis${done}`);

const isSaidByData = (tokens: readonly Token[], at: number, done: string, index: ModelIndex): boolean =>
  isValueWord(index, textAt(tokens, at)) ||
  index.values.byKey.has(done) ||
  index.columns.some(
    (entry) =>
      (entry.column.physicalType === "boolean" || entry.column.synonyms.includes(done)) && isOf(entry, done),
  );

/** Who or when, of which some rows have none. */
const mayLack = ({ column }: ColumnEntry): boolean =>
  (column.physicalType === "string" || isTime(column)) && (column.profile?.nulls ?? 0) > 0;

const isOf = ({ words }: ColumnEntry, done: string): boolean =>
  words.some((word) => word.length > 3 && (isRooted(done, word) || sharesRoot(done, word)));
