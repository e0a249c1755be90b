import type { AggregateQuery, Dimension, Filter, Measure, Order } from "@parlance/contract";
import { type Build, columnAt, columnOf, fault, isMeasure } from "../compose/build-context.ts";
import { columnFigure } from "../compose/column-figure.ts";
import { groupDimensions } from "../compose/dimensions.ts";
import { conjunction } from "../compose/join-conditions.ts";
import { figureOf, rowsFigure, toMeasure } from "../compose/measures.ts";
import { isBareMeasure } from "../compose/shown-figures.ts";
import { topMembers } from "../compose/top-members.ts";
import { applyTransforms } from "../compose/transforms.ts";
import { isNumeric } from "../index/entries.ts";
import { wentWhere } from "../lexicon/growth-verbs.ts";
import type { Target } from "../parse/frame.ts";
import { editConditions } from "./edit-conditions.ts";
import { conjuncts } from "./edit-filter.ts";
import { editHaving } from "./edit-having.ts";
import { editRank } from "./edit-rank.ts";
import { freeId } from "./free-id.ts";
import { groupedByCompared } from "./grouped-by-compared.ts";
import type { Manner } from "./manner.ts";
import { membersShown } from "./restrict.ts";
import { shareOfShown } from "./share-of-shown.ts";

/** Figures with a follow-up's changes: rows that count, measures, groupings, order, size, shares and growth. */
export function editAggregate(previous: AggregateQuery, asked: Build, manner: Manner): AggregateQuery | null {
  const grown = previous.comparison === null ? null : growthAsked(asked);
  const ranked = withRankedGroups(asked);
  const beside = manner.adds ? withShownBeside(previous, ranked) : ranked;
  const build = grown === null ? beside : withoutGrowth(beside);
  const subject = build.index.graph.tableIds.get(previous.subject);
  if (subject === undefined) return null;
  const filter = editConditions(previous, build, subject, manner);
  const grouped = editDimensions({ ...previous, filter }, build, subject, manner, () =>
    asked.frame.groups.length > 0 ? conjunction(membersShown(previous, build, subject)) : null,
  );
  const held =
    manner.compares || build.frame.versus ? groupedByCompared(grouped, previous, build.index.model) : grouped;
  const measured = editMeasures(held, build, subject, manner);
  if (measured === null) return null;
  const limited = editHaving(measured, build, subject);
  const placed = editRank(limited, build, subject, { ...manner, grown });
  if (placed === null) return null;
  const kept = placed.transforms.filter(({ kind }) =>
    build.frame.transforms.every((wish) => wish.kind !== kind),
  );
  const whole = topMembers({ ...placed, transforms: kept });
  return tidy(applyTransforms(build, shareOfShown(build, whole, previous)));
}

/** Which way the change goes that a follow-up speaks of: 1 up, -1 down; null where it speaks of none. */
function growthAsked({ frame, lemmas }: Build): 1 | -1 | null {
  const said = [...lemmas].map(wentWhere).find((way) => way !== null) ?? null;
  return said ?? (frame.transforms.some(({ kind }) => kind === "growth") ? 1 : null);
}

/** Growth beside two periods that are compared is shown already. */
const withoutGrowth = (build: Build): Build => {
  const { frame } = build;
  return {
    ...build,
    frame: { ...frame, transforms: frame.transforms.filter(({ kind }) => kind !== "growth") },
  };
};

/** "Which branch has the most?": by branches, whose figures the superlative ranks. */
function withRankedGroups(build: Build): Build {
  const { frame } = build;
  const [extreme] = frame.extremes;
  if (extreme === undefined || extreme.by !== null || frame.groups.length > 0 || frame.counting) return build;
  const plain = frame.targets.every(({ noun, aggregation }) => {
    const column = columnOf(build, noun);
    return aggregation === null && (column === null || !isMeasure(build, column)) && noun.kind !== "metric";
  });
  if (!plain) return build;
  const groups = frame.targets.map(({ noun }) => ({ kind: "noun" as const, noun, each: false }));
  return { ...build, frame: { ...frame, targets: [], groups } };
}

