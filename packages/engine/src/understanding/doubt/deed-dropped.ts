import { type AggregateQuery, conjuncts, type ListQuery, type SemanticQuery } from "@parlance/contract";
import { irregularPasts } from "../lexicon/irregular-pasts.ts";
import { isRooted } from "../text/same-root.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Match } from "../types.ts";
import { covers } from "./covers.ts";

/** What some rows undergo or do and others do not, and no way in which all of them came to be. */
const deeds: ReadonlySet<string> = new Set(
  `paid sold bought delivered shipped arrived departed left stayed died signed selected chosen voted elected nominated awarded lost finished
  completed closed ended released published aired handled helped treated graduated picked drafted used transported won
  performed started visited`.split(/\s+/),
);
/** What was sold in May is told by when it was. */
const isSold = /^(?:sold|bought)$/;

/** "Made a purchase", "placed an order". */
const isMade = (tokens: readonly Token[], at: number): boolean =>
  /^(?:purchase|order)s?$/.test(tokens[at]?.text ?? "") &&
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => making.test(text));
const making = /^(?:made|make|makes|placed?|places)$/;
const between =
  /^(?:is|are|was|were|been|have|has|had|got|get|gets|who|that|which|already|ever|actually|we|were|an?|any|made|make|makes|placed?|places)$/;

/** "How many invoices were paid" read as how many there are: the deed that nothing reads, of a reading of all the rows. Empty elsewhere. */
export function deedDropped(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  if (!takesAll(query)) return [];
  return tokens.flatMap((token, at) => {
    const isDeed = deeds.has(token.text) || isMade(tokens, at);
    if (isSold.test(token.text) && query.filter !== null) return [];
    if (!isDeed || matches.some((match) => covers(match, token))) return [];
    if (!isLast(tokens, at, matches)) return [];
    const rows = matches.findLast(
      ({ kind, end }) => (kind === "table" || kind === "column") && end <= token.start,
    );
    return rows !== undefined && isBehind(tokens, at, rows) && !isSameDeed(token, rows) ? [token.raw] : [];
  });
}

/** Whether nothing but a time is said behind it ("paid in March"); "signed up" is another deed. */
function isLast(tokens: readonly Token[], at: number, matches: readonly Match[]): boolean {
  const next =
    at + 1 + (/^(?:in|on|during|since|before|after|at|for)$/.test(tokens[at + 1]?.text ?? "") ? 1 : 0);
  const token = tokens[next];
  return (
    token === undefined ||
    token.kind === "mark" ||
    matches.some((match) => match.kind === "period" && covers(match, token))
  );
}

/** Whether nothing but small words stands between the rows and what they did. */
const isBehind = (tokens: readonly Token[], at: number, rows: Match): boolean =>
  tokens.slice(0, at).every(({ start, text }) => start < rows.end || between.test(text));

/** "Visits that were visited", "shipments shipped": all of them are. */
const isSameDeed = ({ text }: Token, { meaning, text: said }: Match): boolean =>
  [meaning, said].some((name) =>
    [text, irregularPasts.get(text) ?? text].some((verb) => isRooted(name.toLowerCase(), verb)),
  );

/** Whether a query takes all rows of a table, whatever they are grouped by. */
const takesAll = (query: SemanticQuery): query is AggregateQuery | ListQuery =>
  (query.kind === "aggregate" || query.kind === "list") &&
  conjuncts(query.filter).every(({ kind }) => kind === "period") &&
  (query.kind === "list"
    ? query.limit === null
    : query.having === null &&
      query.measures.every(
        ({ expression }) =>
          expression.kind === "aggregate" && expression.operand === null && expression.filter === null,
      ));
