import type { AggregateQuery, Measure, Path } from "@parlance/contract";
import { type Build, routeTo, tableName } from "../compose/build-context.ts";
import { movedPaths } from "../compose/conditions/starting-at.ts";
import { toMeasure } from "../compose/figures/measures.ts";
import { revenueFigure, speaksOfLines } from "../compose/figures/revenue-figure.ts";

/**
 * "Only lamps", "by category" after the revenue of orders: what their lines brought in, where a follow-up speaks of what only lines lead to, and not whole
 * orders that hold one. Other figures stay as they are.
 */
export function byLines(query: AggregateQuery, build: Build): AggregateQuery {
  const { lines, takings, columns, graph } = build.index;
  const from = graph.tableIds.get(query.subject);
  const held = columns[takings ?? -1];
  if (lines === null || from === undefined || from === lines.table || held?.table !== from) return query;
  if (!query.measures.every((each) => sums(each, held.column.name)) || !speaksOfLines(build, lines))
    return query;
  const way = routeTo(build, lines.table, from);
  const figure = revenueFigure(build, "sum", true);
  if (way === null || !way.toOne || figure === null) return query;
  const measures = query.measures.flatMap(({ id }) => toMeasure(build, figure, lines.table, id) ?? []);
  const led = <Part>(part: Part): Part => movedPaths(part, (path) => through(way.path, path));
  return measures.length < query.measures.length
    ? query
    : {
        ...query,
        subject: tableName(build, lines.table),
        measures,
        dimensions: led(query.dimensions),
        filter: led(query.filter),
        order: led(query.order),
        comparison: led(query.comparison),
      };
}

/** Whether a figure is the sum of a column of the rows themselves. */
const sums = ({ expression }: Measure, column: string): boolean =>
  expression.kind === "aggregate" &&
  expression.aggregation === "sum" &&
  expression.path.length === 0 &&
  expression.filter === null &&
  expression.operand?.kind === "field" &&
  expression.operand.field.path.length === 0 &&
  expression.operand.field.column === column;

/** A path seen from the lines; what led to them and on leads on alone. */
function through(way: Path, path: Path): Path {
  const back = way.toReversed().map((step) => ({ ...step, reversed: !step.reversed }));
  const isBack = back.every(
    ({ relationship, reversed }, at) =>
      path[at]?.relationship === relationship && path[at]?.reversed === reversed,
  );
  return isBack ? path.slice(back.length) : [...way, ...path];
}
