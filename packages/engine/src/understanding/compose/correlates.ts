import { type Expression, type ListQuery, listQuery } from "@parlance/contract";
import { type Build, columnAt, fieldAt, isMeasure, tableName } from "./build-context.ts";
import { conditionsFilter } from "./conditions.ts";
import { figureOf } from "./measures.ts";

/** Columns that one figure is compared with, at most. */
const most = 7;

/**
 * "What correlates with revenue?": a figure of each row beside the other measures of the row and of what it refers to. Null
 * where more or less than one figure is named, or none of its rows has another.
 */
export function correlates(build: Build): ListQuery | null {
  const { frame, index } = build;
  const [target, other] = frame.targets.filter(({ noun }) => noun.kind !== "table");
  if (target === undefined || other !== undefined || frame.groups.length > 0) return null;
  const figure = figureOf(build, { ...target, aggregation: target.aggregation ?? "sum" });
  const measure = figure?.express([]);
  if (figure === null || measure?.kind !== "aggregate" || measure.operand === null) return null;
  const own = JSON.stringify(measure.operand);
  const reached = (index.graph.ways[figure.table] ?? []).filter(({ toOne }) => toOne).map(({ to }) => to);
  const columns = [figure.table, ...reached].flatMap((table) => index.tables[table]?.columns ?? []);
  const others = columns.flatMap((id): [number, Expression][] => {
    const expression = isMeasure(build, id) ? fieldAt(build, figure.table, id) : null;
    return expression === null || JSON.stringify(expression) === own ? [] : [[id, expression]];
  });
  if (others.length === 0) return null;
  return listQuery(index.model.source, tableName(build, figure.table), {
    columns: [
      { id: "c1", label: figure.label.replace(/^total /, ""), expression: measure.operand },
      ...others.slice(0, most).map(([id, expression], at) => ({
        id: `c${at + 2}`,
        label: columnAt(build, id)?.label ?? "",
        expression,
      })),
    ],
    filter: conditionsFilter(build, figure.table),
  });
}
