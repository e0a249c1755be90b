import type { Filter } from "@parlance/contract";
import { type ConditionTerm, firstField, sharedEnd } from "../index/condition-terms.ts";
import type { DefinedTerm } from "../index/defined-terms.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { asRelated } from "./as-related.ts";
import { readPhrase } from "./read-phrase.ts";

const pronoun =
  /^(?:an?y? ?)?(?:one|ones|those|anyone|someone|anybody|somebody|any|people|somebody|everyone|all)\b\s*/i;
const relative = /^(?:who|whose|that|which|with|without|where|when|having|has|have|if|for which)\b/i;
const predicate =
  /(?:\b(?:is|are|was|were|has|have|had|contains?|starts?|ends?|exceeds?|equals?|over|under|above|below|more than|less than|fewer than|at least|at most|between|before|after|since|not|never)\b|[=<>])/i;

/**
 * The rows that a definition says its term holds of: "a customer with an order in the last 90 days", "one who never paid",
 * "status is cancelled". What they are rows of is named by the definition, by the term, by what stands behind the term in the
 * question (`next`) or by the columns of the definition. Null where it states no condition.
 */
export function readRows(
  question: Question,
  term: DefinedTerm,
  next: readonly Token[],
): ConditionTerm | null {
  const { index } = question;
  const text = term.definition.replace(/[.;]\s*$/, "").trim();
  const own = headOf(index, text);
  const bare = text.replace(pronoun, "");
  const rest = own === null ? bare : own.rest;
  if (!relative.test(rest) && !(predicate.test(rest) && own === null)) return null;
  const heads = own === null ? tablesNear(index, term, next) : [own.table];
  for (const table of heads) {
    const filter = filterOf(question, table, clause(rest));
    if (filter !== null) return toTerm(index, term, table, filter);
  }
  return null;
}

/** What follows "customers": a relative clause as it is, a bare predicate behind "where". */
const clause = (text: string): string => {
  const plain = text.replace(/^(?:have|has)\s+(?=\S+\s*[=<>])/i, "where ");
  return relative.test(plain) ? plain : `where ${plain}`;
};

/** A table that opens a definition, with what is said of it. */
function headOf(index: ModelIndex, text: string): { table: number; rest: string } | null {
  const tokens = tokenize(text);
  const start = ["a", "an", "the", "any", "every", "each", "all"].includes(tokens[0]?.text ?? "") ? 1 : 0;
  for (const length of [3, 2, 1]) {
    const last = tokens[start + length - 1];
    const table = tableNamed(index, tokens.slice(start, start + length));
    if (table !== null && last !== undefined) return { table, rest: text.slice(last.end).trim() };
  }
  return null;
}

function tableNamed({ words }: ModelIndex, tokens: readonly Token[]): number | null {
  if (tokens.some(({ kind }) => kind === "mark")) return null;
  const named = words.phrases.get(tokens.map(({ lemma }) => lemma).join("")) ?? [];
  return named.find(({ kind }) => kind === "table")?.id ?? null;
}

/** Tables that the term names at its end, that the question names behind it, or that hold a column of the definition. */
function tablesNear(index: ModelIndex, term: DefinedTerm, next: readonly Token[]): number[] {
  const ending = index.tables.filter((entry) => sharedEnd(term.lemmas, entry) > 0).map(({ id }) => id);
  const behind = [2, 1].flatMap((length) => tableNamed(index, next.slice(0, length)) ?? []);
  const tokens = tokenize(term.definition);
  const holders = tokens.flatMap((token, at) =>
    [token.lemma, `${token.lemma}${tokens[at + 1]?.lemma ?? ""}`].flatMap((phrase) =>
      (index.words.phrases.get(phrase) ?? []).flatMap(({ kind, id }) =>
        kind === "column" ? (index.columns[id]?.table ?? []) : [],
      ),
    ),
  );
  const found = [...ending, ...behind, ...holders];
  const named = next.flatMap((_, at) => tableNamed(index, next.slice(at, at + 1)) ?? []);
  return [...new Set([...found, ...named])].slice(0, 4);
}

/** The condition on rows of a table that a clause states ("where weight is known"); null where it states none. */
export function filterOf(question: Question, table: number, said: string): Filter | null {
  const entry = question.index.tables[table]?.table;
  if (entry === undefined) return null;
  for (const { query } of readPhrase(question, `list the ${entry.label} ${said}`)) {
    if (query.kind !== "list" || query.subject !== entry.name) continue;
    if (query.filter !== null && query.limit === null && query.order.length === 0)
      return asRelated(query.filter);
  }
  return null;
}

function toTerm(
  index: ModelIndex,
  { name, lemmas }: DefinedTerm,
  table: number,
  filter: Filter,
): ConditionTerm | null {
  const entry = index.tables[table];
  if (entry === undefined) return null;
  const named = firstField(filter);
  const own = entry.columns.find((id) => index.columns[id]?.column.name === named?.column);
  const column = (named?.table === entry.table.name ? own : undefined) ?? entry.key[0] ?? entry.columns[0];
  return column === undefined
    ? null
    : { term: name, lemmas: [...lemmas], tableWords: sharedEnd(lemmas, entry), table, column, filter };
}
