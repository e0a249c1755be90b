import {
  type AggregateQuery,
  type Filter,
  type ListQuery,
  type Path,
  partKey,
  pluralOf,
  resolveStep,
  type SemanticQuery,
} from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { History } from "../../index/histories.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Build } from "../build-context.ts";
import { conjunction } from "./join-conditions.ts";

const past =
  /\b(?:histor\w*|ever|over time|over the years|evol\w+|develop(?!er)\w*|trends?|rais(?:e|es|ed)|increas\w*|decreas\w*|chang\w*|promot\w*|demot\w*|previous\w*|former\w*|past|used to|so far|all[- ]time|first|initial\w*|starting|start(?:ed)?|original\w*|old|was|were|did|had|between \d{4} and|each year|per year|by (?:year|month|quarter)|grew|grown?|growth|cut|cuts|moved?|transferr?\w*|switch\w*|held|times)\b/i;

/**
 * "Average salary" where salaries are kept with the time that they held: those that hold now, as a condition that is shown and can be
 * taken away. A question of when they held, of what changed, or of the rows themselves is left alone.
 */
export function withCurrentRows(build: Build, query: SemanticQuery): SemanticQuery {
  if (build.index.histories.length === 0 || past.test(build.text)) return query;
  if (query.kind === "analysis")
    return query.request.kind === "correlation"
      ? { ...query, query: withCurrent(build, query.query) }
      : query;
  return query.kind === "set" ? query : withCurrent(build, query);
}

function withCurrent<Query extends ListQuery | AggregateQuery>(build: Build, query: Query): Query {
  const { index, text } = build;
  return index.histories
    .filter(
      ({ table, telling }) =>
        !namesRows(build, table) && (now.test(text) || !tells(shownOf(query), table.table.name, telling)),
    )
    .reduce<Query>((result, history) => currentIn(result, history, index), query);
}

const now = /\bcurrent(?:ly)?\b/i;

/** "How many salaries", "pay rates of 2020", not "current salaries": the rows themselves, by what they are called together. */
const namesRows = ({ frame, text }: Build, { id, table }: TableEntry): boolean =>
  !now.test(text) &&
  text.toLowerCase().includes(pluralOf(table.label).toLowerCase()) &&
  frame.targets.some(
    ({ noun, aggregation }) =>
      noun.kind === "table" && noun.table === id && (aggregation === null || aggregation === "count"),
  );

/** A query without the columns that only tell its rows apart. */
const shownOf = (query: SemanticQuery): SemanticQuery =>
  query.kind === "list"
    ? { ...query, columns: query.columns.filter(({ id }) => !query.hidden.includes(id)) }
    : query;

/** Whether a query uses a column of when or why a row held. */
function tells(part: unknown, table: string, telling: ReadonlySet<string>): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("table" in part && part.table === table && "column" in part && telling.has(`${part.column}`))
    return true;
  return Object.values(part).some((each) => tells(each, table, telling));
}

type Scope = { subject: string; filter: Filter | null };

/** A query, or one of its parts that speaks of rows of its own, with its history's rows held to those of now. */
function currentIn<Part>(part: Part, history: History, index: ModelIndex): Part {
  if (Array.isArray(part)) return part.map((each) => currentIn(each, history, index)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const inner = Object.fromEntries(
    Object.entries(part).map(([key, each]) => [key, currentIn(each, history, index)]),
  ) as Part;
  if (isScope(inner)) return held(inner, history, pathsOf(inner, true), index);
  if (!isRelated(inner) || asksSeveral(inner)) return inner;
  const reached = inner.path.at(-1);
  const ends = reached !== undefined && endOf(index, reached) === history.table.table.name;
  return ends ? { ...inner, filter: conjunction([...filtersOf(inner.filter), history.current([])]) } : inner;
}

/** "With more than one title": at most one row of each holds now. */
const asksSeveral = ({ operator, count }: Related): boolean =>
  (operator === ">" && count >= 1) || ((operator === ">=" || operator === "=") && count > 1);

const isScope = (part: unknown): part is Scope =>
  typeof part === "object" &&
  part !== null &&
  "subject" in part &&
  "filter" in part &&
  typeof part.subject === "string";

type Related = Extract<Filter, { kind: "related" }>;

const isRelated = (part: unknown): part is Related =>
  typeof part === "object" && part !== null && "kind" in part && part.kind === "related";

/** A scope with a condition for each way on which it comes to the history's rows. */
function held<Part extends Scope>(
  scope: Part,
  history: History,
  paths: readonly Path[],
  index: ModelIndex,
): Part {
  const name = history.table.table.name;
  const ways = new Map<string, Path>();
  for (const path of paths)
    for (let size = 0; size <= path.length; size += 1) {
      const way = path.slice(0, size);
      const last = way.at(-1);
      if ((last === undefined ? scope.subject : endOf(index, last)) === name) ways.set(partKey(way), way);
    }
  const found = [...ways.values()].map(history.current);
  return found.length === 0
    ? scope
    : { ...scope, filter: conjunction([...filtersOf(scope.filter), ...found]) };
}

const filtersOf = (filter: Filter | null): Filter[] =>
  filter === null ? [] : filter.kind === "and" ? filter.filters : [filter];

/** The table that a step enters. */
const endOf = ({ model }: ModelIndex, step: Path[number]): string | null => {
  const relationship = model.relationships.find(({ id }) => id === step.relationship);
  const start = step.reversed ? relationship?.to.table : relationship?.from.table;
  return start === undefined ? null : (resolveStep(model, start, step)?.to ?? null);
};

/** The ways that a scope's own parts lead, those of scopes and counted rows within it left out. */
function pathsOf(part: unknown, whole = false): Path[] {
  if (typeof part !== "object" || part === null) return [];
  if (!whole && (isScope(part) || isRelated(part))) return "per" in part ? pathsOf(outersOf(part.per)) : [];
  const own =
    "path" in part && Array.isArray(part.path) && !("subject" in part && whole && !("kind" in part))
      ? [part.path as Path]
      : [];
  return [...own, ...Object.values(part).flatMap((each) => pathsOf(each))];
}

const outersOf = (per: unknown): unknown[] =>
  Array.isArray(per) ? per.map((each: { outer?: unknown }) => each.outer) : [];
