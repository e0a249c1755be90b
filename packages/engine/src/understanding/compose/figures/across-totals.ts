import {
  type AggregateQuery,
  type AggregateValue,
  aggregateOf,
  aggregateQuery,
  aggregateValueOf,
  type Expression,
  type Filter,
  type ListQuery,
} from "@parlance/contract";
import type { Frame, Target } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { type Build, columnAt, tableName } from "../build-context.ts";
import { conjunction } from "../conditions/join-conditions.ts";
import { isRevenue } from "./is-revenue.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/**
 * "Median revenue per client", "the median number of visits per guest", "median total spend per employee" of a sheet: of what each one's rows come to,
 * and not of the rows. Null where nothing of the kind is asked for, or more is said than which rows count.
 */
export function acrossTotals(build: Build, entity: number, plain: Plain): AggregateQuery | null {
  const { frame } = build;
  const [group, other] = frame.groups;
  const inside = group?.kind === "noun" && group.noun.kind === "column";
  const target =
    frame.targets.find(({ aggregation }) => aggregation === "median") ??
    (inside ? frame.targets.find(({ aggregation }) => aggregation === "average") : undefined);
  if (target === undefined || group?.kind !== "noun" || group.per !== true || other !== undefined)
    return null;
  if (group.noun.kind === "metric" || frame.extremes.length + frame.transforms.length > 0) return null;
  const same = frame.targets.filter(({ noun }) => noun === target.noun);
  const counted = same.some(({ aggregation }) => aggregation === "count") || target.noun.kind === "table";
  const summed = same.some(({ aggregation }) => aggregation === "sum");
  const median = target.aggregation === "median";
  const earned =
    median && isRevenue(build, target.noun) && (group.noun.kind === "table" || isInner(build, group.noun));
  if (same.length < frame.targets.length || !((median && counted) || summed || earned)) return null;
  const total: Target = { ...target, aggregation: counted && !summed ? "count" : "sum" };
  const { per: _, ...split } = group;
  const each: Frame = { ...frame, targets: [total], groups: [{ ...split, each: false }] };
  const totals = plain({ ...build, frame: each, spent: new Set() }, entity);
  if (totals?.kind !== "aggregate") return null;
  return group.noun.kind === "table"
    ? ofTotals(build, group.noun.table, totals)
    : ofGroups(totals, median ? "median" : "average");
}

/** Whether a column of a sheet tells things that several rows are of: receipts, card holders. */
function isInner({ index, choice }: Build, noun: Noun): boolean {
  const column = noun.kind === "column" ? (choice.columns.get(noun) ?? null) : null;
  return index.inner.some(({ key, naming }) => column !== null && (key ?? naming) === column);
}

/** The median or average of one figure over what it comes to in each group that is told; null where there are several groups or figures. */
function ofGroups(totals: AggregateQuery, aggregation: "median" | "average"): AggregateQuery | null {
  const [measure, second] = totals.measures;
  const [dimension, other] = totals.dimensions;
  if (measure === undefined || second !== undefined || dimension === undefined || other !== undefined)
    return null;
  if (dimension.expression.kind !== "field") return null;
  const known: Filter = { kind: "not", filter: { kind: "null", operand: dimension.expression } };
  return {
    ...totals,
    filter: conjunction([totals.filter, known].flatMap((each) => each ?? [])),
    transforms: [
      {
        id: "t1",
        label: `${aggregation} ${measure.label}`,
        kind: "expression",
        expression: { kind: "output-aggregate", id: measure.id, aggregation, quantile: null },
      },
    ],
    hidden: [dimension.id, measure.id],
    order: [],
    limit: { count: 1, offset: 0, per: [], ties: "cut" },
  };
}

/** The median over the rows of a table of what a figure by these comes to; null where they have no single key, or the figure is none of rows. */
function ofTotals(build: Build, table: number, totals: AggregateQuery): AggregateQuery | null {
  const [key, second] = build.index.tables[table]?.key ?? [];
  const name = second === undefined ? columnAt(build, key ?? -1)?.name : undefined;
  const place = tableName(build, table);
  const [measure, other] = totals.measures;
  const figure = measure?.expression;
  const named = totals.dimensions.find(
    ({ expression }) => expression.kind === "field" && expression.field.table === place,
  )?.expression;
  if (name === undefined || figure?.kind !== "aggregate" || other !== undefined || figure.filter !== null)
    return null;
  if (named?.kind !== "field" || figure.path.length > 0 || totals.having !== null) return null;
  const keyed = (path: typeof named.field.path): Expression => ({
    kind: "field",
    field: { path, table: place, column: name },
  });
  const value: AggregateValue = aggregateValueOf(totals.subject, figure.aggregation, figure.operand, {
    filter: totals.filter,
    per: [{ inner: keyed(named.field.path), outer: keyed([]) }],
  });
  const some: Filter = {
    kind: "comparison",
    operator: ">",
    left: value,
    right: { kind: "constant", value: 0, type: null },
  };
  return aggregateQuery(build.index.model.source, place, {
    measures: [
      { id: "m1", label: `median ${measure?.label ?? ""}`, expression: aggregateOf("median", value, []) },
    ],
    filter: figure.operand === null ? some : null,
  });
}
