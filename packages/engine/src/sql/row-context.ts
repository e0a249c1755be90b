import type {
  Aggregation,
  Calendar,
  Expression,
  Filter,
  Path,
  SemanticModel,
  SemanticQuery,
} from "@parlance/contract";
import type { CteNode, SqlExpression, SqlQuery } from "./tree.ts";

/** What one call of `planQuery` gathers: the model, now, the calendar, the CTEs so far and the names that they must not take. */
export type PlanContext = {
  model: SemanticModel;
  now: string;
  calendar: Calendar;
  ctes: CteNode[];
  names: Set<string>;
  translate: Translate;
};

/**
 * Where an expression stands. In a row context `source` gives the alias of the table at a path from `subject`; over
 * result rows `output` gives a column. `names` are the aliases in sight, which a subquery must not shadow.
 */
export type RowContext = {
  plan: PlanContext;
  names: ReadonlySet<string>;
  subject: string;
  source(path: Path): string;
  output(id: string): SqlExpression;
  outputAggregate(id: string, aggregation: Aggregation, quantile: number | null): SqlExpression;
};

/** The translators that need one another; `planQuery` ties them together so that no file imports in a circle. */
export type Translate = {
  expression(expression: Expression, row: RowContext): SqlExpression;
  filter(filter: Filter, row: RowContext): SqlExpression;
  related(filter: Extract<Filter, { kind: "related" }>, row: RowContext): SqlExpression;
  aggregateValue(
    expression: Extract<Expression, { kind: "aggregate-value" }>,
    row: RowContext,
  ): SqlExpression;
  query(query: SemanticQuery, plan: PlanContext): SqlQuery;
};

/** Stops on a query that `checkQuery` would not have passed: a bug of the caller. */
export function unchecked(what: string): never {
  throw new Error(`planQuery was given a query that checkQuery does not pass: ${what}`);
}

/** A name near `base` that is not in `taken`; it is added there. */
export function freshName(base: string, taken: Set<string>): string {
  let name = base;
  for (let n = 2; taken.has(name); n += 1) name = `${base}_${n}`;
  taken.add(name);
  return name;
}
