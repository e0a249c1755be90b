import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  type MeasureExpression,
  partKey,
} from "@parlance/contract";
import { type Build, tableOf } from "../compose/build-context.ts";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { operandOf } from "../compose/conditions/operand-of.ts";
import { percent } from "../compose/figures/percent.ts";
import { shareOfRows } from "../compose/figures/transforms.ts";

/**
 * A follow-up's share. "As a percentage" is of the groups shown; "what share is too expensive?" of the rows that were shown, those that
 * meet what it names; "as a percentage of all orders" those that were shown, of all.
 */
export function shareOfShown(build: Build, query: AggregateQuery, previous: AggregateQuery): AggregateQuery {
  if (build.frame.transforms.every(({ kind }) => kind !== "share")) return query;
  const before = new Set(conjuncts(previous.filter).map((each) => partKey(each)));
  const [shown, named] = parted(query.filter, (each) => before.has(partKey(each)));
  if (named.some(({ kind }) => kind !== "period")) return shareOf(build, query, shown, named);
  if (!isOfAll(build, previous)) return query.dimensions.length > 0 ? query : shareOfRows(build, query);
  const [periods, conditions] = parted(query.filter, ({ kind }) => kind === "period");
  return conditions.length === 0 ? query : shareOf(build, query, periods, conditions);
}

/** "Of all orders" where orders were counted. */
const isOfAll = (build: Build, { subject }: AggregateQuery): boolean =>
  build.lemmas.has("all") &&
  [...build.frame.context, ...build.frame.targets.map(({ noun }) => noun)].some((noun) => {
    const table = noun.kind === "table" ? tableOf(build, noun) : null;
    return table !== null && table === build.index.graph.tableIds.get(subject);
  });

function parted(filter: Filter | null, first: (each: Filter) => boolean): [Filter[], Filter[]] {
  const parts = conjuncts(filter);
  return [parts.filter(first), parts.filter((each) => !first(each))];
}

/** What the first measure comes to where `part` holds, in percent of all where `whole` does; groups that `part` decides are gone. */
function shareOf(build: Build, query: AggregateQuery, whole: Filter[], part: Filter[]): AggregateQuery {
  const [measure] = query.measures;
  const wish = build.frame.transforms.find(({ kind }) => kind === "share");
  if (measure?.expression.kind !== "aggregate" || wish === undefined) return query;
  build.spent.add(wish);
  const decided = new Set(part.map((each) => partKey(operandOf(each))));
  const counted: MeasureExpression = { ...measure.expression, filter: conjunction(part) };
  return {
    ...query,
    dimensions: query.dimensions.filter(({ expression }) => !decided.has(partKey(expression))),
    filter: conjunction(whole),
    measures: [{ id: measure.id, label: "percentage", expression: percent(counted, measure.expression) }],
  };
}
