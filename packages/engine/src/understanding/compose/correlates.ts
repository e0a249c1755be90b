import {
  type AnalysisQuery,
  aggregateOf,
  capitalised,
  type Expression,
  type Filter,
  findColumn,
  listQuery,
  lowered,
  partKey,
} from "@parlance/contract";
import { columnKindOf } from "../index/column-kind-of.ts";
import { type ColumnEntry, isTime } from "../index/entries.ts";
import { yesFilter } from "../index/flag-events.ts";
import type { Condition, Target } from "../parse/frame/frame.ts";
import type { Noun } from "../parse/item.ts";
import { type Build, columnAt, columnOf, fieldAt, isMeasure, tableName } from "./build-context.ts";
import { conditionsFilter } from "./conditions/conditions.ts";
import type { Figure } from "./figures/figure.ts";
import { figureOf } from "./figures/measures.ts";

/** Columns that one figure is compared with, at most. */
const most = { measures: 7, categories: 6 };
/** The same beside a flag or a state, of which a sheet's every column may tell something. */
const mostOfFlag = { measures: 12, categories: 16 };
/** A column of more values names its rows, or lists them, rather than groups them. */
const mostValues = 30;

/**
 * "What correlates with revenue?", "what affects the delay?", "why do loans default?" of a state: a figure of each row beside the other
 * measures of the row and of what it refers to, and beside the categories that part them. Null where more or less than one figure is named,
 * or its rows have nothing else; where only what a level follows from is asked (`levelsOnly`: "what drives the delay?"), also of figures
 * that add up, other than readings of a time each, and of periods, which are asked for a change.
 */
export function correlates(build: Build, levelsOnly: boolean): AnalysisQuery | null {
  const { frame, index } = build;
  const [target, other] = frame.targets.filter(({ noun }) => noun.kind !== "table" && !isName(build, noun));
  if (other !== undefined || frame.groups.length > 0) return null;
  const state = target === undefined ? stateOf(build) : null;
  const flag = target === undefined ? (state?.figure ?? null) : flagOf(build, target);
  const meant = target !== undefined && levelsOnly && flag === null ? figureOf(build, target) : null;
  if (flag === null && levelsOnly && (frame.periods.length > 0 || !isLevel(build, meant))) return null;
  const figure =
    target === undefined || flag !== null
      ? flag
      : figureOf(build, { ...target, aggregation: target.aggregation ?? "sum" });
  const measure = figure?.express([]);
  if (figure === null || measure?.kind !== "aggregate" || measure.operand === null) return null;
  const own = partKey(measure.operand);
  const column = state?.column ?? columnOf(build, target?.noun ?? null);
  const reached = (index.graph.ways[figure.table] ?? []).filter(({ toOne }) => toOne).map(({ to }) => to);
  const columns = [figure.table, ...reached].flatMap((table) => index.tables[table]?.columns ?? []);
  const others = columns.flatMap((id): { id: number; expression: Expression }[] => {
    const expression =
      isMeasure(build, id) || isGrouping(build, id) ? fieldAt(build, figure.table, id) : null;
    const restates = id === column || (state !== null && isStateOf(index.columns[id], figure.table));
    return expression === null || restates || partKey(expression) === own ? [] : [{ id, expression }];
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
    filter: conditionsFilter(build, figure.table, new Set(state === null ? [] : [state.condition])),
  });
  return { kind: "analysis", source, request: { kind: "correlation", target: "c1" }, query };
}

/** Whether a noun only names the rows ("the rating of a product"). */
const isName = (build: Build, noun: Noun): boolean => {
  const column = columnOf(build, noun);
  const table = build.index.columns[column ?? -1]?.table;
  return column !== null && build.index.tables[table ?? -1]?.naming.includes(column) === true;
};

/** What rows have of a flag, as 1 and 0; null of other targets. */
function flagOf(build: Build, { noun }: Target): Figure | null {
  const entry = build.index.columns[columnOf(build, noun) ?? -1];
  if (entry === undefined || columnKindOf(entry.column) !== "flag") return null;
  const when = yesFilter(entry, tableName(build, entry.table));
  return whether(when, entry.table, lowered(entry.column.label));
}

type State = { figure: Figure; column: number; condition: Condition };

/** Whether rows are in the only state that is said of them, as 1 and 0; null where none or several are. */
function stateOf(build: Build): State | null {
  const [condition, other] = build.frame.conditions;
  if (condition?.test.kind !== "value" || other !== undefined) return null;
  const chosen = build.choice.values.get(condition.test.value);
  const column = chosen?.column ?? -1;
  const entry = build.index.columns[column];
  if (chosen === undefined || entry === undefined) return null;
  if (chosen.condition === null && !isGrouping(build, column)) return null;
  const only = { ...build, frame: { ...build.frame, conditions: [condition], periods: [] } };
  const when = conditionsFilter(only, entry.table);
  const label = chosen.condition?.term ?? `${lowered(entry.column.label)} ${chosen.values.join(" or ")}`;
  return when === null ? null : { figure: whether(when, entry.table, label), column, condition };
}

/** Whether a column says in which state the rows of a table are, whichever way that is asked for. */
const isStateOf = (entry: ColumnEntry | undefined, table: number): boolean =>
  entry?.table === table && ["status", "state", "stage"].includes(entry.words.at(-1) ?? "");

/** 1 of the rows of a table that meet a condition, and 0 of the others. */
function whether(when: Filter, table: number, label: string): Figure {
  const constant = (value: number): Expression => ({ kind: "constant", value, type: "integer" });
  const operand: Expression = { kind: "case", cases: [{ when, value: constant(1) }], otherwise: constant(0) };
  return { table, label, note: null, express: () => aggregateOf("sum", operand, []) };
}

/** Whether a figure does not add up, or is read at a time of its own in each row ("casual riders" of each day). */
function isLevel(build: Build, figure: Figure | null): boolean {
  const measure = figure?.express([]);
  if (figure === null || measure?.kind !== "aggregate") return false;
  return measure.aggregation === "average" || (measure.operand !== null && isOfReadings(build, figure.table));
}

/** Whether rows have a time each, and no two of them the same. */
function isOfReadings({ index }: Build, table: number): boolean {
  const own = index.tables[table]?.table;
  const time = own === undefined || own.timeColumn === null ? null : findColumn(own, own.timeColumn);
  const rows = own?.rowCount ?? 0;
  return time !== null && isTime(time) && time.profile?.distinct === rows && rows > 0;
}

/** A column of a few values that its rows share. */
function isGrouping(build: Build, id: number): boolean {
  const column = columnAt(build, id);
  if (column === null || column === undefined || column.hidden) return false;
  const values = column.profile?.distinct ?? 0;
  const parts = column.role === "category" || column.role === "boolean" || column.role === "geo";
  return parts && values > 1 && values <= mostValues;
}
