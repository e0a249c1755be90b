import {
  type AggregateQuery,
  type Aggregation,
  isSamePart,
  type Measure,
  type Order,
  partKey,
  speaksOf,
} from "@parlance/contract";
import { type Build, columnAt, columnOf, fault } from "../compose/build-context.ts";
import { knownMembers } from "../compose/conditions/known-members.ts";
import { saysBurden } from "../compose/conditions/with-polarity.ts";
import { figureOf, rowsFigure, toMeasure } from "../compose/figures/measures.ts";
import type { Hint } from "../lexicon/adjectives.ts";
import type { Noun } from "../parse/item.ts";
import { fittingHint } from "./fits-adjective.ts";
import type { Manner } from "./manner.ts";
import { amongMembers } from "./restrict.ts";

/**
 * "Top 10 instead", "make it 7", "sort by units", "which one has the most?": order and size of groups; "who grew the most" of two periods
 * (`grown`) by the change between them. Null where it cannot be said of them.
 */
export function editRank(
  before: AggregateQuery,
  build: Build,
  subject: number,
  manner: Pick<Manner, "whole"> & { grown: 1 | -1 | null },
): AggregateQuery | null {
  const { frame } = build;
  const query = manner.whole ? { ...before, limit: null } : before;
  const ordered = editOrder(query, build, subject);
  const [extreme] = frame.extremes;
  if (extreme === undefined) return frame.limit === null ? ordered : sized(ordered, frame.limit);
  const told = extreme.by === null && extreme.hints.length > 0 ? fittingFigure(ordered, extreme.hints) : null;
  if (extreme.by === null && extreme.hints.length > 0 && told === null) return null;
  const by =
    told ??
    aggregatedSo(ordered, build) ??
    measureFor(ordered, build, subject, {
      noun: extreme.by,
      aggregation: extreme.aggregation,
      count: extreme.count && extreme.by === null ? false : extreme.count,
    });
  if (by === null) return null;
  const figure = by.query.measures.find(({ id }) => id === by.id);
  const isBurden =
    frame.judged && extreme.by === null && saysBurden(wordsOf([figure?.expression, by.query.filter]));
  const high = told?.descending ?? extreme.descending;
  const size =
    extreme.size ??
    frame.limit ??
    (extreme.plain || extreme.hints.length > 0 || extreme.count ? 1 : (query.limit?.count ?? 1));
  return {
    ...by.query,
    filter: knownMembers(
      build.index,
      by.query.dimensions.map(({ expression }) => expression),
      by.query.filter,
    ),
    order: [
      {
        by: { kind: "output", id: manner.grown === null ? by.id : `${by.id}:change` },
        descending: high !== (manner.grown === null ? isBurden : manner.grown < 0),
      },
    ],
    limit: { count: size, offset: 0, per: query.limit?.per ?? [], ties: size === 1 ? "keep" : "cut" },
  };
}

/** "Which club has the highest average?" where an average is shown beside how many there are: by that. Null where none of the figures shown is called so. */
export function aggregatedSo(
  query: AggregateQuery,
  { frame }: Pick<Build, "frame">,
): { query: AggregateQuery; id: string } | null {
  const [extreme] = frame.extremes;
  const [aggregation = extreme?.aggregation, other] = frame.aggregations;
  if (aggregation == null || other !== undefined || extreme === undefined || extreme.by !== null) return null;
  const shown = query.measures.find(
    ({ expression }) => expression.kind === "aggregate" && expression.aggregation === aggregation,
  );
  return shown === undefined ? null : { query, id: shown.id };
}

/** "Which is the slowest": the figure shown that the adjective measures, and which end of it is meant; null where none is. */
export function fittingFigure(
  query: AggregateQuery,
  hints: readonly Hint[],
): { query: AggregateQuery; id: string; descending: boolean } | null {
  for (const measure of query.measures) {
    const hint = fittingHint(measure, hints);
    if (hint !== null) return { query, id: measure.id, descending: hint.descending };
  }
  return null;
}

