import type { AggregateQuery, AnalysisQuery, ListQuery } from "@parlance/contract";
import { isNumeric, isTime } from "../index/entries.ts";
import { orderKey } from "../index/order-key.ts";
import type { Frame, Group, Target } from "../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, fault } from "./build-context.ts";
import { buildList } from "./build-list.ts";
import { fieldOn } from "./groups/field-on.ts";

/**
 * How figures lie: those of a list, or for deals the money that each comes to. Of rows by what they have in common, and of
 * categories, it is how many rows each has. A list without any figure has no distribution: null.
 */
export function buildDistribution(
  build: Build,
  entity: number,
  aggregated: (build: Build) => AggregateQuery | null,
): AnalysisQuery | AggregateQuery | null {
  const of = (query: AggregateQuery | ListQuery): AnalysisQuery => ({
    kind: "analysis",
    source: build.index.model.source,
    request: { kind: "distribution", bins: null },
    query,
  });
  const deals = ofDeals(build, aggregated);
  if (deals !== null) return of(deals);
  const list = buildList({ ...build, style: { ...build.style, bare: "list" } }, entity);
  if (list === null || hasFigure(build, list)) return list === null ? null : of(list);
  const counted = countedFrame(build);
  const counts = counted === null ? null : aggregated({ ...build, frame: counted });
  if (counts === null) fault(build, "leftover", 2);
  return counts;
}

/** Each deal with its money: "order values", or orders that nothing else is asked of; null for other things. */
function ofDeals(build: Build, aggregated: (build: Build) => AggregateQuery | null): AggregateQuery | null {
  const { frame, index } = build;
  const [target, other] = frame.targets;
  if (target === undefined || other !== undefined || !isOfDeals(build, target)) return null;
  const { start, end } = target.noun;
  const noun = { kind: "metric", start, end, metric: { kind: "lexicon", name: "revenue" } } as const;
  const query = aggregated({ ...build, frame: { ...frame, targets: [{ ...target, noun }] } });
  const table = query === null ? undefined : index.graph.tableIds.get(query.subject);
  if (query === null || table === undefined) return null;
  const [own, more] = index.tables[table]?.key ?? [];
  const key = orderKey(index, table) ?? (more === undefined ? own : undefined);
  if (key === undefined) return null;
  const deal = { id: "d", label: columnAt(build, key)?.label ?? "", expression: fieldOn(build, key, []) };
  return { ...query, dimensions: [...query.dimensions, deal] };
}

function isOfDeals(build: Build, { noun, aggregation }: Target): boolean {
  const { frame, index } = build;
  if (aggregation === "count") return false;
  if (noun.kind === "metric") return noun.metric.kind === "lexicon" && noun.metric.name === "order-value";
  const deals = [index.dealTable, index.moneyTable];
  const isDeal =
    noun.kind === "table"
      ? deals.includes(noun.table)
      : columnOf(build, noun) === orderKey(index, index.moneyTable ?? -1);
  return isDeal && frame.groups.length === 0;
}

/** Whether a list shows what a distribution is of: a figure or a time. */
const hasFigure = (build: Build, { columns }: ListQuery): boolean =>
  columns.some(({ expression }) => {
    if (expression.kind !== "field") return true;
    const { table, column } = expression.field;
    const own = build.index.tables[build.index.graph.tableIds.get(table) ?? -1]?.columns ?? [];
    return own.some((id) => columnAt(build, id)?.name === column && isFigure(build, id));
  });

/** Numbers that name nothing, and times. */
const isFigure = (build: Build, id: number): boolean => {
  const entry = build.index.columns[id];
  const numeric = isNumeric(entry?.column ?? null) && entry?.foreign === false && entry.column.role !== "key";
  return numeric || isTime(entry?.column ?? null);
};

/** How many there are by what they are grouped by, else by the category that is named last; null where that is not told. */
function countedFrame(build: Build): Frame | null {
  const { frame } = build;
  const named = frame.targets.findLast(({ noun }) => isCategory(build, columnOf(build, noun)));
  const kind = frame.groups.length > 0 ? undefined : named;
  const [counted, other] = frame.targets.filter((target) => target !== kind);
  const groups: Group[] =
    kind === undefined ? frame.groups : [{ kind: "noun", noun: kind.noun, each: false }];
  if (counted === undefined || other !== undefined || groups.length === 0) return null;
  return { ...frame, targets: [{ ...counted, aggregation: "count", distinct: true }], groups };
}

const isCategory = (build: Build, column: number | null): boolean =>
  column !== null && !isNumeric(columnAt(build, column)) && !isTime(columnAt(build, column));