/** "Show their country too": a column that is no figure is shown beside the groups. */
function withShownBeside(previous: AggregateQuery, build: Build): Build {
  const { frame } = build;
  const beside = frame.targets.filter(({ noun, aggregation }) => {
    const column = aggregation === null ? columnOf(build, noun) : null;
    return column !== null && !isNumeric(columnAt(build, column));
  });
  if (beside.length === 0 || previous.dimensions.length === 0) return build;
  const groups = beside.map(({ noun }) => ({ kind: "noun" as const, noun, each: false }));
  return {
    ...build,
    frame: {
      ...frame,
      targets: frame.targets.filter((target) => !beside.includes(target)),
      groups: [...frame.groups, ...groups],
    },
  };
}

/** New groupings take the place of those of their kind (times, categories); "also" keeps both, "instead" neither. */
function editDimensions(
  query: AggregateQuery,
  build: Build,
  subject: number,
  manner: Manner,
  shown: () => Filter | null,
): AggregateQuery {
  const { groups } = build.frame;
  if (groups.length === 0) return query;
  const made = groups.map((group, at) => groupDimensions(build, subject, group, freeId(query, `g${at + 1}`)));
  const added = made.flatMap(({ dimensions }) => dimensions);
  if (added.length === 0) return query;
  if (manner.drops) return withoutDimensions(query, added);
  const timed = groups.every(({ kind }) => kind !== "noun");
  const replaces = manner.replaces || (build.frame.extremes.length > 0 && !manner.each);
  const stays = (dimension: Dimension): boolean => manner.adds || (!replaces && isTimed(dimension) !== timed);
  const kept = query.dimensions.filter(stays);
  const open = within(query, kept, manner, shown());
  const dimensions = [...kept, ...added.filter((each) => !kept.some((old) => same(old, each)))];
  const time = dimensions.find(isTimed);
  return {
    ...open,
    dimensions,
    hidden: [...query.hidden, ...made.flatMap(({ hidden }) => hidden)],
    order:
      time !== undefined && added.includes(time) && open.limit === null
        ? [{ by: { kind: "output", id: time.id }, descending: false }]
        : open.order,
  };
}

/**
 * "By month" after "who had the fewest" or "the top 5": of those, not the fewest or top 5 of all members and months. "Break that down by
 * reason" after "who has the most": of the one that came first.
 */
function within(
  query: AggregateQuery,
  kept: readonly Dimension[],
  manner: Manner,
  shown: Filter | null,
): AggregateQuery {
  const stays = kept.length > 0 || manner.asksMembers || (query.limit?.count === 1 && !manner.replaces);
  if (shown === null || !stays) return query;
  const filter = conjunction([...conjuncts(query.filter), shown]);
  return { ...query, filter, having: null, order: [], limit: null };
}

function withoutDimensions(query: AggregateQuery, gone: readonly Dimension[]): AggregateQuery {
  const dimensions = query.dimensions.filter((each) => !gone.some((other) => same(each, other)));
  return { ...query, dimensions };
}

const same = (left: Dimension, right: Dimension): boolean =>
  JSON.stringify(left.expression) === JSON.stringify(right.expression);
const isTimed = ({ expression }: Dimension): boolean =>
  expression.kind === "truncate" || expression.kind === "part";

/** New figures take the place of the old ones; "also" shows both. Null where the follow-up asks for no figure of these rows. */
function editMeasures(
  query: AggregateQuery,
  build: Build,
  subject: number,
  manner: Manner,
): AggregateQuery | null {
  const { frame } = build;
  if (frame.targets.length === 0)
    return frame.aggregations.length > 0 ? reaggregated(query, build, manner) : query;
  const fresh: Measure[] = [];
  for (const target of frame.targets) {
    const shown = shownOf(query, build, target);
    const figure = shown === null ? editedFigure(build, target) : null;
    const measure =
      shown ??
      (figure === null ? null : toMeasure(build, figure, subject, freeId(query, `e${fresh.length + 1}`)));
    if (measure === null) {
      if (target.noun.kind === "table" || manner.drops) continue;
      return null;
    }
    fresh.push(measure);
  }
  if (fresh.length === 0) return query;
  if (manner.adds) {
    const shown = new Set(query.measures.map(({ expression }) => JSON.stringify(expression)));
    const further = fresh.filter(({ expression }) => !shown.has(JSON.stringify(expression)));
    return { ...query, measures: [...query.measures, ...further] };
  }
  const [first] = query.measures;
  const renamed = fresh.map((measure, at) =>
    at === 0 && first !== undefined ? { ...measure, id: first.id } : measure,
  );
  return { ...query, measures: renamed, hidden: query.hidden.filter((id) => id !== first?.id) };
}

