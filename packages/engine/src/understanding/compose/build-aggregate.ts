import type { AggregateQuery, Dimension, Filter, Measure, Order } from "@parlance/contract";
import type { Extreme, Target } from "../parse/frame.ts";
import type { Noun } from "../parse/item.ts";
import {
  type Build,
  columnAt,
  columnOf,
  fault,
  isMeasure,
  isTime,
  tableName,
  tableOf,
} from "./build-context.ts";
import { comparedDimensions } from "./compared-dimensions.ts";
import { conditionsFilter, conjunction } from "./conditions.ts";
import { type Dimensions, entityDimensions, groupDimensions, nounDimensions } from "./dimensions.ts";
import { havingFigures, havingFilter } from "./having.ts";
import { hintColumn, hintTables } from "./hint-column.ts";
import { columnFigure, countedTable, type Figure, figureOf, rowsFigure, toMeasure } from "./measures.ts";
import { rowsPerGroup } from "./ratios.ts";
import { topMembers } from "./top-members.ts";
import { applyTransforms, shareOfRows } from "./transforms.ts";

/** Groups or one figure; null where the frame asks for no figure. */
export function buildAggregate(build: Build, entity: number): AggregateQuery | null {
  const { frame } = build;
  const ratio = rowsPerGroup(build);
  const figures = ratio ?? shownFigures(build, entity);
  const extreme = extremeFigure(build, entity);
  const having = havingFigures(build, entity);
  const ordered =
    frame.orders.find(({ count }) => count) === undefined
      ? []
      : [rowsFigure(build, countedTable(build, entity))];
  const all = [
    ...figures.map(({ figure }) => figure),
    ...(extreme === null ? [] : [extreme.figure]),
    ...having.map(({ figure }) => figure),
    ...ordered,
  ];
  const first = all[0];
  if (first === undefined) return null;
  const subject = first.table;
  build.used.add(subject);
  const { dimensions, hidden, per } = allDimensions(build, subject, [
    ...figures.map(({ target }) => target),
    ...frame.targets.filter((target) => build.spent.has(target)),
  ]);
  const measures: Measure[] = [];
  for (const figure of all) {
    const measure = toMeasure(build, figure, subject, `m${measures.length + 1}`);
    if (measure === null) fault(build, "leftover");
    else measures.push(measure);
  }
  if (measures.length === 0) return null;
  const skipped = new Set(having.map(({ condition }) => condition));
  const query: AggregateQuery = {
    kind: "aggregate",
    source: build.index.model.source,
    subject: tableName(build, subject),
    dimensions,
    measures,
    filter: withPartners(
      dimensions,
      hidden,
      rankedMembers(build, dimensions, conditionsFilter(build, subject, skipped)),
    ),
    transforms: [],
    having: null,
    comparison: null,
    emptyGroups: "omit",
    order: [],
    limit: null,
    hidden,
    chart: null,
  };
  const havingFrom = figures.length + (extreme === null ? 0 : 1);
  query.having = havingFilter(having, measures.slice(havingFrom));
  query.hidden.push(...measures.slice(havingFrom).map(({ id }) => id));
  applyOrder(build, query, {
    extreme: extreme === null ? null : { wish: extreme.extreme, id: measures[figures.length]?.id ?? "m1" },
    per,
  });
  return applyTransforms(build, shareOfRows(build, topMembers(query)));
}

/** "Which product had the most": rows that name none are no candidate, and the reading says so. */
function rankedMembers(build: Build, dimensions: readonly Dimension[], filter: Filter | null): Filter | null {
  if (build.frame.extremes.length === 0) return filter;
  const named = dimensions.flatMap(({ expression }): Filter[] => {
    if (expression.kind !== "field" || expression.field.path.length > 0) return [];
    const { table, column } = expression.field;
    const owner = build.index.tables.find((entry) => entry.table.name === table)?.table;
    const nulls = owner?.columns.find(({ name }) => name === column)?.profile?.nulls ?? 0;
    return nulls === 0 ? [] : [{ kind: "not", filter: { kind: "null", operand: expression } }];
  });
  return conjunction([...(filter === null ? [] : [filter]), ...named]);
}

/** Groups reached over to-many steps are those that have a row: no group for rows without a partner. */
function withPartners(
  dimensions: readonly Dimension[],
  hidden: readonly string[],
  filter: Filter | null,
): Filter | null {
  const keys = dimensions.filter(
    ({ expression }) => expression.kind === "field" && expression.field.path.some(({ reversed }) => reversed),
  );
  const best = keys.find(({ id }) => hidden.includes(id)) ?? keys[0];
  if (best === undefined) return filter;
  const present: Filter = { kind: "not", filter: { kind: "null", operand: best.expression } };
  return filter === null ? present : { kind: "and", filters: [filter, present] };
}

type Shown = { target: Target | null; figure: Figure };

