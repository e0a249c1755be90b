import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  isSamePart,
  type ListQuery,
  type Measure,
  type MeasureExpression,
  partKey,
  type SemanticQuery,
} from "@parlance/contract";
import { type Build, columnAt, columnOf, isMeasure } from "../compose/build-context.ts";
import { conditionsFilter } from "../compose/conditions/conditions.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { columnFigure } from "../compose/figures/column-figure.ts";
import { figureOf, toMeasure } from "../compose/figures/measures.ts";
import { percent } from "../compose/figures/percent.ts";
import { mergeFilters } from "./edit-filter.ts";
import { counted } from "./list-figures.ts";
import type { Manner } from "./manner.ts";
import { membersShown, rowsShown } from "./restrict.ts";

/**
 * "What percentage of all orders is that?", "what share of revenue do they make up?": the one figure shown, or the rows that were
 * listed, of all in the same period, or of those that are named. Null where the answer before shows several figures.
 */
export function shareThatIs(
  previous: AggregateQuery | ListQuery,
  build: Build,
  manner: Manner,
): AggregateQuery | null {
  const share = build.frame.transforms.find(({ kind }) => kind === "share");
  const subject = build.index.graph.tableIds.get(previous.subject);
  if (share === undefined || subject === undefined || !manner.isThat) return null;
  const base = wholeOf(previous);
  const [shown, other] = base.measures.filter(({ id }) => !base.hidden.includes(id));
  const amount = shown !== undefined && isAmount(shown) ? shown : null;
  const named = namedFigure(build, subject) ?? (amount === null ? null : moneyOfNamed(build, subject));
  if (named !== null && amount !== null && other === undefined) {
    if (!isSamePart(named.expression, amount.expression)) return overNamed(base, previous, [amount, named]);
    if (previous.kind === "aggregate" && previous.dimensions.length > 0)
      return {
        ...previous,
        transforms: [{ id: "share", label: "share", kind: "share", of: amount.id, per: [] }],
      };
  }
  const measure = named ?? shown;
  if (measure?.expression.kind !== "aggregate" || (named === null && other !== undefined)) return null;
  if (previous.kind === "aggregate" && previous.dimensions.length > 0 && previous.limit === null) return null;
  const { part, whole } = partOf(previous, build, subject, manner.before);
  if (part.length === 0) return null;
  build.spent.add(share);
  const filter = conjunction(part);
  const counts: MeasureExpression = {
    ...measure.expression,
    filter: conjunction([...conjuncts(measure.expression.filter), ...conjuncts(filter)]),
  };
  return {
    ...base,
    filter: conjunction(whole),
    measures: [{ id: measure.id, label: "percentage", expression: percent(counts, measure.expression) }],
  };
}

/** Whether a figure adds something up; what is only counted is a part of no amount. */
const isAmount = ({ expression }: Measure): boolean =>
  expression.kind !== "aggregate" || expression.operand !== null;

/** "As % of revenue" of profits: the figure shown, in percent of the one that is named, in the same groups. */
function overNamed(
  base: AggregateQuery,
  previous: AggregateQuery | ListQuery,
  [shown, named]: [Measure, Measure],
): AggregateQuery {
  const measures = [
    {
      id: shown.id,
      label: `${shown.label} in percent of ${named.label}`,
      expression: percent(shown.expression, named.expression),
    },
  ];
  return previous.kind === "aggregate" && previous.comparison === null
    ? { ...previous, measures, transforms: [] }
    : { ...base, measures };
}

/** The figure that a follow-up names ("of revenue"); null where it names rows or none. */
export function namedFigure(build: Build, subject: number): Measure | null {
  for (const target of build.frame.targets) {
    const { noun, aggregation } = target;
    const column = columnOf(build, noun);
    const isFigure = noun.kind === "metric" || (column !== null && isMeasure(build, column));
    if (!isFigure || (aggregation !== null && aggregation !== "sum")) continue;
    if (column !== null && columnAt(build, column)?.additivity === "non-additive") continue;
    const figure = figureOf(build, { ...target, aggregation });
    const measure = figure === null ? null : toMeasure(build, figure, subject, "m1");
    if (measure !== null) return measure;
  }
  return null;
}

