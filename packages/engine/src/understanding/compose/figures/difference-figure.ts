import { aggregateOf, type Filter, type MeasureExpression, type Path } from "@parlance/contract";
import { type Build, columnOf, fault } from "../build-context.ts";
import { conditionColumn } from "../conditions/condition-column.ts";
import { conditionFilter } from "../conditions/conditions.ts";
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
  const column = columnOf(build, difference.by);
  const [left, right] = [difference.left, difference.right].map((each) =>
    conditionFilter(build, entity, each),
  );
  const base =
    column === null
      ? rowsFigure(build, entity)
      : columnFigure(build, column, difference.aggregation ?? "sum");
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
  const single =
    column !== null &&
    difference.operator === "-" &&
    difference.aggregation === null &&
    namesOneRow(build, conditionColumn(build, entity, difference.left));
  return {
    ...base,
    label: `${difference.operator === "-" ? "difference in" : "ratio of"} ${base.label}`,
    express: single ? spread : sums,
  };
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
