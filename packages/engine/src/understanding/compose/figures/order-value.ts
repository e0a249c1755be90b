import {
  type Aggregation,
  aggregateOf,
  aggregateValueOf,
  type Expression,
  fieldOf,
  type Path,
} from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { hasOrders, orderKey, orderTable } from "../../index/order-key.ts";
import { ordersTallied } from "../../index/orders-tallied.ts";
import { type Build, columnAt, tableName } from "../build-context.ts";
import { fieldOn } from "../groups/field-on.ts";
import { columnFigure } from "./column-figure.ts";
import type { Figure } from "./figure.ts";
import { heldMoney } from "./held-money.ts";
import { revenueFigure } from "./revenue-figure.ts";

/**
 * What an order comes to, or all of them where their sum is asked for. On average that is revenue by different orders; its median, greatest or smallest is taken over the
 * orders themselves, each with the revenue of its own lines. Null where no column names the order of a line, or, for those,
 * the orders have no table.
 */
export function orderValueFigure(build: Build, aggregation: Aggregation | null): Figure | null {
  const { takings } = build.index;
  const tallied = aggregation === null || aggregation === "average" ? perTalliedOrder(build) : null;
  if (tallied !== null) return tallied;
  if (takings !== null && holdsWholeOrders(build.index))
    return heldMoney(build, takings, { name: "order value", aggregation: aggregation ?? "average" });
  const revenue = moneyFigure(build);
  if (aggregation === "sum") return revenue;
  const order = revenue === null ? null : orderKey(build.index, revenue.table);
  if (revenue === null || order === null) return null;
  const note = `${revenue.note ?? revenue.label} per different ${columnAt(build, order)?.label ?? ""}`;
  if (aggregation !== null && aggregation !== "average")
    return ofEachOrder(build, { order, note, aggregation });
  return {
    table: revenue.table,
    label: "average order value",
    note,
    express: (path) => ({
      kind: "arithmetic",
      operator: "/",
      left: revenue.express(path),
      right: aggregateOf("count-distinct", fieldOn(build, order, path), path),
    }),
  };
}

/** Whether each row that holds the money of sales is an order, and none a payment of one. */
function holdsWholeOrders(index: ModelIndex): boolean {
  const table = index.moneyTable ?? -1;
  return !hasOrders(index, table) || (index.lines !== null && orderTable(index, table) === null);
}

/** Revenue by the number of orders that each row tells, of rows that are what a day came to. */
function perTalliedOrder(build: Build): Figure | null {
  const { index } = build;
  const revenue = moneyFigure(build);
  const number = revenue === null ? null : ordersTallied(revenue.table, index);
  const orders = number === null ? null : columnFigure(build, number, "sum");
  if (revenue === null || orders === null) return null;
  return {
    table: revenue.table,
    label: "average order value",
    note: `${revenue.note ?? revenue.label} divided by ${orders.label}`,
    express: (path) => ({
      kind: "arithmetic",
      operator: "/",
      left: revenue.express(path),
      right: orders.express(path),
    }),
  };
}

/** What the sales of rows come to: computed, or held in a column. */
function moneyFigure(build: Build): Figure | null {
  const { sales, revenue, takings } = build.index;
  return revenue !== null || takings !== null || sales === null
    ? revenueFigure(build, null)
    : columnFigure(build, sales, "sum");
}

function ofEachOrder(
  build: Build,
  { order, note, aggregation }: { order: number; note: string; aggregation: Aggregation },
): Figure | null {
  const each = linesOf(build, order);
  return each === null
    ? null
    : {
        table: each.table,
        label: `${aggregation} order value`,
        note,
        express: (path) => aggregateOf(aggregation, each.value(path), path),
      };
}

/** The table of orders, and the revenue of the lines of one at the end of a path; null where orders have no table. */
function linesOf(build: Build, order: number): { table: number; value: (path: Path) => Expression } | null {
  const revenue = moneyFigure(build);
  const lines = revenue?.express([]);
  const { graph, columns, model } = build.index;
  const name = columns[order]?.column.name ?? "";
  const subject = tableName(build, revenue?.table ?? -1);
  const { to } =
    model.relationships.find(
      ({ from }) => from.table === subject && from.columns.length === 1 && from.columns[0] === name,
    ) ?? {};
  const table = to === undefined ? undefined : graph.tableIds.get(to.table);
  const [key] = to?.columns ?? [];
  if (to === undefined || table === undefined || key === undefined || lines?.kind !== "aggregate")
    return null;
  const { operand } = lines;
  const inner = fieldOf(subject, name);
  const outer = (path: Path): Expression => ({
    kind: "field",
    field: { path, table: to.table, column: key },
  });
  return {
    table,
    value: (path) => aggregateValueOf(subject, "sum", operand, { per: [{ inner, outer: outer(path) }] }),
  };
}
