import { type Aggregation, aggregateOf, type Expression, type Path } from "@parlance/contract";
import type { LineMoney } from "../../index/line-tables.ts";
import { type Build, columnAt, pathTo, tableOf } from "../build-context.ts";
import { fieldOn } from "../groups/field-on.ts";
import { columnFigure } from "./column-figure.ts";
import type { Figure } from "./figure.ts";
import { heldMoney } from "./held-money.ts";
import { moneyBeside } from "./money-beside.ts";

/**
 * What sales brought in: what a column of the deals or of their lines holds, else quantity times price, less the discount. Where both
 * tell it, the deals are asked, or their lines where the question speaks of what only these lead to; which it is is said as an
 * assumption, and `byLines` asks the lines in any case. Null where the data does not tell it.
 */
export function revenueFigure(build: Build, aggregation: Aggregation | null, byLines = false): Figure | null {
  const { takings, lines, columns } = build.index;
  const chosen = aggregation === "count" || aggregation === null ? "sum" : aggregation;
  const beside = moneyBeside(build);
  if (beside !== null) return heldMoney(build, beside.id, { name: "revenue", aggregation: chosen });
  const held =
    columns[(lines !== null && (byLines || speaksOfLines(build, lines)) ? lines.column : takings) ?? -1];
  return held === undefined
    ? productFigure(build, chosen)
    : heldMoney(build, held.id, { name: "revenue", aggregation: chosen });
}

/** The table whose rows tell what sales brought in, as the question speaks of them; null where none does. */
export const revenueTable = (build: Build): number | null =>
  moneyBeside(build)?.table ??
  (build.index.lines !== null && speaksOfLines(build, build.index.lines)
    ? build.index.lines.table
    : build.index.moneyTable);

/** Whether the question speaks of wares, or of anything else that lines alone lead to. */
export function speaksOfLines(build: Build, { beyond }: LineMoney): boolean {
  const { frame, choice, index, used } = build;
  const nouns = [
    ...frame.targets.map(({ noun }) => noun),
    ...frame.groups.flatMap((group) => (group.kind === "noun" || group.kind === "bands" ? [group.noun] : [])),
    ...frame.extremes.flatMap(({ of, by }) => [of, by]),
    ...frame.context,
  ];
  const named = nouns.some((noun) => beyond.has(tableOf(build, noun) ?? -1));
  const isBeyond = (column: number): boolean => beyond.has(index.columns[column]?.table ?? -1);
  return (
    named ||
    [...used].some((table) => beyond.has(table)) ||
    [...choice.columns.values()].some(isBeyond) ||
    [...choice.values.values()].some(({ column }) => isBeyond(column))
  );
}

/** What rows come to by a column of money: by a price that they tell beside a quantity, both multiplied. */
export const moneyFigure = (build: Build, money: number, aggregation: Aggregation | null): Figure | null =>
  (money === build.index.revenue?.price ? productFigure(build, aggregation ?? "sum") : null) ??
  columnFigure(build, money, aggregation);

/** Quantity times price, less the discount; null where rows do not tell them. */
function productFigure(build: Build, aggregation: Aggregation): Figure | null {
  const { revenue } = build.index;
  if (revenue === null) return null;
  const label = (column: number): string => columnAt(build, column)?.label ?? "";
  const discount =
    revenue.discount === null ? "" : ` × (1 − ${label(revenue.discount)}${revenue.percent ? " ÷ 100" : ""})`;
  const off = revenue.off === null ? "" : ` − ${label(revenue.off)}`;
  return {
    table: revenue.table,
    label: "revenue",
    note: `revenue = ${label(revenue.quantity)} × ${label(revenue.price)}${discount}${off}`,
    express: (path) => aggregateOf(aggregation, product(build, path), path),
  };
}

function product(build: Build, path: Path): Expression {
  const { revenue } = build.index;
  if (revenue === null) return { kind: "constant", value: null, type: null };
  const wayTo = (column: number): Path => {
    const table = build.index.columns[column]?.table ?? revenue.table;
    return table === revenue.table ? [] : (pathTo(build, revenue.table, table)?.path ?? []);
  };
  const times = (left: Expression, right: Expression): Expression => ({
    kind: "arithmetic",
    operator: "*",
    left,
    right,
  });
  const gross = times(
    fieldOn(build, revenue.quantity, path),
    fieldOn(build, revenue.price, [...path, ...wayTo(revenue.price)]),
  );
  if (revenue.off !== null) return minus(gross, orNothing(build, revenue.off, path));
  if (revenue.discount === null) return gross;
  const discount = orNothing(build, revenue.discount, [...path, ...wayTo(revenue.discount)]);
  const hundred: Expression = { kind: "constant", value: 100, type: "integer" };
  const share: Expression = revenue.percent
    ? { kind: "arithmetic", operator: "/", left: discount, right: hundred }
    : discount;
  return times(gross, minus({ kind: "constant", value: 1, type: "integer" }, share));
}

/** A discount of which some rows tell nothing: from those nothing came off. */
function orNothing(build: Build, column: number, path: Path): Expression {
  const discount = fieldOn(build, column, path);
  const nothing: Expression = { kind: "constant", value: 0, type: "integer" };
  return (columnAt(build, column)?.profile?.nulls ?? 0) > 0
    ? { kind: "function", name: "coalesce", arguments: [discount, nothing] }
    : discount;
}

const minus = (left: Expression, right: Expression): Expression => ({
  kind: "arithmetic",
  operator: "-",
  left,
  right,
});
