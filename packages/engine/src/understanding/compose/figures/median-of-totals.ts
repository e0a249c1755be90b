import {
  type AggregateQuery,
  type AggregateValue,
  aggregateOf,
  aggregateQuery,
  type Expression,
  type Filter,
  type ListQuery,
} from "@parlance/contract";
import type { Frame, Target } from "../../parse/frame/frame.ts";
import { type Build, columnAt, tableName } from "../build-context.ts";
import { isRevenue } from "./is-revenue.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/**
 * "Median revenue per client", "the median number of visits per guest": of what each one's rows come to, and not of the rows. Null where nothing of
 * the kind is asked for, or more is said than which rows count.
 */
export function medianOfTotals(build: Build, entity: number, plain: Plain): AggregateQuery | null {
  const { frame } = build;
  const target = frame.targets.find(({ aggregation }) => aggregation === "median");
  const [group, other] = frame.groups;
  if (target === undefined || group?.kind !== "noun" || group.per !== true || other !== undefined)
    return null;
  if (group.noun.kind !== "table" || frame.extremes.length + frame.transforms.length > 0) return null;
  const same = frame.targets.filter(({ noun }) => noun === target.noun);
  const counted = same.some(({ aggregation }) => aggregation === "count") || target.noun.kind === "table";
  if (same.length < frame.targets.length || !(counted || isRevenue(build, target.noun))) return null;
  const total: Target = { ...target, aggregation: counted ? "count" : "sum" };
  const { per: _, ...split } = group;
  const each: Frame = { ...frame, targets: [total], groups: [{ ...split, each: false }] };
  const totals = plain({ ...build, frame: each, spent: new Set() }, entity);
  return totals?.kind === "aggregate" ? ofTotals(build, group.noun.table, totals) : null;
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
  const value: AggregateValue = {
    kind: "aggregate-value",
    subject: totals.subject,
    path: [],
    aggregation: figure.aggregation,
    quantile: null,
    operand: figure.operand,
    filter: totals.filter,
    per: [{ inner: keyed(named.field.path), outer: keyed([]) }],
  };
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
