import { type AggregateQuery, type Order, partKey } from "@parlance/contract";
import type { Target, TransformWish } from "../../parse/frame/frame.ts";
import { type Build, columnAt, fault } from "../build-context.ts";
import { figureOf, toMeasure } from "../figures/measures.ts";
import { amongOthers } from "./among-others.ts";

type RankWish = Extract<TransformWish, { kind: "rank" }>;

/** A query with the rank of its groups beside their figures, the first ones first where no other order is asked for and more than one is shown. */
export function withRank(build: Build, asked: AggregateQuery, wish: RankWish): AggregateQuery {
  const query = asked.dimensions.length === 0 ? amongOthers(build, asked) : asked;
  const { measures, hidden, of } = rankedBy(build, query, wish.by);
  if (of === undefined || query.dimensions.length === 0) {
    fault(build, "leftover");
    return query;
  }
  const { descending } = wish;
  const per = membersOf(build, query, wish);
  const order: Order[] = [{ by: { kind: "output", id: of }, descending }];
  return {
    ...query,
    measures,
    hidden,
    transforms: [...query.transforms, { id: "rank", label: "rank", kind: "rank", of, per, descending }],
    order: query.order.length === 0 && query === asked ? order : query.order,
  };
}

type Ranked = { measures: AggregateQuery["measures"]; hidden: string[]; of: string | undefined };

/** The measure that gives the rank: the one named, which may not be shown, else the first. */
function rankedBy(build: Build, { measures, hidden, subject }: AggregateQuery, by: Target | null): Ranked {
  const table = build.index.graph.tableIds.get(subject);
  const figure = by === null ? null : figureOf(build, by);
  const id = `m${measures.length + 1}`;
  const named = figure === null || table === undefined ? null : toMeasure(build, figure, table, id);
  if (named === null) return { measures, hidden, of: measures[0]?.id };
  const text = partKey(named.expression);
  const same = measures.find(({ expression }) => partKey(expression) === text);
  return same === undefined
    ? { measures: [...measures, named], hidden: [...hidden, id], of: id }
    : { measures, hidden, of: same.id };
}

/** The groupings within which each rank starts anew. */
function membersOf(build: Build, { dimensions }: AggregateQuery, { within }: RankWish): string[] {
  const meant =
    within?.kind === "column" ? within.options.map(({ column }) => columnAt(build, column)?.name) : [];
  return dimensions
    .flatMap(({ id, expression }) =>
      expression.kind === "field" && meant.includes(expression.field.column) ? [id] : [],
    )
    .slice(0, 1);
}
