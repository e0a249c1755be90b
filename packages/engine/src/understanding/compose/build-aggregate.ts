import {
  type AggregateQuery,
  aggregateQuery,
  type Dimension,
  type Filter,
  isSamePart,
  type Measure,
  partKey,
} from "@parlance/contract";
import type { Extreme, Group, Target } from "../parse/frame/frame.ts";
import type { Noun } from "../parse/item.ts";
import { type Build, columnOf, fault, tableName, tableOf } from "./build-context.ts";
import { betweenFigures } from "./conditions/between-figures.ts";
import { conditionColumn } from "./conditions/condition-column.ts";
import { conditionsFilter } from "./conditions/conditions.ts";
import { deedsDone } from "./conditions/deeds-done.ts";
import { havingFigures, havingFilter } from "./conditions/having.ts";
import { holdersOf, knownMembers } from "./conditions/known-members.ts";
import { rowsOfMember } from "./conditions/rows-of-member.ts";
import { withOwnFilter } from "./conditions/with-own-filter.ts";
import { withRequired } from "./conditions/with-required.ts";
import { countedMembers } from "./figures/counted-members.ts";
import { countedUnits, withUnitsBeside, withUnitsCounted } from "./figures/counted-units.ts";
import type { Figure, Shown } from "./figures/figure.ts";
import { countedTable, figureOf, rowsFigure, toMeasure } from "./figures/measures.ts";
import { partFigures } from "./figures/part-figures.ts";
import { rowsPerGroup } from "./figures/ratios.ts";
import { shownFigures } from "./figures/shown-figures.ts";
import { applyTransforms, shareOfRows } from "./figures/transforms.ts";
import { comparedDimensions } from "./groups/compared-dimensions.ts";
import {
  columnDimension,
  type Dimensions,
  entityDimensions,
  groupDimensions,
  nounDimensions,
} from "./groups/dimensions.ts";
import { applyOrder } from "./ranks/aggregate-order.ts";
import { byChange } from "./ranks/by-change.ts";
import { rankFigure } from "./ranks/rank-figure.ts";
import { topMembers } from "./ranks/top-members.ts";
import { isTimeSought } from "./times/asked-time.ts";
import { periodsOfFigures } from "./times/periods-of-figures.ts";

/** Groups or one figure; null where the frame asks for no figure. */
export function buildAggregate(asked: Build, entity: number): AggregateQuery | null {
  const { build, figures } = periodsOfFigures(asked, askedFigures(asked, entity));
  const { frame } = build;
  const ranked = rankFigure(build, entity);
  const having = havingFigures(build, entity);
  const order = frame.orders.find(({ count }) => count);
  const counted =
    order === undefined
      ? null
      : rowsFigure(build, order.noun?.kind === "table" ? order.noun.table : countedTable(build, entity));
  const first = figures[0]?.figure ?? ranked?.figure ?? having[0]?.figure ?? counted;
  if (first === undefined || first === null) return null;
  const subject = first.table;
  build.used.add(subject);
  const { dimensions, hidden, per } = allDimensions(build, subject, [
    ...figures.map(({ target }) => target),
    ...frame.targets.filter((target) => build.spent.has(target)),
  ]);
  const gathered: Gathered = { measures: [], hidden };
  for (const { figure } of [...figures, ...partFigures(build, subject, figures)])
    gather(build, subject, gathered, figure, true);
  const rank =
    ranked === null
      ? null
      : {
          wish: ranked.extreme,
          id: gather(
            build,
            subject,
            gathered,
            ranked.figure,
            showsRank(build, ranked.extreme, dimensions.length),
          ),
          second: secondId(build, subject, gathered, ranked.extreme),
        };
  const havingIds = having.map(({ figure }) => gather(build, subject, gathered, figure, false));
  const orderId =
    counted === null ? null : gather(build, subject, gathered, counted, dimensions.length === 0);
  if (gathered.measures.length === 0) return null;
  const skipped = new Set(having.map(({ condition }) => condition));
  const rows = withRequired(build, subject, conditionsFilter(build, subject, skipped));
  const ranks = frame.extremes.length > 0 || having.length > 0;
  const made = aggregateQuery(build.index.model.source, tableName(build, subject), {
    dimensions,
    measures: betweenFigures(
      build,
      gathered.measures.map((measure) => rowsOfMember(measure, dimensions)),
    ),
    filter: withPartners(
      build,
      { dimensions, hidden },
      knownMembers(
        build.index,
        [
          ...(ranks || asksOfEach.test(build.text) ? dimensions.map(({ expression }) => expression) : []),
          ...gathered.measures.flatMap(({ expression }) => holdersOf(expression)),
        ],
        ranks ? rows : deedsDone(build, subject, rows),
      ),
    ),
    having: havingFilter(build, having, havingIds),
    hidden,
  });
  const query = withUnitsBeside(build, withUnitsCounted(build, made));
  const members = countedMembers(query);
  if (dimensions.length === 0 && having.length > 0 && members === null) fault(build, "leftover");
  const units = countedUnits(build.text, query);
  if (units !== null) return units;
  applyOrder(build, query, { extreme: rank, counted: orderId, per });
  const shown = topMembers(withOwnFilter(shareOfRows(build, members ?? query)));
  return byChange(build, applyTransforms(build, shown), rank !== null);
}

