import type { AggregateQuery, Dimension, ListQuery, SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { contentWords } from "../text/content-words.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";

const places: Readonly<Record<string, number>> = {
  ...{ top: 0, first: 0, best: 0, highest: 0, largest: 0, biggest: 0, leading: 0 },
  ...{ second: 1, third: 2, fourth: 3, fifth: 4 },
};
const placed = new RegExp(
  `\\b(?:the )?(?:number (one)|(${Object.keys(places).join("|")}) one)('s)?(?![\\w-])`,
  "i",
);
const leavesOut =
  /\b(?:without|except|excluding|exclude|not|but|other than|drop|hide|remove|leave out|ignore)\b/i;
/** "Just the biggest one": that one alone, of which nothing more is asked. */
const alone = /^\W*(?:(?:and|now|so|ok|okay) )*(?:just|only)(?: show)?(?: me)? (?:the )?\w+ one\W*$/i;
const singled = /\b(?:that|this|the same) ([a-z]+)('s)?(?![\w-])/i;

/**
 * "How many orders did the top one place", "orders of the second one" after a ranking, "list that customer's orders", "top products in that month"
 * after one was singled out: the answer before with that one alone, and the question with a pronoun in its place. Null for questions
 * that speak of none, or that ask which it is.
 */
export function ofOneShown({
  question,
  previous,
  index,
}: Question): { query: SemanticQuery; text: string } | null {
  const last = previous.at(-1);
  const shown = last?.kind === "analysis" ? last.query : last;
  if (shown === undefined || shown.kind === "set" || leavesOut.test(question) || alone.test(question))
    return null;
  const [said, first, place, owns] = placed.exec(question) ?? [];
  if (said !== undefined && asksMore(question, said)) {
    const one = rankedAt(shown, first === undefined ? (places[place?.toLowerCase() ?? ""] ?? 0) : 0);
    return one === null ? null : { query: one, text: withPronoun(question, said, owns !== undefined) };
  }
  const [those, noun, own] = singled.exec(question) ?? [];
  if (those === undefined || noun === undefined || shown.limit?.count !== 1) return null;
  const [lemma] = tokenize(noun, 1).map((token) => token.lemma);
  const isTime = shown.kind === "aggregate" && shown.dimensions.some((each) => grainOf(each) === lemma);
  if (!(isTime && !/^this/i.test(those)) && !namesOf(shown, index).has(lemma ?? "")) return null;
  return asksMore(question, those)
    ? { query: shown, text: withPronoun(question, those, own !== undefined) }
    : null;
}

/** Whether anything is asked beside the one that is spoken of. */
const asksMore = (question: string, said: string): boolean =>
  contentWords(tokenize(question.replace(said, " "), 90)).length > 0;

function withPronoun(question: string, said: string, owns: boolean): string {
  const at = question.indexOf(said);
  const before = question.slice(0, at);
  const word = owns ? "their" : /\b(?:did|do|does|has|have|had)\s+$/i.test(before) ? "they" : "them";
  const free =
    /^\s*$|\b(?:of|for|in|by|on|from|to|with|at|about|during|and|did|do|does|has|have|had)\s+$/i.test(before);
  return `${before}${owns || free ? "" : "of "}${word}${question.slice(at + said.length)}`;
}

/** A ranking's or a list's row at a place, counted on from where it begins; figures in no order by size are ranked, largest first. */
function rankedAt(query: AggregateQuery | ListQuery, place: number): SemanticQuery | null {
  if (query.limit !== null && (query.limit.per.length > 0 || place >= query.limit.count)) return null;
  const limit = { count: 1, offset: (query.limit?.offset ?? 0) + place, per: [], ties: "cut" as const };
  if (query.kind === "list") return { ...query, limit };
  const [measure] = query.measures;
  if (query.dimensions.length === 0 || measure === undefined) return null;
  const [by] = query.order;
  const ranked = query.measures.some(({ id }) => by?.by.kind === "output" && by.by.id.startsWith(id));
  const order = ranked
    ? query.order
    : [{ by: { kind: "output" as const, id: measure.id }, descending: true }];
  return { ...query, order, limit };
}

/** What a row or group that an answer shows may be called: its table, the column that tells it. */
function namesOf(
  query: AggregateQuery | ListQuery,
  { graph, tables, columns }: ModelIndex,
): ReadonlySet<string> {
  const shown = query.kind === "list" ? [query.subject] : [];
  const fields =
    query.kind === "list"
      ? []
      : query.dimensions.flatMap(({ expression }) => (expression.kind === "field" ? [expression.field] : []));
  const own = [...shown, ...fields.map(({ table }) => table)].flatMap((name) => {
    const id = graph.tableIds.get(name);
    return id === undefined ? [] : (tables[id]?.words.slice(-1) ?? []);
  });
  const told = fields.flatMap(({ table, column }) => {
    const id = graph.tableIds.get(table);
    return columns.find((entry) => entry.table === id && entry.column.name === column)?.words ?? [];
  });
  return new Set([...own, ...told]);
}

const grainOf = ({ expression }: Dimension): string | null =>
  expression.kind === "truncate" ? expression.grain : null;
