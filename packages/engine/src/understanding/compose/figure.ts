import type { Aggregation, Expression, Filter, MeasureExpression, Path } from "@parlance/contract";

/** A figure before its query's subject is known: the table whose rows it aggregates and how, given the way there. */
export type Figure = {
  table: number;
  label: string;
  note: string | null;
  express: (path: Path) => MeasureExpression;
};

/** An aggregate of rows at the end of `path`. */
export const aggregate = (
  aggregation: Aggregation,
  operand: Expression | null,
  path: Path,
  filter: Filter | null = null,
): MeasureExpression => ({
  kind: "aggregate",
  aggregation,
  quantile: null,
  operand,
  path,
  filter,
});
