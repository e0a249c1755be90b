import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  lowered,
  type Measure,
  type Path,
  type SemanticQuery,
  standardConventions,
} from "@parlance/contract";
import { bareBuild } from "../compose/build-queries.ts";
import { toMeasure } from "../compose/figures/measures.ts";
import { revenueFigure } from "../compose/figures/revenue-figure.ts";
import { countsDocuments } from "../documents/document-table.ts";
import { findRoutes } from "../index/graph.ts";
import { isCoordinate } from "../index/is-coordinate.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

const vague =
  /\b(?:best|worst|biggest|largest|smallest|greatest|leading|main|strongest|weakest|top|bottom|most important|most valuable|key|underperforming|favou?rite|number one|no\.? ?1)\b|#1\b/i;
const ranking = /^\s*(?:please )?rank (?:all )?(?:the |our |my )?[\w ]+[.?!]?\s*$/i;
const toldBy =
  /\b(?:(?:by|per)\b.*\b(?:by|per)|number of|count|how many|most [a-z]+s|in terms of|according to|busiest|quietest)\b/i;
/** What says that there is one order of all, where "best" and "biggest" leave open of what. */
const charted = /\b(?:top|bottom)\b/i;
const most = 3;
/** Readings among which one that ranks is looked for. */
const looked = 5;

/** A figure that was not said, and that most would mean. */
const sureOfMain = 0.7;

/** "Top customers" of rows that bring money themselves: by that money, which is said. */
function byMainMoney(best: Candidate, query: AggregateQuery, index: ModelIndex): Candidate | null {
  const [money] =
    query.subject === index.tables[index.moneyTable ?? -1]?.table.name ? revenueOf(query, index) : [];
  if (money === undefined) return null;
  return {
    ...best,
    query: withMeasure(query, money),
    confidence: Math.min(best.confidence, sureOfMain),
    assumptions: [...best.assumptions, `Ranked by ${money.label}; name another figure to rank by that.`],
  };
}

/**
 * "Who is our best employee?" names no measure: the readings by each figure that may be meant, the likeliest first, or that by the money
 * alone which the ranked rows bring; empty where a measure was named.
 */
export function vagueRank(question: string, readings: readonly Candidate[], index: ModelIndex): Candidate[] {
  if (!vague.test(question) && !ranking.test(question)) return [];
  const [first] = readings;
  if (first === undefined || toldBy.test(question)) return [];
  if (/\b(?:by|per)\b/i.test(question) && !isOfEach(first.query)) return [];
  const best =
    (isUnranked(first.query)
      ? readings.slice(0, looked).find((each) => rankedByRows(each, index) !== null)
      : null) ?? first;
  const ranked = rankedByRows(best, index);
  const base = ranked ?? (ranking.test(question) ? listed(best.query, index) : null);
  if (base === null) return [];
  const isCharted = ranked !== null && charted.test(question) && !isOfEach(ranked);
  const main = isCharted ? byMainMoney(best, ranked, index) : null;
  if (main !== null) return [main];
  const options = distinctFigures(otherRankings(base, index));
  const choices = [...options.slice(0, most), ...(ranked === null ? [] : [base])];
  return choicesOf(best, choices);
}

/** A reading by each of several queries, none surer than the others; empty where there are not several. */
export const choicesOf = (best: Candidate, queries: readonly AggregateQuery[]): Candidate[] =>
  queries.length < 2
    ? []
    : queries.map((query) => ({
        ...best,
        query,
        confidence: Math.min(best.confidence, 1 / queries.length),
      }));

/** Each figure once, whatever the way to it. */
export function distinctFigures(queries: readonly AggregateQuery[]): AggregateQuery[] {
  const labels = queries.map(({ measures }) => measures.map(({ label }) => label).join());
  return queries.filter((_, at) => labels.indexOf(labels[at] ?? "") === at);
}

/** "Top 3 items by site": what "by" says is in each of what they are ranked. */
const isOfEach = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && (query.limit?.per.length ?? 0) > 0;

/** A list that leaves the superlative out. */
const isUnranked = (query: SemanticQuery): boolean =>
  query.kind === "list" && query.order.length === 0 && query.limit === null;