/** "Which store pays best" beside the average pay: the figure of that column that is shown already. */
function shownOf({ measures }: AggregateQuery, build: Build, { noun, aggregation }: Target): Measure | null {
  const column = aggregation === null ? columnOf(build, noun) : null;
  const name = column === null ? undefined : columnAt(build, column)?.name;
  const known = measures.find(
    ({ expression }) =>
      expression.kind === "aggregate" &&
      expression.operand?.kind === "field" &&
      expression.operand.field.column === name,
  );
  return known ?? null;
}

function editedFigure(build: Build, target: Target) {
  const { noun, aggregation } = target;
  if (noun.kind === "table") {
    const named = build.frame.conditions.length + build.frame.groups.length + build.frame.periods.length > 0;
    return aggregation === "count" || !named ? rowsFigure(build, noun.table) : null;
  }
  if (aggregation !== null || noun.kind === "metric") return figureOf(build, target);
  const column = columnOf(build, noun);
  return column !== null && isBareMeasure({ ...build, style: { ...build.style, bare: "figure" } }, target)
    ? columnFigure(build, column, null)
    : null;
}

/** "And the average?": the same figure, aggregated otherwise. */
function reaggregated(query: AggregateQuery, build: Build, manner: Manner): AggregateQuery | null {
  const [first] = query.measures;
  const [aggregation] = build.frame.aggregations;
  if (
    first?.expression.kind !== "aggregate" ||
    aggregation === undefined ||
    first.expression.operand === null
  ) {
    fault(build, "leftover");
    return query;
  }
  const measure: Measure = {
    id: manner.adds ? freeId(query, "e1") : first.id,
    label: `${aggregation} ${first.label.replace(/^(?:total|average|smallest|largest|minimum|maximum|median) /, "")}`,
    expression: { ...first.expression, aggregation },
  };
  return {
    ...query,
    measures: manner.adds ? [...query.measures, measure] : [measure, ...query.measures.slice(1)],
  };
}

/** A query without references to outputs that it no longer has. */
function tidy(query: AggregateQuery): AggregateQuery {
  const dimensions = new Set(query.dimensions.map(({ id }) => id));
  const beside = query.comparison === null ? [] : [":previous", ":difference", ":change"];
  const figures = query.measures.flatMap(({ id }) => ["", ...beside].map((part) => `${id}${part}`));
  const outputs = new Set([...dimensions, ...figures]);
  const transforms = query.transforms.filter(
    (each) =>
      (!("of" in each) || outputs.has(each.of)) &&
      (!("along" in each) || dimensions.has(each.along)) &&
      (!("per" in each) || each.per.every((id) => dimensions.has(id))),
  );
  const all = new Set([...outputs, ...transforms.map(({ id }) => id)]);
  const order = query.order.filter(({ by }: Order) => by.kind !== "output" || all.has(by.id));
  return {
    ...query,
    transforms,
    order,
    hidden: [...new Set(query.hidden)].filter((id) => all.has(id)),
    having: query.having !== null && refersTo(query.having, all) ? query.having : null,
    limit:
      query.limit === null
        ? null
        : { ...query.limit, per: query.limit.per.filter((id) => dimensions.has(id)) },
  };
}

/** Whether every output that a condition speaks of is there. */
function refersTo(filter: Filter, outputs: ReadonlySet<string>): boolean {
  const ids = [...JSON.stringify(filter).matchAll(/"kind":"output(?:-aggregate)?","id":"([^"]+)"/g)];
  return ids.every(([, id]) => id !== undefined && outputs.has(id));
}
