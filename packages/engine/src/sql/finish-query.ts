import type { Filter, Limit, Order, Transform } from "@parlance/contract";
import { column, every, number, sort } from "./build.ts";
import { freshName, type PlanContext } from "./row-context.ts";
import { closeStage, outputOf, type Stage, selectColumns, stageContext } from "./stage.ts";
import { addTransforms, expressionOutputs, filterOutputs } from "./transforms.ts";
import type { SelectNode, SortNode, SqlExpression } from "./tree.ts";

/** What comes after the rows of a query are known. `dimensions` are the outputs that GROUP BY names. */
export type Finish = {
  transforms: Transform[];
  having: Filter | null;
  order: Order[];
  limit: Limit | null;
  hidden: string[];
  dimensions: string[];
  /** What some dimensions are called by, in the order that is theirs ("under 18", "18-39"), and not the alphabet's. */
  labels?: ReadonlyMap<string, readonly string[]>;
  /** Sort even where nobody asked, so that equal questions give equal rows. */
  alwaysSorted: boolean;
};

/** Transforms, then conditions on result rows, then order and limit, then only the shown outputs. */
export function finishQuery(plan: PlanContext, base: Stage, finish: Finish): SelectNode {
  let stage = addTransforms(plan, base, finish.transforms, finish.dimensions);
  stage = addHaving(plan, stage, finish);
  if (stage.grouped && finish.hidden.some((id) => finish.dimensions.includes(id)))
    stage = closeStage(plan, stage, "totals");
  if (finish.order.some(({ by }) => expressionOutputs(by).some(({ overall }) => overall)))
    stage = readable(plan, stage);
  const { limit, labels } = finish;
  const sorted = finish.alwaysSorted || finish.order.length > 0 || limit !== null;
  if (sorted && labels !== undefined && labels.size > 0) stage = readable(plan, stage);
  if (limit !== null && (limit.per.length > 0 || limit.ties === "keep"))
    stage = rankedLimit(plan, stage, finish, limit);
  const shown = stage.outputs.filter(({ id }) => isShown(id, finish));
  const plainLimit = limit !== null && limit.per.length === 0 && limit.ties === "cut";
  return {
    ...stage.select,
    columns: selectColumns(shown),
    orderBy: sorted ? orderKeys(plan, stage, finish, true) : [],
    limit: plainLimit ? { count: limit.count, offset: limit.offset } : null,
  };
}

/** What is hidden and not shown as context. */
export const unseen = (
  hidden: readonly string[],
  { context }: { context?: string[] | undefined },
): string[] => (context === undefined ? [...hidden] : hidden.filter((id) => !context.includes(id)));

const isShown = (id: string, { hidden }: Finish): boolean => !hidden.includes(id);

function addHaving(plan: PlanContext, stage: Stage, { having, dimensions }: Finish): Stage {
  if (having === null) return stage;
  const uses = filterOutputs(having);
  const overall = uses.some((use) => use.overall);
  const named = uses.every(({ id }) => !dimensions.includes(id) || outputOf(stage, id).kind === "column");
  if (stage.grouped && !overall && named) {
    const condition = plan.translate.filter(having, stageContext(plan, stage));
    return { ...stage, select: { ...stage.select, having: condition } };
  }
  const from = readable(plan, stage);
  const condition = plan.translate.filter(having, stageContext(plan, from));
  return { ...from, cte: null, select: { ...from.select, where: every([from.select.where, condition]) } };
}

/** A stage that reads finished rows, so that conditions and aggregates over them can follow. */
const readable = (plan: PlanContext, stage: Stage): Stage =>
  stage.cte === null || stage.windowed ? closeStage(plan, stage, "totals") : stage;

/** The order asked for, then what tells rows apart: hidden keys, the dimensions, or all shown outputs. */
function orderKeys(plan: PlanContext, stage: Stage, finish: Finish, byName: boolean): SortNode[] {
  const shown = stage.outputs.filter(({ id }) => isShown(id, finish)).map(({ id }) => id);
  const key = (id: string): SqlExpression =>
    byName && shown.includes(id) ? column(null, id) : outputOf(stage, id);
  const asked = finish.order.map(({ by, descending }) =>
    sort(
      by.kind === "output" ? key(by.id) : plan.translate.expression(by, stageContext(plan, stage)),
      descending,
    ),
  );
  const used = new Set(finish.order.flatMap(({ by }) => (by.kind === "output" ? [by.id] : [])));
  const unique = finish.dimensions.length > 0 && finish.dimensions.every((id) => shown.includes(id));
  const keys = finish.dimensions.filter((id) => !shown.includes(id));
  const rest = (unique ? finish.dimensions : [...keys, ...shown]).filter((id) => !used.has(id));
  return [
    ...asked,
    ...rest.map((id) => {
      const labels = finish.labels?.get(id);
      return sort(labels === undefined ? key(id) : placeAmong(plan, stage, id, labels));
    }),
  ];
}

/** The place of an output among the labels that it may have. */
function placeAmong(plan: PlanContext, stage: Stage, id: string, labels: readonly string[]): SqlExpression {
  const context = stageContext(plan, stage);
  const left = outputOf(stage, id);
  const cases = labels.map((value, place) => ({
    when: {
      kind: "comparison" as const,
      operator: "=" as const,
      left,
      right: plan.translate.expression({ kind: "constant", value, type: "string" }, context),
    },
    value: number(place + 1),
  }));
  return { kind: "case", cases, otherwise: null };
}

/** A limit for each combination of `per`, or one that keeps ties: by position and rank within the group. */
function rankedLimit(plan: PlanContext, unranked: Stage, finish: Finish, limit: Limit): Stage {
  const stage = unranked.grouped || unranked.windowed ? closeStage(plan, unranked, "totals") : unranked;
  const partitionBy = limit.per.map((id) => outputOf(stage, id));
  const all = orderKeys(plan, stage, finish, false);
  const over = (name: "rank" | "row-number", orderBy: SortNode[]): SqlExpression => ({
    kind: "window",
    function: { name },
    partitionBy,
    orderBy,
    preceding: null,
  });
  const taken = new Set(stage.outputs.map(({ id }) => id));
  const position = freshName("row_position", taken);
  const rank = limit.ties === "keep" ? freshName("row_rank", taken) : position;
  const ranks = [{ id: position, expression: over("row-number", all) }];
  if (rank !== position)
    ranks.push({ id: rank, expression: over("rank", all.slice(0, finish.order.length)) });
  const ranked = closeStage(plan, { ...stage, outputs: [...stage.outputs, ...ranks] }, "ranked");
  const last = limit.offset + limit.count;
  const until = outputOf(ranked, rank);
  const conditions: SqlExpression[] = [
    { kind: "comparison", operator: "<=", left: until, right: number(last) },
  ];
  if (limit.offset > 0)
    conditions.push({
      kind: "comparison",
      operator: ">",
      left: outputOf(ranked, position),
      right: number(limit.offset),
    });
  const outputs = ranked.outputs.filter(({ id }) => id !== position && id !== rank);
  return { ...ranked, outputs, select: { ...ranked.select, where: every(conditions) } };
}
