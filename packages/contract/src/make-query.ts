import type { Aggregation } from "./kinds.ts";
import type {
  AggregateQuery,
  AggregateValue,
  Expression,
  Filter,
  ListQuery,
  MeasureExpression,
  Path,
} from "./semantic-query-types.ts";

/** Figures of `subject`'s rows, of the parts given; everything else is left out of the query. */
export const aggregateQuery = (
  source: string,
  subject: string,
  parts: Partial<Omit<AggregateQuery, "kind" | "source" | "subject">> = {},
): AggregateQuery => ({
  kind: "aggregate",
  source,
  subject,
  dimensions: [],
  measures: [],
  filter: null,
  transforms: [],
  having: null,
  comparison: null,
  emptyGroups: "omit",
  order: [],
  limit: null,
  hidden: [],
  chart: null,
  ...parts,
});

/** Rows of `subject`, of the parts given; everything else is left out of the query. */
export const listQuery = (
  source: string,
  subject: string,
  parts: Partial<Omit<ListQuery, "kind" | "source" | "subject">> = {},
): ListQuery => ({
  kind: "list",
  source,
  subject,
  columns: [],
  filter: null,
  distinct: false,
  order: [],
  limit: null,
  hidden: [],
  chart: null,
  ...parts,
});

/** A column at the end of `path`. */
export const fieldOf = (table: string, column: string, path: Path = []): Expression => ({
  kind: "field",
  field: { path, table, column },
});

/** An aggregate of the rows at the end of `path`, those that meet `filter`; of the rows themselves where the operand is null. */
export const aggregateOf = (
  aggregation: Aggregation,
  operand: Expression | null,
  path: Path = [],
  filter: Filter | null = null,
): MeasureExpression => ({ kind: "aggregate", aggregation, quantile: null, operand, path, filter });

/** One figure over all rows of a table, of those that pass `filter` and agree with the current row on `per`; of a quantile the `quantile`. */
export const aggregateValueOf = (
  subject: string,
  aggregation: Aggregation,
  operand: Expression | null,
  {
    filter = null,
    per = [],
    quantile = null,
  }: Partial<Pick<AggregateValue, "filter" | "per" | "quantile">> = {},
): AggregateValue => ({
  kind: "aggregate-value",
  subject,
  path: [],
  aggregation,
  quantile,
  operand,
  filter,
  per,
});

/** The conditions that must all hold for a filter to; none where there is no filter. */
export const conjuncts = (filter: Filter | null): Filter[] =>
  filter === null ? [] : filter.kind === "and" ? filter.filters.flatMap(conjuncts) : [filter];