/** "How many players does each club have": rows that are of none are left out, as no club has them. */
const asksOfEach =
  /\b(?:(?:does|do|did|has|have|had) (?:each|every)|(?:for|of) (?:each|every)(?: one of)? \p{L}+)\b/iu;

/** The figures that are asked for: what is divided "per" something stands beside those that are told by themselves. */
function askedFigures(build: Build, entity: number): Shown[] {
  const ratio = rowsPerGroup(build);
  if (ratio === null) return shownFigures(build, entity);
  const alone = build.frame.targets.filter(
    (target) => !build.spent.has(target) && (target.aggregation !== null || target.noun.kind === "metric"),
  );
  if (alone.length === 0) return ratio;
  const frame = { ...build.frame, targets: alone, extremes: [] };
  return [...shownFigures({ ...build, frame }, entity), ...ratio];
}

type Gathered = { measures: Measure[]; hidden: string[] };

/** Adds a figure to the query's measures and returns its id; the same figure is computed once and shown where anything shows it. */
function gather(
  build: Build,
  subject: number,
  { measures, hidden }: Gathered,
  figure: Figure,
  shown: boolean,
): string | null {
  const measure = toMeasure(build, figure, subject, `m${measures.length + 1}`);
  if (measure === null) {
    fault(build, "leftover");
    return null;
  }
  const expression = partKey(measure.expression);
  const same = measures.find((each) => partKey(each.expression) === expression);
  if (same !== undefined) {
    if (shown && hidden.includes(same.id)) hidden.splice(hidden.indexOf(same.id), 1);
    return same.id;
  }
  measures.push(measure);
  if (!shown) hidden.push(measure.id);
  return measure.id;
}

/** What ranks those that are equal in the first figure; shown where anything shows it. */
function secondId(build: Build, subject: number, gathered: Gathered, { second }: Extreme): string | null {
  const figure = second === undefined ? null : figureOf(build, second);
  return figure === null ? null : gather(build, subject, gathered, figure, false);
}

/** "The top 5 products by units" shows the units; "the product with the most units" asks for the product alone. */
const showsRank = ({ frame }: Build, extreme: Extreme, dimensions: number): boolean =>
  dimensions === 0 ||
  (frame.groups.length > 0 && !frame.listed) ||
  (extreme.size !== null && !frame.listed && !(extreme.plain || extreme.hints.length > 0));

/**
 * Groups reached over to-many steps are those that have a row: no group for rows without a partner, nor a month without a rental for
 * "customers with rentals per month".
 */
