import { type Build, columnAt, isTime, valueAt } from "./build-context.ts";
import { conditionColumn } from "./conditions.ts";
import { columnDimension, type Dimensions } from "./dimensions.ts";
import { timeColumnNear } from "./time-column.ts";

/** "Germany vs France", "Q1 1998 compared with Q1 1997", "compare Q1 and Q2": what is compared becomes a grouping. */
export function comparedDimensions(build: Build, subject: number): Dimensions[] {
  const { frame } = build;
  if (!frame.versus) return [];
  const values = frame.conditions.filter(({ test, negated }) => test.kind === "value" && !negated);
  const columns = values.map((condition) => conditionColumn(build, subject, condition));
  const repeated = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (repeated !== undefined && repeated !== null) return [columnDimension(build, subject, repeated, "v1")];
  const [first, second] = frame.periods;
  const expression = (first?.ends?.first ?? first?.period)?.expression;
  if (
    (second === undefined && first?.ends === undefined) ||
    expression === undefined ||
    expression.kind === "rolling" ||
    expression.grain === null
  )
    return [];
  const column = timeColumnNear(build, subject);
  const operand = column === null ? null : valueAt(build, subject, column);
  if (column === null || operand === null || frame.groups.some(({ kind }) => kind === "grain")) return [];
  const truncated = isTime(columnAt(build, column))
    ? ({ kind: "truncate", grain: expression.grain, operand } as const)
    : operand;
  return [{ dimensions: [{ id: "v1", label: expression.grain, expression: truncated }], hidden: [] }];
}
