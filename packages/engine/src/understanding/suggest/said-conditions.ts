import {
  conjuncts,
  type Expression,
  type Filter,
  isSamePart,
  lowered,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { calendarName } from "../../semantics/describe-period.ts";
import { fieldColumn } from "../../semantics/expression-type.ts";
import type { Idea } from "./ideas.ts";

/**
 * A query's conditions as a question says them behind everything else, the shortest way first: " for North in 2022", " where region is North
 * in 2022", " for Tea where region is North"; nothing where there are none, no way where one of them cannot be said in a few words.
 */
export function saidConditions(filter: Filter | null, model: SemanticModel): string[] {
  const parts = conjuncts(filter).toSorted((left, right) => rank(left) - rank(right));
  const ways = [1, 0].map((short) =>
    parts.map((part, at) => (at < short ? shortly(part, model) : inFull(part, model))),
  );
  const said = ways.flatMap((words) =>
    words.includes(null) ? [] : [joined(words.filter((each) => each !== null))],
  );
  return [...new Set(said)];
}

/** One after the other; what is said of several columns shares its "where". */
const joined = (words: readonly string[]): string =>
  words
    .map((each, at) => ` ${isFull(each) && isFull(words[at - 1]) ? each.replace("where", "and") : each}`)
    .join("");

const isFull = (words: string | undefined): boolean => words?.startsWith("where ") === true;

/** An idea that is read as of the rows that a filter keeps; of any rows where that is none. */
export const ofRows = (idea: Idea, filter: Filter | null): Idea =>
  filter === null
    ? idea
    : { ...idea, means: (query) => idea.means(query) && keepsSameRows(filterOf(query), filter) };

/** An idea of the rows that a filter keeps, in each way that these can be said. */
export const keptTo = (idea: Idea, filter: Filter | null, model: SemanticModel): Idea[] =>
  saidConditions(filter, model).map((said) =>
    ofRows({ ...idea, question: idea.question.replace(/\??$/, (end) => said + end) }, filter),
  );

/** The conditions on the rows that a query is of. */
export function filterOf(query: SemanticQuery): Filter | null {
  if (query.kind === "set") return null;
  return query.kind === "analysis" ? query.query.filter : query.filter;
}

/** Times are said last. */
const rank = ({ kind }: Filter): number => (kind === "period" ? 1 : 0);

/** Whether two filters keep the same rows: the same conditions in any order, periods by when they are, however they were said. */
export function keepsSameRows(left: Filter | null, right: Filter | null): boolean {
  const [one, other] = [left, right].map((filter) => conjuncts(filter).map(plain));
  return (
    one !== undefined &&
    other?.length === one.length &&
    one.every((part) => other.some((each) => isSamePart(part, each)))
  );
}

const plain = (filter: Filter): unknown =>
  filter.kind === "period" ? [filter.operand, filter.period.interval] : filter;

function shortly(filter: Filter, model: SemanticModel): string | null {
  if (filter.kind === "period") {
    const name = calendarName(filter.period.interval);
    return name === null ? null : `in ${name}`;
  }
  const values = textsHeld(filter);
  const column = values === null || values.of.kind !== "field" ? null : fieldColumn(model, values.of.field);
  return values === null || column === null
    ? null
    : `${column.role === "geo" ? "in" : "for"} ${values.texts.join(" and ")}`;
}

function inFull(filter: Filter, model: SemanticModel): string | null {
  const values = textsHeld(filter);
  const column = values?.of.kind === "field" ? fieldColumn(model, values.of.field) : null;
  return values === null || column === null || values.texts.length > 1
    ? shortly(filter, model)
    : `where ${lowered(column.label)} is ${values.texts[0]}`;
}

const mostValues = 3;

/** The texts that a condition asks a column to be one of; null of other conditions. */
function textsHeld(filter: Filter): { of: Expression; texts: string[] } | null {
  const held =
    filter.kind === "in"
      ? { of: filter.operand, values: filter.values }
      : filter.kind === "comparison" && filter.operator === "=" && filter.right.kind === "constant"
        ? { of: filter.left, values: [filter.right.value] }
        : null;
  if (held === null || held.values.length > mostValues) return null;
  const texts = held.values.filter((value) => typeof value === "string");
  return texts.length < held.values.length ? null : { of: held.of, texts };
}