function withPartners(
  { frame }: Build,
  { dimensions, hidden }: Dimensions,
  filter: Filter | null,
): Filter | null {
  const had = frame.required.length > 0 && frame.periods.length === 0;
  const keys = dimensions.filter(({ expression }) => {
    const cut = expression.kind === "truncate" || expression.kind === "part";
    const named = cut && had ? expression.operand : expression;
    return named.kind === "field" && named.field.path.some(({ reversed }) => reversed);
  });
  const best = keys.find(({ id }) => hidden.includes(id)) ?? keys[0];
  if (best === undefined) return filter;
  const present: Filter = { kind: "not", filter: { kind: "null", operand: best.expression } };
  return filter === null ? present : { kind: "and", filters: [filter, present] };
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
    const fresh = made.dimensions.filter(({ expression }) => !known.has(partKey(expression)));
    for (const { expression } of made.dimensions.filter(({ id }) => !made.hidden.includes(id))) {
      const same = dimensions.find((each) => isSamePart(each.expression, expression));
      if (same !== undefined && hidden.includes(same.id)) hidden.splice(hidden.indexOf(same.id), 1);
    }
    for (const dimension of fresh) known.add(partKey(dimension.expression));
    dimensions.push(...fresh);
    hidden.push(...made.hidden.filter((id) => fresh.some((dimension) => dimension.id === id)));
    return fresh.map(({ id }) => id);
  };
  for (const [at, group] of frame.groups.entries())
    if (!build.spent.has(group) && !onlySaysWhose(build, group, figured)) {
      const taken = take(unshown(build, group, groupDimensions(build, subject, group, `g${at + 1}`)));
      if (!isTimeSought(group)) per.push(...taken);
    }
  const each = eachTable(build);
  if (each !== null) take(entityDimensions(build, subject, each, "e1"));
  const grouped = per.length;
  for (const [at, target] of frame.targets.entries()) {
    if (!figured.includes(target)) take(nounDimensions(build, subject, target.noun, `d${at + 1}`));
  }
  for (const made of comparedDimensions(build, subject)) take(made);
  per.push(...take(namedMembers(build, subject)));
  if (frame.extremes[0]?.own === true) {
    const rows = entityDimensions(build, subject, subject, "r");
    const asked = frame.targets.some((target) => !figured.includes(target));
    take(asked ? { ...rows, hidden: rows.dimensions.map(({ id }) => id) } : rows);
  }
  const owner = mentionedOwner(build, subject);
  if (owner !== null && dimensions.length > 0) {
    const keys = entityDimensions(build, subject, owner, "k");
    const key = keys.dimensions.filter(({ id }) => keys.hidden.includes(id) || keys.hidden.length === 0);
    take({ dimensions: key, hidden: key.map(({ id }) => id) });
  }
  if (frame.extremes.length > 0 && build.style.extreme === "groups") {
    const ranked = dimensions.length === 0 ? frame.context.find(isTable)?.table : rankedOfEach(build);
    if (ranked !== undefined) take(entityDimensions(build, subject, ranked, "d1"));
    else if (dimensions.length === 0) fault(build, "emptyTarget");
  }
  return { dimensions, hidden, per: dimensions.length > grouped ? per : [] };
}

const isTable = (noun: Noun): noun is Extract<Noun, { kind: "table" }> => noun.kind === "table";

/** "The top 3 waiters of each site", "waiters with the most tips per site": the table whose rows a value tells, where nothing else is ranked. */
function rankedOfEach({ frame, choice, index }: Build): number | undefined {
  const { targets, groups, conditions, extremes } = frame;
  const taken = [...groups.map((group) => (group.kind === "noun" ? group.noun : null)), extremes[0]?.by];
  if (targets.length > 0 || !groups.every((group) => group.kind === "noun" && group.each)) return undefined;
  return conditions
    .filter(({ negated, within }) => !negated && within !== true)
    .flatMap(({ test }) => (test.kind === "value" ? (choice.values.get(test.value)?.column ?? []) : []))
    .map((column) => index.columns[column]?.table ?? -1)
    .find((table) => {
      const entry = index.tables[table];
      const isTaken = taken.some((noun) => noun?.kind === "table" && noun.table === table);
      return entry !== undefined && entry.table.type !== "fact" && entry.naming.length > 0 && !isTaken;
    });
}