/** The figures that the question asks to see. */
function shownFigures(build: Build, entity: number): Shown[] {
  const { frame } = build;
  const shown: Shown[] = [];
  for (const target of frame.targets) {
    const bareTable =
      target.noun.kind === "table" && target.aggregation === null && countsRows(build, target.noun.table);
    if (isBareTime(build, target)) {
      const table = tableOf(build, target.noun);
      if (table !== null) shown.push({ target, figure: rowsFigure(build, table) });
      continue;
    }
    const asked =
      target.aggregation !== null ||
      target.noun.kind === "metric" ||
      bareTable ||
      isBareMeasure(build, target);
    const figure = !asked ? null : figureOf(build, bareTable ? { ...target, aggregation: "count" } : target);
    if (figure !== null) shown.push({ target, figure });
  }
  for (const extreme of frame.extremes) {
    const column = columnOf(build, extreme.by);
    if (build.style.extreme !== "figure" || column === null || !extreme.plain) continue;
    const figure = columnFigure(build, column, extreme.descending ? "maximum" : "minimum");
    if (figure !== null) shown.push({ target: null, figure });
  }
  if (
    shown.length === 0 &&
    (frame.counting || needsRows(build) || (frame.returns && frame.extremes.length === 0))
  )
    shown.push({ target: null, figure: rowsFigure(build, entity) });
  return shown;
}

/** A table named beside a grouping ("orders per shipper") means its rows. */
function countsRows(build: Build, table: number): boolean {
  const { frame } = build;
  const grouped = frame.groups.some(
    (group) => group.kind !== "noun" || tableOf(build, group.noun) !== table || group.noun.kind === "column",
  );
  const others = frame.targets.some(
    ({ aggregation, noun }) => aggregation !== null || noun.kind === "metric",
  );
  return (
    build.style.bare === "figure" &&
    frame.extremes.length === 0 &&
    (grouped ||
      frame.transforms.length > 0 ||
      frame.periods.length > 0 ||
      others ||
      frame.conditions.length > 0)
  );
}

const isBareMeasure = (build: Build, target: Target): boolean => {
  const column = columnOf(build, target.noun);
  return build.style.bare === "figure" && column !== null && isMeasure(build, column);
};

/** "signups by quarter": a time beside a grouping counts its rows. */
const isBareTime = (build: Build, target: Target): boolean => {
  const { frame } = build;
  const column = columnOf(build, target.noun);
  const timed =
    frame.groups.some(({ kind }) => kind !== "noun") || frame.versus || frame.transforms.length > 0;
  return (
    timed &&
    target.aggregation === null &&
    column !== null &&
    (isTime(columnAt(build, column)) || columnAt(build, column)?.role === "key")
  );
};

const needsRows = ({ frame }: Build): boolean =>
  frame.extremes.length === 0 &&
  (frame.groups.length > 0 || frame.transforms.length > 0) &&
  frame.conditions.every(({ test }) => test.kind !== "related");

/** The figure by which groups are the most or least, and for which extreme. */
function extremeFigure(build: Build, entity: number): { extreme: Extreme; figure: Figure } | null {
  const extreme = build.frame.extremes[0];
  if (extreme === undefined || build.style.extreme === "figure") return null;
  const noun = extreme.by;
  const hinted =
    noun === null && extreme.hints.length > 0
      ? hintColumn(build, hintTables(build, entity), extreme.hints)
      : null;
  const hintFigure = hinted === null ? null : columnFigure(build, hinted.column, null);
  if (hintFigure !== null) return { extreme, figure: hintFigure };
  if (noun === null) {
    const shown = extreme.count
      ? null
      : build.frame.targets.find(
          ({ aggregation, noun: each }) => aggregation !== null || each.kind === "metric",
        );
    if (shown !== undefined && shown !== null) return null;
    const listed = build.frame.targets[0];
    if (listed?.noun.kind === "table" && build.frame.groups.length > 0) {
      build.spent.add(listed);
      return { extreme, figure: rowsFigure(build, listed.noun.table) };
    }
    const asked = listed?.noun ?? null;
    const column = columnOf(build, asked);
    const own =
      column !== null &&
      build.index.tables[entity]?.naming.includes(column) !== true &&
      build.index.tables[entity]?.key.includes(column) !== true;
    return { extreme, figure: rowsFigure(build, own ? entity : countedTable(build, entity)) };
  }
  const figure = nounFigure(build, noun, extreme);
  return figure === null ? null : { extreme, figure };
}

function nounFigure(build: Build, noun: Noun, extreme: Extreme): Figure | null {
  if (noun.kind === "table") return rowsFigure(build, noun.table);
  const column = columnOf(build, noun);
  if (column !== null && extreme.count && !isMeasure(build, column))
    return figureOf(build, { noun, aggregation: "count", distinct: false, joined: false });
  return figureOf(build, {
    noun,
    aggregation: extreme.aggregation ?? (noun.kind === "column" ? "sum" : null),
    distinct: false,
    joined: false,
  });
}