/** A query that ranks groups by their rows, or documents, although nothing says so. */
function rankedByRows({ query, matches }: Candidate, index: ModelIndex): AggregateQuery | null {
  if (query.kind !== "aggregate") return null;
  const by = query.order[0]?.by;
  const measure = by?.kind === "output" ? query.measures.find(({ id }) => id === by.id) : undefined;
  const figure = measure?.expression;
  const counts = figure?.kind === "aggregate" && (figure.operand === null || countsDocuments(figure, index));
  const named = matches.some(
    ({ kind, meaning }) => kind === "cue" && (meaning === "count" || meaning === "common"),
  );
  const ranks = query.limit !== null || query.transforms.some(({ kind }) => kind === "rank");
  return counts && !named && ranks && query.dimensions.length > 0 ? query : null;
}

/** "Rank the species": the members listed, with rows to rank them by. */
export function listed(query: SemanticQuery, index: ModelIndex): AggregateQuery | null {
  if (query.kind !== "list" || query.columns.length !== 1 || query.order.length > 0) return null;
  const table = index.model.tables.find(({ name }) => name === query.subject);
  if (table === undefined) return null;
  const rows: Measure = {
    id: "m1",
    label: `number of ${table.label}`,
    expression: aggregateOf("count", null, []),
  };
  return aggregateQuery(query.source, query.subject, {
    dimensions: query.columns,
    measures: [rows],
    filter: query.filter,
    order: [{ by: { kind: "output", id: "m1" }, descending: true }],
  });
}

/** The same groups by other figures: of the ranked rows' own table, and of the tables that refer to the entity. */
export function otherRankings(query: AggregateQuery, index: ModelIndex): AggregateQuery[] {
  const own = [...revenueOf(query, index), ...figuresOf(query.subject, [], index)].map((measure) =>
    withMeasure(query, measure),
  );
  const [first] = query.dimensions;
  if (query.filter !== null || first?.expression.kind !== "field") return own;
  const entity = first.expression.field.table;
  const id = index.graph.tableIds.get(entity);
  const atEntity = query.dimensions.flatMap(({ expression, ...rest }) =>
    expression.kind === "field" && expression.field.table === entity
      ? [{ ...rest, expression: { ...expression, field: { ...expression.field, path: [] } } }]
      : [],
  );
  if (id === undefined || atEntity.length < query.dimensions.length) return own;
  const moved: AggregateQuery = { ...query, subject: entity, dimensions: atEntity };
  const ways = (index.graph.ways[id] ?? []).filter(({ toOne }) => !toOne);
  const related = ways.flatMap(({ to, step }) =>
    figuresOf(index.tables[to]?.table.name ?? "", [step], index).map((measure) =>
      withMeasure(moved, measure),
    ),
  );
  return [...own, ...related];
}

/** Revenue, where the ranked rows lead to it. */
function revenueOf(query: AggregateQuery, index: ModelIndex): Measure[] {
  const id = index.graph.tableIds.get(query.subject);
  const bare = bareBuild(index, { now: "", calendar: standardConventions });
  const build = { ...bare, lemmas: new Set(["revenue"]) };
  const figure = revenueFigure(build, null);
  const shared = figure !== null && id !== undefined && isOfParent(id, figure.table, index);
  const measure = figure === null || id === undefined || shared ? null : toMeasure(build, figure, id, "m1");
  return measure === null ? [] : [measure];
}

/** Whether several rows share one row of another table, whose money is not theirs ("top reasons" of what an order's waste came from). */
const isOfParent = (rows: number, table: number, { graph }: ModelIndex): boolean =>
  rows !== table && findRoutes(graph, rows, table, { count: 1, preferred: new Set() })[0]?.toOne === true;

/** Figures of a table's columns, aggregated as they usually are, for rows at the end of `path`. */
function figuresOf(name: string, path: Path, { model }: ModelIndex): Measure[] {
  const table = model.tables.find((each) => each.name === name);
  return (table?.columns ?? []).flatMap((column): Measure[] => {
    if (column.role !== "measure" || column.hidden || isCoordinate(column)) return [];
    const aggregation = column.defaultAggregation ?? (column.additivity === "additive" ? "sum" : "average");
    const operand = { kind: "field" as const, field: { path, table: name, column: column.name } };
    const label = `${aggregation === "sum" ? "total" : aggregation} ${lowered(column.label)}`;
    return [{ id: "m1", label, expression: aggregateOf(aggregation, operand, path) }];
  });
}

/** Ranked by another measure; the one that ranked before gives its place. */
function withMeasure(query: AggregateQuery, measure: Measure): AggregateQuery {
  const by = query.order[0]?.by;
  const id = by?.kind === "output" && query.measures.some((each) => each.id === by.id) ? by.id : measure.id;
  return { ...query, measures: query.measures.map((each) => (each.id === id ? { ...measure, id } : each)) };
}