/** "Units of each drink": the table whose rows are drinks, where the value only says of which kind they are. */
function eachTable({ frame, choice, index }: Build): number | null {
  const column = frame.eachOf === null ? undefined : choice.values.get(frame.eachOf)?.column;
  const table = index.columns[column ?? -1]?.table;
  const entry = index.tables[table ?? -1];
  if (column === undefined || entry === undefined || entry.table.type === "fact") return null;
  if (!entry.naming.includes(column)) return entry.naming.length === 0 ? null : entry.id;
  const [below, other] = (index.graph.ways[entry.id] ?? [])
    .filter(({ toOne }) => !toOne)
    .map(({ to }) => index.tables[to])
    .filter((each) => each !== undefined && each.table.type !== "fact" && each.naming.length > 0);
  return other === undefined ? (below?.id ?? null) : null;
}

/**
 * Where a sentence lists what is shown, or columns of the group's rows are shown, the grouping only tells groups apart; numbers of each combination of kinds are
 * none of these rows.
 */
function unshown(build: Build, group: Group, made: Dimensions): Dimensions {
  const { targets, listed, extremes } = build.frame;
  if (group.kind !== "noun" || targets.length === 0 || extremes[0]?.own === true) return made;
  const { noun } = group;
  const isOfCells = noun.kind === "table" && build.index.cells.has(noun.table);
  const own =
    !isOfCells &&
    targets.some(
      (target) =>
        target.aggregation === null &&
        target.noun.kind === "column" &&
        noun.kind === "table" &&
        tableOf(build, target.noun) === noun.table,
    );
  return listed || own ? { ...made, hidden: made.dimensions.map(({ id }) => id) } : made;
}

/** "The statuses and average populations of each city": the rows of one table grouped by what else is shown of them. */
function onlySaysWhose(build: Build, group: Group, figured: readonly (Target | null)[]): boolean {
  if (group.kind !== "noun" || group.noun.kind !== "table" || !group.each) return false;
  const { targets } = build.frame;
  const table = group.noun.table;
  const averaged = figured.some(
    (target) => target?.aggregation === "average" && tableOf(build, target.noun) === table,
  );
  const shown = targets.filter((target) => !figured.includes(target));
  return (
    averaged &&
    shown.length > 0 &&
    shown.every(({ noun }) => noun.kind === "column" && tableOf(build, noun) === table)
  );
}

/** "The best customer for Germany, France and Spain": one superlative, asked of each of several members. */
function namedMembers(build: Build, subject: number): Dimensions {
  const none = { dimensions: [], hidden: [] };
  const { frame, style } = build;
  const [extreme] = frame.extremes;
  if (
    extreme === undefined ||
    (extreme.size ?? 1) !== 1 ||
    style.extreme !== "groups" ||
    frame.targets.length === 0
  )
    return none;
  const named = frame.conditions.filter(({ test, negated, or }) => test.kind === "value" && !negated && !or);
  const columns = named.map((condition) => conditionColumn(build, subject, condition));
  const [column] = columns;
  const several =
    column !== undefined && column !== null && columns.length > 1 && columns.every((each) => each === column);
  return several ? columnDimension(build, subject, column, "v") : none;
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
  const onlyNames = (noun: Noun): boolean =>
    frame.targets.some((target) => target.noun.start === noun.end && !tellsRows(build, target.noun));
  return frame.context.some((noun) => noun.kind === "table" && noun.table === owner && !onlyNames(noun))
    ? owner
    : null;
}

/** Whether a column tells rows apart, as "room type" does not: there the rows are only said to say of what it is the type. */
function tellsRows(build: Build, noun: Noun): boolean {
  const column = columnOf(build, noun);
  const { naming = [], key = [] } = build.index.tables[tableOf(build, noun) ?? -1] ?? {};
  return column !== null && (naming.includes(column) || key.includes(column));
}
