import {
  type AggregateQuery,
  type ChartKind,
  type Dimension,
  findColumn,
  findTable,
  type ListQuery,
  requestedChart,
  type SemanticModel,
  type SemanticQuery,
  withChart,
} from "@parlance/contract";
import type { Bin } from "./bin-clause.ts";
import { aggregates } from "./chart-phrases.ts";
import { countShown } from "./count-shown.ts";
import { changedLook } from "./look-change.ts";
import { outputNamed } from "./output-named.ts";
import type { Presentation } from "./read-presentation.ts";
import { pointsShown, valuesShown } from "./values-shown.ts";

type Shown = AggregateQuery | ListQuery;

/** A query shown as asked: its chart, its axes, its time in units, and its order where one was said of the picture. */
export function applyPresentation(
  query: SemanticQuery,
  presentation: Presentation,
  model: SemanticModel,
): SemanticQuery {
  const drawn = withKind(query, presentation, model);
  if (Object.keys(presentation.look).length === 0) return drawn;
  const { kind, look } = requestedChart(drawn);
  return withChart(drawn, kind, changedLook(look, presentation.look));
}

function withKind(query: SemanticQuery, presentation: Presentation, model: SemanticModel): SemanticQuery {
  switch (query.kind) {
    case "analysis": {
      const { chart } = presentation;
      return chart === null ? query : { ...query, query: { ...query.query, chart } };
    }
    case "aggregate": {
      const { chart } = presentation;
      if (chart === "scatter" && !aggregates.test(presentation.text))
        return shown(pointsShown(query) ?? query, presentation, model);
      const values = chart === "box-plot" || chart === "histogram" ? valuesShown(query, chart) : null;
      return values ?? shown(query, presentation, model);
    }
    case "list":
      return shown(query, presentation, model);
    case "set":
      return query;
  }
}

/** Whether an order that was said of the picture can be said of what a query shows. */
export function canOrder(query: SemanticQuery, { order }: Presentation): boolean {
  if (order === null || typeof order.by === "string") return true;
  return (query.kind === "aggregate" || query.kind === "list") && outputNamed(query, order.by.words) !== null;
}

function shown(query: Shown, presentation: Presentation, model: SemanticModel): Shown {
  const { bin, order } = presentation;
  const counted = countShown(query, presentation, model);
  const binned = bin === null ? counted : inUnits(counted, bin, model);
  const turned = presentation.swapped && binned.kind === "list" ? swapped(binned) : binned;
  const chart = presentation.chart ?? leaningOf(turned, presentation.suggested);
  const charted = chart === null ? turned : withAxis({ ...turned, chart });
  if (order === null) return charted;
  const id =
    typeof order.by === "string" ? axisColumn(charted, order.by) : outputNamed(charted, order.by.words);
  return id === null || id === undefined
    ? charted
    : { ...charted, order: [{ by: { kind: "output" as const, id }, descending: order.descending }] };
}

/** A picture's groups are shown, even where the question does not ask for their names: they are its axis. */
function withAxis(query: Shown): Shown {
  if (query.kind === "list" || query.dimensions.some(({ id }) => !query.hidden.includes(id))) return query;
  const [axis] = query.dimensions;
  return { ...query, hidden: query.hidden.filter((id) => id !== axis?.id) };
}

/** The chart that a question's words lean to, where its groups can be drawn so: one split for parts and bars, any for the others. */
function leaningOf(query: Shown, suggested: ChartKind | null): ChartKind | null {
  if (suggested === null || query.kind === "list" || query.dimensions.length === 0) return null;
  const [split] = query.dimensions;
  const single = query.dimensions.length === 1 && query.measures.length === 1;
  const rated = single && query.measures.every(({ expression }) => expression.kind === "arithmetic");
  if (suggested === "scatter" && rated) return null;
  if (suggested === "line" || suggested === "scatter") return suggested;
  return single && split !== undefined && !isTime(split) ? suggested : null;
}

/** The second column before the first: the axis below was named last. */
function swapped(query: ListQuery): ListQuery {
  const [first, second, ...rest] = query.columns;
  return first === undefined || second === undefined
    ? query
    : { ...query, columns: [second, first, ...rest] };
}

/** Whether a query shows the time that is to be put into units. */
export const showsTime = (query: AggregateQuery, bin: Bin): boolean =>
  bin.words === "" ? query.dimensions.length > 0 : timeShown(query, bin) !== undefined;

/** The time to be put into units: where words name it, the group that bears them. */
function timeShown(query: AggregateQuery, { words }: Bin): Dimension | undefined {
  const named = words === "" ? null : outputNamed(query, words);
  return query.dimensions.find(({ id }) => id === named) ?? query.dimensions.find(isTime);
}

/** The time that is shown, in units. */
function inUnits(query: Shown, bin: Bin, model: SemanticModel): Shown {
  if (query.kind === "list") return query;
  const chosen = timeShown(query, bin);
  if (chosen === undefined || !(isTime(chosen) || isDated(chosen, model))) return query;
  const { unit } = bin;
  const { expression } = chosen;
  const operand =
    expression.kind === "truncate" || expression.kind === "part" ? expression.operand : expression;
  const binned: Dimension = {
    ...chosen,
    label: unit.kind === "part" ? unit.part.replaceAll("-", " ") : unit.grain,
    expression: unit.kind === "part" ? { kind: "part", part: unit.part, operand } : { ...unit, operand },
  };
  const order =
    query.order.length > 0
      ? query.order
      : [{ by: { kind: "output" as const, id: chosen.id }, descending: false }];
  return { ...query, order, dimensions: query.dimensions.map((each) => (each === chosen ? binned : each)) };
}

/** A column of days or moments as it stands. */
function isDated({ expression }: Dimension, model: SemanticModel): boolean {
  const table = expression.kind === "field" ? findTable(model, expression.field.table) : null;
  const column =
    table === null || expression.kind !== "field" ? null : findColumn(table, expression.field.column);
  return column?.physicalType === "date" || column?.physicalType === "timestamp";
}

const isTime = ({ expression }: Dimension): boolean =>
  expression.kind === "truncate" || expression.kind === "part";

/** The column that an axis shows: x the first dimension or column, y the first figure or the second column. */
function axisColumn(query: Shown, axis: "x" | "y"): string | undefined {
  const shownIds = (items: { id: string }[]): string[] =>
    items.map(({ id }) => id).filter((id) => !query.hidden.includes(id));
  if (query.kind === "list") return shownIds(query.columns)[axis === "x" ? 0 : 1];
  return axis === "x" ? shownIds(query.dimensions)[0] : shownIds(query.measures)[0];
}
