import { aggregateOf, type Filter, type MeasureExpression, type Path } from "@parlance/contract";
import { type Build, columnOf, fault, isMeasure } from "../build-context.ts";
import { conditionColumn } from "../conditions/condition-column.ts";
import { conditionFilter } from "../conditions/conditions.ts";
import { hintColumn } from "../groups/hint-column.ts";
import { columnFigure } from "./column-figure.ts";
import type { Figure } from "./figure.ts";
import { rowsFigure } from "./measures.ts";

/**
 * "how many more votes did A win than B": where a value names one row, the larger less the smaller of the two; where it
 * names many, what the first comes to less what the second does, or divided by it. Null where the frame asks for no difference.
 */
export function differenceFigure(build: Build, entity: number): Figure | null {
  const { difference } = build.frame;
  if (difference === null) return null;
  const isOfOne = namesOneRow(build, conditionColumn(build, entity, difference.left));
  const column = columnOf(build, difference.by) ?? (isOfOne ? figureMeant(build, entity) : null);
  const [left, right] = [difference.left, difference.right].map((each) =>
    conditionFilter(build, entity, each),
  );
  const base =
    column === null
      ? rowsFigure(build, entity)
      : columnFigure(build, column, difference.aggregation ?? "sum");
  if (column === null && isOfOne) fault(build, "emptyTarget", 2);
  if (left === undefined || right === undefined || left === null || right === null || base === null) {
    fault(build, "leftover");
    return null;
  }
  const either: Filter = { kind: "or", filters: [left, right] };
  const spread = (path: Path): MeasureExpression =>
    combined(
      "-",
      extremeOf(base.express(path), "maximum", either),
      extremeOf(base.express(path), "minimum", either),
    );
  const sums = (path: Path): MeasureExpression =>
    combined(difference.operator, within(base.express(path), left), within(base.express(path), right));
  const single = column !== null && difference.operator === "-" && difference.aggregation === null && isOfOne;
  return {
    ...base,
    label: `${difference.operator === "-" ? "difference in" : "ratio of"} ${base.label}`,
    express: single ? spread : sums,
  };
}

/** What two rows differ in where no column is named: what the adjective measures ("how much taller is Ann than Bo"), what is told in a unit ("the difference in kW"), or their total; null where nothing tells. */
function figureMeant(build: Build, entity: number): number | null {
  const { index, frame, lemmas } = build;
  const hinted = hintColumn(build, [entity], frame.measured)?.column;
  if (hinted !== undefined) return hinted;
  const own = (index.tables[entity]?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
  const figures = own.filter(({ id }) => isMeasure(build, id));
  const inUnit = figures.filter(({ units }) => units.some((unit) => lemmas.has(unit)));
  const totals = figures.filter(({ words }) => words.length === 1 && words[0] === "total");
  const [only, other] = inUnit.length > 0 ? inUnit : totals;
  return other === undefined ? (only?.id ?? null) : null;
}

function namesOneRow(build: Build, column: number | null): boolean {
  const entry = column === null ? undefined : build.index.columns[column];
  const rows = build.index.tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  return (entry?.column.profile?.distinct ?? 0) >= rows * 0.8;
}

const combined = (
  operator: "-" | "/",
  left: MeasureExpression,
  right: MeasureExpression,
): MeasureExpression => ({
  kind: "arithmetic",
  operator,
  left,
  right,
});

const within = (measure: MeasureExpression, filter: Filter): MeasureExpression =>
  measure.kind === "aggregate" ? { ...measure, filter } : measure;

const extremeOf = (
  measure: MeasureExpression,
  aggregation: "maximum" | "minimum",
  filter: Filter,
): MeasureExpression =>
  measure.kind === "aggregate" ? aggregateOf(aggregation, measure.operand, measure.path, filter) : measure;
