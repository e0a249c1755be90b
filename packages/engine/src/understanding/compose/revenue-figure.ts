import { type Aggregation, aggregateOf, type Expression, type Path } from "@parlance/contract";
import { type Build, columnAt, pathTo } from "./build-context.ts";
import { fieldOn } from "./field-on.ts";
import type { Figure } from "./figure.ts";

/** Quantity times price, less the discount, said as an assumption. */
export function revenueFigure(build: Build, aggregation: Aggregation | null): Figure | null {
  const { revenue } = build.index;
  if (revenue === null) return null;
  const label = (column: number): string => columnAt(build, column)?.label ?? "";
  const discount =
    revenue.discount === null ? "" : ` × (1 − ${label(revenue.discount)}${revenue.percent ? " ÷ 100" : ""})`;
  return {
    table: revenue.table,
    label: "revenue",
    note: `revenue = ${label(revenue.quantity)} × ${label(revenue.price)}${discount}`,
    express: (path) =>
      aggregateOf(
        aggregation === "count" || aggregation === null ? "sum" : aggregation,
        product(build, path),
        path,
      ),
  };
}

function product(build: Build, path: Path): Expression {
  const { revenue } = build.index;
  if (revenue === null) return { kind: "constant", value: null, type: null };
  const price = build.index.columns[revenue.price];
  const way =
    price === undefined || price.table === revenue.table
      ? []
      : (pathTo(build, revenue.table, price.table)?.path ?? []);
  const times = (left: Expression, right: Expression): Expression => ({
    kind: "arithmetic",
    operator: "*",
    left,
    right,
  });
  const gross = times(
    fieldOn(build, revenue.quantity, path),
    fieldOn(build, revenue.price, [...path, ...way]),
  );
  if (revenue.discount === null) return gross;
  const discount = fieldOn(build, revenue.discount, path);
  const hundred: Expression = { kind: "constant", value: 100, type: "integer" };
  const rest: Expression = {
    kind: "arithmetic",
    operator: "-",
    left: { kind: "constant", value: 1, type: "integer" },
    right: revenue.percent ? { kind: "arithmetic", operator: "/", left: discount, right: hundred } : discount,
  };
  return times(gross, rest);
}
