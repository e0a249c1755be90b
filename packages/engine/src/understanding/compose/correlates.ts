import {
  type AnalysisQuery,
  aggregateOf,
  capitalised,
  type Expression,
  listQuery,
  lowered,
  partKey,
} from "@parlance/contract";
import { columnKindOf } from "../index/column-kind-of.ts";
import { yesFilter } from "../index/flag-events.ts";
import type { Target } from "../parse/frame/frame.ts";
import { type Build, columnAt, columnOf, fieldAt, isMeasure, tableName } from "./build-context.ts";
import { conditionsFilter } from "./conditions/conditions.ts";
import type { Figure } from "./figures/figure.ts";
import { figureOf } from "./figures/measures.ts";

/** Columns that one figure is compared with, at most. */
const most = { measures: 7, categories: 6 };
/** The same beside a flag, of which a sheet's every column may tell something. */
const mostOfFlag = { measures: 12, categories: 16 };
/** A column of more values names its rows, or lists them, rather than groups them. */
const mostValues = 30;

/**
 * "What correlates with revenue?", "what affects the delay?": a figure of each row beside the other measures of the row and of
 * what it refers to, and beside the categories that part them. Null where more or less than one figure is named, or its rows
 * have nothing else; where only what a level follows from is asked (`levelsOnly`: "what drives the delay?"), also of figures
 * that add up and of periods, which are asked for a change.
 */
export function correlates(build: Build, levelsOnly: boolean): AnalysisQuery | null {
  const { frame, index } = build;
  const [target, other] = frame.targets.filter(({ noun }) => noun.kind !== "table");
  if (target === undefined || other !== undefined || frame.groups.length > 0) return null;
  const flag = flagOf(build, target);
  const meant = levelsOnly && flag === null ? figureOf(build, target) : null;
  if (flag === null && levelsOnly && (frame.periods.length > 0 || !isAverage(meant?.express([]))))
    return null;
  const figure = flag ?? figureOf(build, { ...target, aggregation: target.aggregation ?? "sum" });
  const measure = figure?.express([]);
  if (figure === null || measure?.kind !== "aggregate" || measure.operand === null) return null;
  const own = partKey(measure.operand);
  const column = columnOf(build, target.noun);
  const reached = (index.graph.ways[figure.table] ?? []).filter(({ toOne }) => toOne).map(({ to }) => to);
  const columns = [figure.table, ...reached].flatMap((table) => index.tables[table]?.columns ?? []);
  const others = columns.flatMap((id): { id: number; expression: Expression }[] => {
    const expression =
      isMeasure(build, id) || isGrouping(build, id) ? fieldAt(build, figure.table, id) : null;
    return expression === null || id === column || partKey(expression) === own ? [] : [{ id, expression }];
  });
  const limit = flag === null ? most : mostOfFlag;
  const compared = [
    ...others.filter(({ id }) => isMeasure(build, id)).slice(0, limit.measures),
    ...others.filter(({ id }) => !isMeasure(build, id)).slice(0, limit.categories),
  ];
  if (compared.length === 0) return null;
  const { source } = index.model;
  const query = listQuery(source, tableName(build, figure.table), {
    columns: [
      { id: "c1", label: capitalised(figure.label.replace(/^total /, "")), expression: measure.operand },
      ...compared.map(({ id, expression }, at) => ({
        id: `c${at + 2}`,
        label: columnAt(build, id)?.label ?? "",
        expression,
      })),
    ],
    filter: conditionsFilter(build, figure.table),
  });
  return { kind: "analysis", source, request: { kind: "correlation", target: "c1" }, query };
}

/** What rows have of a flag, as 1 and 0; null of other targets. */
function flagOf(build: Build, { noun }: Target): Figure | null {
  const entry = build.index.columns[columnOf(build, noun) ?? -1];
  if (entry === undefined || columnKindOf(entry.column) !== "flag") return null;
  const constant = (value: number): Expression => ({ kind: "constant", value, type: "integer" });
  const when = yesFilter(entry, tableName(build, entry.table));
  const operand: Expression = { kind: "case", cases: [{ when, value: constant(1) }], otherwise: constant(0) };
  return {
    table: entry.table,
    label: lowered(entry.column.label),
    note: null,
    express: () => aggregateOf("sum", operand, []),
  };
}

const isAverage = (measure: { kind: string; aggregation?: string } | undefined): boolean =>
  measure?.kind === "aggregate" && measure.aggregation === "average";

/** A column of a few values that its rows share. */
function isGrouping(build: Build, id: number): boolean {
  const column = columnAt(build, id);
  if (column === null || column === undefined || column.hidden) return false;
  const values = column.profile?.distinct ?? 0;
  const parts = column.role === "category" || column.role === "boolean" || column.role === "geo";
  return parts && values > 1 && values <= mostValues;
}
