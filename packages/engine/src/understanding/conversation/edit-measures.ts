import { type AggregateQuery, type Measure, partKey } from "@parlance/contract";
import { type Build, columnAt, columnOf, fault } from "../compose/build-context.ts";
import { columnFigure } from "../compose/figures/column-figure.ts";
import { figureOf, rowsFigure, toMeasure } from "../compose/figures/measures.ts";
import { isBareMeasure } from "../compose/figures/shown-figures.ts";
import type { Target } from "../parse/frame/frame.ts";
import { aggregatedSo } from "./edit-rank.ts";
import { freeId } from "./free-id.ts";
import type { Manner } from "./manner.ts";
import { quantityFigure } from "./quantity-figure.ts";

/** New figures take the place of the old ones; "also" shows both. Null where the follow-up asks for no figure of these rows. */
export function editMeasures(
  query: AggregateQuery,
  build: Build,
  subject: number,
  manner: Manner,
): AggregateQuery | null {
  const { frame } = build;
  if (frame.targets.length === 0) {
    const isAnew = frame.aggregations.length > 0 && aggregatedSo(query, build) === null;
    return isAnew ? reaggregated(query, build, manner) : query;
  }
  const fresh: Measure[] = [];
  for (const target of frame.targets) {
    const shown = shownOf(query, build, target);
    const figure = shown === null ? editedFigure(build, target) : null;
    const measure =
      shown ??
      (figure === null ? null : toMeasure(build, figure, subject, freeId(query, `e${fresh.length + 1}`)));
    if (measure === null) {
      if (target.noun.kind === "table" || manner.drops) continue;
      return null;
    }
    fresh.push(measure);
  }
  if (fresh.length === 0) return query;
  if (manner.adds) {
    const shown = new Set(query.measures.map(({ expression }) => partKey(expression)));
    const further = fresh.filter(({ expression }) => !shown.has(partKey(expression)));
    return { ...query, measures: [...query.measures, ...further] };
  }
  const [first] = query.measures;
  const renamed = fresh.map((measure, at) =>
    at === 0 && first !== undefined ? { ...measure, id: first.id } : measure,
  );
  return { ...query, measures: renamed, hidden: query.hidden.filter((id) => id !== first?.id) };
}

/** "Which store pays best" beside the average pay: the figure of that column that is shown already. */
function shownOf({ measures }: AggregateQuery, build: Build, { noun, aggregation }: Target): Measure | null {
  const column = aggregation === null ? columnOf(build, noun) : null;
  const name = column === null ? undefined : columnAt(build, column)?.name;
  const known = measures.find(
    ({ expression }) =>
      expression.kind === "aggregate" &&
      expression.operand?.kind === "field" &&
      expression.operand.field.column === name,
  );
  return known ?? null;
}

function editedFigure(build: Build, target: Target) {
  const { noun, aggregation } = target;
  if (noun.kind === "table") {
    const named = build.frame.conditions.length + build.frame.groups.length + build.frame.periods.length > 0;
    return aggregation === "count" || !named ? rowsFigure(build, noun.table) : null;
  }
  const quantity = quantityFigure(build, target);
  if (quantity !== null) return quantity;
  if (aggregation !== null || noun.kind === "metric") return figureOf(build, target);
  const column = columnOf(build, noun);
  return column !== null && isBareMeasure({ ...build, style: { ...build.style, bare: "figure" } }, target)
    ? columnFigure(build, column, null)
    : null;
}

/** "And the average?": the same figure, aggregated otherwise. */
function reaggregated(query: AggregateQuery, build: Build, manner: Manner): AggregateQuery | null {
  const [first] = query.measures;
  const [aggregation] = build.frame.aggregations;
  if (
    first?.expression.kind !== "aggregate" ||
    aggregation === undefined ||
    first.expression.operand === null
  ) {
    fault(build, "leftover");
    return query;
  }
  const measure: Measure = {
    id: manner.adds ? freeId(query, "e1") : first.id,
    label: `${aggregation} ${first.label.replace(/^(?:total|average|smallest|largest|minimum|maximum|median) /, "")}`,
    expression: { ...first.expression, aggregation },
  };
  return {
    ...query,
    measures: manner.adds ? [...query.measures, measure] : [measure, ...query.measures.slice(1)],
  };
}