/** The words of the columns and values that a figure is of. */
const wordsOf = (parts: unknown): string[] =>
  partKey(parts)
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

function sized(query: AggregateQuery, count: number): AggregateQuery {
  const measure = query.measures[0]?.id;
  const order: Order[] =
    query.order.length > 0 || measure === undefined
      ? query.order
      : [{ by: { kind: "output", id: measure }, descending: true }];
  return { ...query, order, limit: { count, offset: 0, per: query.limit?.per ?? [], ties: "cut" } };
}

/** A follow-up's order; a figure without a direction comes largest first. */
function editOrder(query: AggregateQuery, build: Build, subject: number): AggregateQuery {
  let result = query;
  const order: Order[] = [];
  for (const wish of build.frame.orders) {
    const dimension = wish.count || wish.aggregation !== null ? null : dimensionFor(result, build, wish.noun);
    if (dimension !== null) {
      order.push({ by: { kind: "output", id: dimension }, descending: wish.descending ?? false });
      continue;
    }
    const found = measureFor(result, build, subject, wish);
    if (found === null) {
      fault(build, "leftover");
      continue;
    }
    result = found.query;
    order.push({ by: { kind: "output", id: found.id }, descending: wish.descending ?? true });
  }
  return order.length === 0 ? result : reordered(result, order, build, subject);
}

/**
 * "Sort by name" after the top 5: the same five in another order, and not the first five by name. Where shares or ranks among all are shown,
 * which those five alone would change, all are.
 */
function reordered(query: AggregateQuery, order: Order[], build: Build, subject: number): AggregateQuery {
  const { limit } = query;
  const again = isSamePart(
    order.map(({ by }) => by),
    query.order.map(({ by }) => by),
  );
  if (limit === null || limit.count === 1 || limit.per.length > 0 || again) return { ...query, order };
  if (query.transforms.length > 0) return { ...query, limit: null, order };
  return { ...amongMembers(query, query, build, subject), order };
}

function dimensionFor(query: AggregateQuery, build: Build, noun: Noun | null): string | null {
  const column = columnOf(build, noun);
  const name = column === null ? null : columnAt(build, column)?.name;
  const found = query.dimensions.find(({ expression }) => {
    const inner =
      expression.kind === "truncate" || expression.kind === "part" ? expression.operand : expression;
    return inner.kind === "field" && inner.field.column === name;
  });
  return found?.id ?? null;
}

type Wish = { noun: Noun | null; aggregation: Aggregation | null; count: boolean };

/** The measure that is meant, computed unseen where the query does not show it; the first one where none is named. */
function measureFor(
  query: AggregateQuery,
  build: Build,
  subject: number,
  { noun, aggregation, count }: Wish,
): { query: AggregateQuery; id: string } | null {
  const ordering = query.order[0]?.by;
  const first =
    ordering?.kind === "output" && query.measures.some(({ id }) => id === ordering.id)
      ? ordering.id
      : query.measures[0]?.id;
  if (noun === null) return first === undefined ? null : { query, id: first };
  const figure =
    noun.kind === "table"
      ? rowsFigure(build, noun.table)
      : figureOf(build, {
          noun,
          aggregation: aggregation ?? (count ? "count" : null),
          distinct: false,
          joined: false,
        });
  const measure = figure === null ? null : toMeasure(build, figure, subject, unused(query.measures));
  if (measure === null) return null;
  const column = columnOf(build, noun);
  const name = column === null ? null : (columnAt(build, column)?.name ?? "");
  const known =
    query.measures.find((each) => isSamePart(each.expression, measure.expression)) ??
    (name === null || aggregation !== null
      ? undefined
      : query.measures.find(({ expression }) => speaksOf(expression, name)));
  if (known !== undefined) return { query, id: known.id };
  return {
    query: { ...query, measures: [...query.measures, measure], hidden: [...query.hidden, measure.id] },
    id: measure.id,
  };
}

function unused(measures: readonly Measure[]): string {
  let at = measures.length + 1;
  while (measures.some(({ id }) => id === `r${at}`)) at += 1;
  return `r${at}`;
}
