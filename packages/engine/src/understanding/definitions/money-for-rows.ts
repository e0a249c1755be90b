import type { MeasureExpression } from "@parlance/contract";
import { tableAt } from "../../semantics/grain.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { moneyColumnOf } from "../index/money-column-of.ts";

/**
 * "Approved change orders as a percentage of contract value": of rows beside money what they come to, since no number of rows is a part
 * of an amount. `host` is the table that both sides are seen from.
 */
export function moneyForRows(whole: MeasureExpression, host: number, index: ModelIndex): MeasureExpression {
  if (whole.kind !== "arithmetic" || whole.operator !== "/") return whole;
  const { left, right } = whole;
  const counts = left.kind === "aggregate" && left.aggregation === "count" && left.operand === null;
  if (!counts || !isMoney(right, index)) return whole;
  const name = tableAt(index.model, index.tables[host]?.table.name ?? "", left.path);
  const rows = index.tables.find(({ table }) => table.name === name);
  const money = rows === undefined ? null : moneyColumnOf(rows, index);
  if (money === null || name === null) return whole;
  const operand = {
    kind: "field" as const,
    field: { path: left.path, table: name, column: money.column.name },
  };
  return { ...whole, left: { ...left, aggregation: "sum", operand } };
}

/** A sum of an amount of money. */
function isMoney(part: MeasureExpression, index: ModelIndex): boolean {
  if (part.kind !== "aggregate" || part.aggregation !== "sum" || part.operand?.kind !== "field") return false;
  return entryOf(part.operand.field, index)?.column.unit.kind === "currency";
}