/** "As % of sales" of an amount: of what the sales brought in, and not of how many there were. */
function moneyOfNamed(build: Build, subject: number): Measure | null {
  const { sales, columns } = build.index;
  const table = columns[sales ?? -1]?.table;
  const nouns = [...build.frame.targets.map(({ noun }) => noun), ...build.frame.context];
  if (sales === null || !nouns.some((noun) => noun.kind === "table" && noun.table === table)) return null;
  const figure = columnFigure(build, sales, "sum");
  return figure === null ? null : toMeasure(build, figure, subject, "m1");
}

/** What was shown as one figure of all its rows. */
const wholeOf = (query: AggregateQuery | ListQuery): AggregateQuery => {
  const base = query.kind === "list" ? counted({ ...query, distinct: false }) : query;
  return {
    ...base,
    dimensions: [],
    order: [],
    limit: null,
    having: null,
    transforms: [],
    comparison: null,
    hidden: [],
  };
};

/** The conditions that tell the part, and those that hold of the whole: periods, what is named, or all that held the turn before. */
function partOf(
  previous: AggregateQuery | ListQuery,
  build: Build,
  subject: number,
  before: SemanticQuery | null,
): { part: Filter[]; whole: Filter[] } {
  const compared = previous.kind === "aggregate" ? previous.comparison : null;
  const current: Filter[] =
    compared === null
      ? []
      : [{ kind: "period", operand: { kind: "field", field: compared.time }, period: compared.current }];
  const said = conditionsFilter(build, subject, new Set());
  const shown = previous.limit === null ? previous.filter : rowsShown(previous, build, subject, false);
  const merged = conjuncts(
    mergeFilters(conjunction([...conjuncts(shown), ...current]), said, { widens: false }),
  );
  const named = new Set(conjuncts(said).map((each) => partKey(each)));
  const held = heldBefore(previous, before, build);
  const isPart = (each: Filter): boolean =>
    held === null ? each.kind !== "period" : !held.has(partKey(each));
  const part = merged.filter((each) => isPart(each) && !named.has(partKey(each)));
  if (part.length > 0 || previous.limit !== null) {
    const own = part.length > 0 ? part : membersShown(previous, build, subject);
    return { part: own, whole: merged.filter((each) => !own.includes(each)) };
  }
  const ofWhole = build.frame.targets.length + build.frame.context.length > 0;
  const done = ofWhole ? doneIn(merged, build, subject) : null;
  if (done !== null) return done;
  const periods = merged.filter((each) => ofWhole && !named.has(partKey(each)));
  return { part: periods, whole: merged.filter((each) => !periods.includes(each)) };
}

/**
 * "Cancelled orders in May", and then what percentage of all orders that is: of the orders of May, by their usual time, those that were
 * cancelled at all. Null where no period is of a time that only some of the rows have.
 */
function doneIn(
  filters: readonly Filter[],
  { index }: Build,
  subject: number,
): { part: Filter[]; whole: Filter[] } | null {
  const { table, columns = [] } = index.tables[subject] ?? {};
  const done = filters.find((each) => each.kind === "period" && each.operand.kind === "field");
  if (table?.timeColumn == null || done?.kind !== "period" || done.operand.kind !== "field") return null;
  const { field } = done.operand;
  const entry = columns
    .flatMap((id) => index.columns[id] ?? [])
    .find(({ column }) => field.path.length === 0 && column.name === field.column);
  if ((entry?.column.profile?.nulls ?? 0) === 0 || field.column === table.timeColumn) return null;
  const usual: Filter = {
    ...done,
    operand: { kind: "field", field: { ...field, column: table.timeColumn } },
  };
  return {
    part: [{ kind: "not", filter: { kind: "null", operand: done.operand } }],
    whole: filters.map((each) => (each === done ? usual : each)),
  };
}

/** The conditions of the turn before the last, where the last narrowed its rows and nothing speaks of all. */
function heldBefore(
  previous: AggregateQuery | ListQuery,
  before: SemanticQuery | null,
  { lemmas }: Build,
): ReadonlySet<string> | null {
  if (before === null || before.kind === "set" || before.kind === "analysis" || lemmas.has("all"))
    return null;
  const own = new Set(conjuncts(previous.filter).map((each) => partKey(each)));
  const held = conjuncts(before.filter).map((each) => partKey(each));
  const narrowed = before.subject === previous.subject && held.length < own.size;
  return narrowed && held.every((each) => own.has(each)) ? new Set(held) : null;
}