/** Groupings, then shown nouns that are no figures; `per` are the dimensions that restart a superlative. */
function allDimensions(
  build: Build,
  subject: number,
  figured: readonly (Target | null)[],
): Dimensions & { per: string[] } {
  const { frame } = build;
  const dimensions: Dimension[] = [];
  const hidden: string[] = [];
  const per: string[] = [];
  const known = new Set<string>();
  const take = (made: Dimensions): string[] => {
    const fresh = made.dimensions.filter(({ expression }) => !known.has(JSON.stringify(expression)));
    for (const { expression } of made.dimensions.filter(({ id }) => !made.hidden.includes(id))) {
      const same = dimensions.find((each) => JSON.stringify(each.expression) === JSON.stringify(expression));
      if (same !== undefined && hidden.includes(same.id)) hidden.splice(hidden.indexOf(same.id), 1);
    }
    for (const dimension of fresh) known.add(JSON.stringify(dimension.expression));
    dimensions.push(...fresh);
    hidden.push(...made.hidden.filter((id) => fresh.some((dimension) => dimension.id === id)));
    return fresh.map(({ id }) => id);
  };
  for (const [at, group] of frame.groups.entries())
    if (!build.spent.has(group)) per.push(...take(groupDimensions(build, subject, group, `g${at + 1}`)));
  const grouped = per.length;
  for (const [at, target] of frame.targets.entries()) {
    if (!figured.includes(target)) take(nounDimensions(build, subject, target.noun, `d${at + 1}`));
  }
  for (const made of comparedDimensions(build, subject)) take(made);
  const owner = mentionedOwner(build, subject);
  if (owner !== null && dimensions.length > 0) {
    const keys = entityDimensions(build, subject, owner, "k");
    const key = keys.dimensions.filter(({ id }) => keys.hidden.includes(id) || keys.hidden.length === 0);
    hidden.push(...take({ dimensions: key, hidden: [] }));
  }
  if (dimensions.length === 0 && frame.extremes.length > 0 && build.style.extreme === "groups") {
    const context = frame.context.find((noun) => noun.kind === "table");
    if (context?.kind === "table") take(entityDimensions(build, subject, context.table, "d1"));
    else fault(build, "emptyTarget");
  }
  return { dimensions, hidden, per: dimensions.length > grouped ? per : [] };
}

/** The table whose rows are ranked or filtered by related rows while only some of its columns are shown. */
function mentionedOwner(build: Build, subject: number): number | null {
  const { frame } = build;
  const counts =
    (frame.extremes.length > 0 && build.style.extreme === "groups") ||
    frame.groups.some((group) => group.kind === "noun" && group.noun.kind === "table");
  if (!counts || frame.groups.some((group) => group.kind === "noun" && group.noun.kind === "column"))
    return null;
  const shown = frame.targets
    .filter(({ aggregation }) => aggregation === null)
    .map(({ noun }) => tableOf(build, noun));
  const owner = shown[0];
  if (owner === undefined || owner === null || owner === subject || shown.some((table) => table !== owner))
    return null;
  return frame.context.some((noun) => noun.kind === "table" && noun.table === owner) ? owner : null;
}

type Ordering = { extreme: { wish: Extreme; id: string } | null; per: string[] };

function applyOrder(build: Build, query: AggregateQuery, { extreme, per }: Ordering): void {
  const wish = build.frame.extremes[0];
  const shown = query.measures[0]?.id ?? "m1";
  if (wish !== undefined && build.style.extreme !== "figure") {
    query.order.push({ by: { kind: "output", id: extreme?.id ?? shown }, descending: wish.descending });
    const size = wish.size ?? build.frame.limit ?? 1;
    query.limit = {
      count: size,
      offset: 0,
      per: wish.size === null || per.length > 0 ? per : [],
      ties: size === 1 ? "keep" : "cut",
    };
  }
  for (const each of build.frame.orders) {
    const column = columnOf(build, each.noun);
    const name = column === null ? null : columnAt(build, column)?.name;
    const dimension = query.dimensions.find(
      ({ expression }) => expression.kind === "field" && expression.field.column === name,
    );
    const measure = each.count
      ? query.measures.at(-1)
      : query.measures
          .filter(
            ({ expression }) =>
              name !== null &&
              name !== undefined &&
              JSON.stringify(expression).includes(JSON.stringify(name)),
          )
          .toSorted(
            (left, right) => JSON.stringify(left.expression).length - JSON.stringify(right.expression).length,
          )[0];
    const id =
      (each.aggregation === null && !each.count ? dimension?.id : undefined) ??
      measure?.id ??
      dimension?.id ??
      shown;
    query.order.push({ by: { kind: "output", id }, descending: each.descending ?? false });
  }
  const time = query.dimensions.find(
    ({ expression }) => expression.kind === "truncate" || expression.kind === "part",
  );
  if (query.order.length === 0 && time !== undefined) query.order.push(timeOrder(time));
}

const timeOrder = (time: Dimension): Order => ({ by: { kind: "output", id: time.id }, descending: false });
