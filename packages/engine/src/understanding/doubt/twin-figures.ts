import { type Expression, fieldOf, isSamePart, type ListQuery } from "@parlance/contract";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";

/** Words of figures of which people mean one where they say no more, whatever stands beside it. */
const usual: ReadonlySet<string> = new Set(
  "total overall average mean median final actual net gross list sale unit standard base planned budget min max minimum maximum first last current latest previous original estimated target line annual monthly weekly daily hourly".split(
    " ",
  ),
);

/**
 * "The three highest rated players" where a coach and the press rate them: the same list by each of two such figures of its rows, which no word of the
 * question tells apart; empty elsewhere.
 */
export function twinFigures(tokens: readonly Token[], best: Candidate, index: ModelIndex): Candidate[] {
  const { query } = best;
  const by = query.kind === "list" && query.limit !== null ? rankedBy(query) : null;
  const ranked = by === null ? undefined : entryOf(by, index);
  if (query.kind !== "list" || by === null || ranked === undefined) return [];
  const own = (index.tables[ranked.table]?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
  const twins = own.filter((other) => isTwin(ranked, other));
  const said = new Set(tokens.flatMap(({ text, lemma }) => [text, lemma]));
  const [first, second, third] = [ranked, ...twins];
  const isTold = [ranked, ...twins].some(({ words: [word = ""] }) => said.has(word) || usual.has(word));
  if (first === undefined || second === undefined || third !== undefined || isTold) return [];
  return [first, second].map(({ column }) => ({
    ...best,
    query: rankedAnew(query, by, fieldOf(query.subject, column.name), column.label),
    confidence: Math.min(best.confidence, 0.5),
  }));
}

/** The column of its own rows that a list is ordered by. */
function rankedBy({ order: [first], columns, subject }: ListQuery): Expression | null {
  const by = first?.by;
  const told = by?.kind === "output" ? columns.find(({ id }) => id === by.id)?.expression : by;
  return told?.kind === "field" && told.field.path.length === 0 && told.field.table === subject ? told : null;
}

const entryOf = (by: Expression, { byName }: ModelIndex): ColumnEntry | undefined =>
  by.kind === "field" ? byName.get(`${by.field.table}.${by.field.column}`) : undefined;

/** "Coach rating" and "media rating" of the same rows. */
const isTwin = (one: ColumnEntry, other: ColumnEntry): boolean =>
  other.id !== one.id &&
  other.column.role === "measure" &&
  one.words.length === 2 &&
  other.words.length === 2 &&
  one.words[1] === other.words[1];

const rankedAnew = (query: ListQuery, from: Expression, to: Expression, label: string): ListQuery => ({
  ...query,
  columns: query.columns.map((column) =>
    isSamePart(column.expression, from) ? { ...column, label, expression: to } : column,
  ),
  order: query.order.map((order) => (isSamePart(order.by, from) ? { ...order, by: to } : order)),
});
