import {
  type AggregateQuery,
  type Aggregation,
  aggregateQuery,
  type Calendar,
  type ComparisonOperator,
  type Expression,
  type Filter,
  fieldOf,
  type ListQuery,
  type Literal,
  listQuery,
  type MeasureExpression,
  type Path,
  type PhysicalType,
  type SemanticQuery,
} from "@parlance/contract";

/** A query with the feature that it is there for, and when weeks and years start where not as in ISO 8601. */
export type FeatureQuery = { feature: string; query: SemanticQuery; calendar?: Calendar };

export const toCustomer: Path = [{ relationship: "order-customer", reversed: false }];
export const toRegion: Path = [...toCustomer, { relationship: "customer-region", reversed: false }];
export const toLines: Path = [{ relationship: "line-order", reversed: true }];
export const toProduct: Path = [...toLines, { relationship: "line-product", reversed: false }];
export const toOrders: Path = [{ relationship: "order-customer", reversed: true }];

export const field = (table: string, column: string, path: Path = []): Expression =>
  fieldOf(table, column, path);
export const constant = (value: Literal, type: PhysicalType | null = null): Expression => ({
  kind: "constant",
  value,
  type,
});
export const placed = field("orders", "placed");
export const shipped = field("orders", "shipped");
export const freight = field("orders", "freight");
export const status = field("orders", "status");
export const region = field("regions", "name", toRegion);
export const quantity = field("lines", "quantity", toLines);

export const aggregate = (
  aggregation: Aggregation,
  operand: Expression | null,
  path: Path = [],
  filter: Filter | null = null,
): MeasureExpression => ({
  kind: "aggregate",
  aggregation,
  quantile: aggregation === "quantile" ? 0.9 : null,
  operand,
  path,
  filter,
});
export const rows = aggregate("count", null);

type Parts = Partial<Omit<AggregateQuery, "kind" | "dimensions" | "measures">>;

export function grouped(
  dimensions: Expression[],
  measures: MeasureExpression[],
  parts: Parts = {},
): AggregateQuery {
  return aggregateQuery("test", "orders", {
    dimensions: dimensions.map((expression, index) => ({ id: `d${index}`, label: "", expression })),
    measures: measures.map((expression, index) => ({ id: `m${index}`, label: "", expression })),
    ...parts,
  });
}

export function listed(
  columns: Expression[],
  parts: Partial<Omit<ListQuery, "kind" | "columns">> = {},
): ListQuery {
  return listQuery("test", "orders", {
    columns: columns.map((expression, index) => ({ id: `c${index}`, label: "", expression })),
    ...parts,
  });
}

export const compare = (operator: ComparisonOperator, left: Expression, right: Expression): Filter => ({
  kind: "comparison",
  operator,
  left,
  right,
});

export function period(start: string | null, end: string | null) {
  return { expression: { kind: "absolute" as const, grain: null }, interval: { start, end } };
}
