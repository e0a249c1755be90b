import { type AggregateQuery, conjuncts, type Order, type SemanticQuery } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { numberSaid } from "../lexicon/numbers.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import { membersOf, shownWords, timeUnitOf } from "./shown-members.ts";

const idle: ReadonlySet<string> = new Set(
  "and now then but so ok okay please show give me us it that them the this all everything everyone of for ones value figure group member".split(
    " ",
  ),
);
const leaving: ReadonlySet<string> = new Set(
  "without exclude excluding except omit omitting ignore ignoring skip skipping drop dropping remove removing hide hiding minus".split(
    " ",
  ),
);
const leavingTwo: ReadonlySet<string> = new Set([
  "all but",
  "everything but",
  "leave out",
  "leaving out",
  "take out",
  "taking out",
  "other than",
  "apart from",
]);
/** Which end of a ranking a word names: its high one, its low one, or the one that comes first or last in it. */
const ends: Readonly<Record<string, "high" | "low" | "first" | "last">> = {
  top: "high",
  largest: "high",
  biggest: "high",
  highest: "high",
  greatest: "high",
  maximum: "high",
  leader: "high",
  smallest: "low",
  lowest: "low",
  least: "low",
  bottom: "low",
  minimum: "low",
  first: "first",
  last: "last",
};

/**
 * "Exclude the largest", "all but the top two", "without the first": the figures shown without the members at that end; of a ranking that was
 * cut to some, what is left of these. Null for other follow-ups.
 */
export function withoutEnd(question: string, previous: SemanticQuery): SemanticQuery | null {
  if (previous.kind !== "list" && previous.kind !== "aggregate") return null;
  const said = endSaid(question, previous.kind === "aggregate" ? shownWords(previous) : new Set());
  if (said === null) return null;
  if (previous.limit !== null) return cutShorter(previous, said);
  return previous.kind === "aggregate" ? withoutMembers(previous, said) : null;
}

type End = { end: "high" | "low" | "first" | "last"; count: number };

function endSaid(question: string, shown: ReadonlySet<string>): End | null {
  const tokens = tokenize(question, 14);
  const words = tokens.map(({ text }) => text);
  const from = words.findIndex(
    (word, at) => leaving.has(word) || leavingTwo.has(`${word} ${words[at + 1] ?? ""}`),
  );
  if (from < 0 || !words.slice(0, from).every((word) => idle.has(word))) return null;
  const named = tokens.slice(from + (leaving.has(words[from] ?? "") ? 1 : 2)).filter(matters(shown));
  const place = named.findIndex(({ text }) => Object.hasOwn(ends, text));
  const end = ends[named[place]?.text ?? ""];
  const [count, other] = named.filter((_, at) => at !== place);
  if (end === undefined || other !== undefined) return null;
  const number = count === undefined ? 1 : numberSaid(count);
  return number === null || number < 1 ? null : { end, count: number };
}

/** Whether a word says more than what is shown, or than nothing. */
const matters =
  (shown: ReadonlySet<string>) =>
  ({ text, lemma, kind }: Token): boolean =>
    kind !== "mark" && !idle.has(text) && !idle.has(lemma) && !shown.has(lemma);

/** A ranking of so many without some of them at one end. */
function cutShorter<Query extends { order: Order[]; limit: AggregateQuery["limit"] }>(
  query: Query,
  { end, count }: End,
): Query | null {
  const { limit, order } = query;
  if (limit === null || limit.per.length > 0 || limit.count <= count) return null;
  const descending = order[0]?.descending ?? true;
  const isFront = end === "first" || (end === "high" && descending) || (end === "low" && !descending);
  const offset = limit.offset + (isFront ? count : 0);
  return { ...query, limit: { ...limit, count: limit.count - count, offset, ties: "cut" } };
}

/** All members but those at one end by the first figure shown, over whatever times they are followed. */
function withoutMembers(query: AggregateQuery, { end, count }: End): AggregateQuery | null {
  const group = membersOf(query) ?? (query.dimensions.length === 1 ? timeUnitOf(query) : null);
  const figure = query.measures.find(({ id }) => !query.hidden.includes(id));
  if (group === null || figure === undefined || query.comparison !== null) return null;
  if (
    query.having !== null &&
    query.dimensions.some(({ id }) => id !== group.id && !query.hidden.includes(id))
  )
    return null;
  const [shown] = query.order.filter(
    ({ by }) => by.kind === "output" && [group.id, figure.id].includes(by.id),
  );
  const ranked: Order =
    (end === "first" || end === "last") && shown !== undefined
      ? { ...shown, descending: shown.descending === (end === "first") }
      : { by: { kind: "output", id: figure.id }, descending: end === "high" || end === "first" };
  const inner: AggregateQuery = {
    ...query,
    dimensions: [group],
    hidden: query.measures.map(({ id }) => id),
    transforms: [],
    order: [ranked],
    limit: { count, offset: 0, per: [], ties: "cut" },
    chart: null,
  };
  return {
    ...query,
    filter: conjunction([
      ...conjuncts(query.filter),
      { kind: "not", filter: { kind: "member", operand: group.expression, query: inner } },
    ]),
  };
}
