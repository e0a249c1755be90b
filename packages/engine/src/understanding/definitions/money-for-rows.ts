import type { MeasureExpression } from "@parlance/contract";
import { tableAt } from "../../semantics/grain.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { moneyColumnOf } from "../index/money-column-of.ts";
import { exactedNouns } from "../lexicon/money-nouns.ts";

/**
 * "Approved change orders as a percentage of contract value", "fees less payments": of rows beside money what they come to, since no number
 * of rows is a part of an amount, nor more or less than one. `host` is the table that both sides are seen from.
 */
export function moneyForRows(whole: MeasureExpression, host: number, index: ModelIndex): MeasureExpression {
  if (whole.kind !== "arithmetic" || whole.operator === "*") return whole;
  const { left, right, operator } = whole;
  if (isMoney(right, index)) return { ...whole, left: inMoney(left, host, index) };
  return operator !== "/" && isMoney(left, index) ? { ...whole, right: inMoney(right, host, index) } : whole;
}

/** What counted rows come to in money; another figure as it is. */
function inMoney(part: MeasureExpression, host: number, index: ModelIndex): MeasureExpression {
  if (part.kind !== "aggregate" || part.aggregation !== "count" || part.operand !== null) return part;
  const name = tableAt(index.model, index.tables[host]?.table.name ?? "", part.path);
  const rows = index.tables.find(({ table }) => table.name === name);
  const money = rows === undefined ? null : moneyColumnOf(rows, index);
  if (money === null || name === null) return part;
  const operand = {
    kind: "field" as const,
    field: { path: part.path, table: name, column: money.column.name },
  };
  return { ...part, aggregation: "sum", operand };
}

/** A sum of an amount of money: told in a currency, called one, or what the rows of its table come to. */
function isMoney(part: MeasureExpression, index: ModelIndex): boolean {
  if (part.kind !== "aggregate" || part.aggregation !== "sum" || part.operand?.kind !== "field") return false;
  const entry = entryOf(part.operand.field, index);
  const rows = index.tables[entry?.table ?? -1];
  return (
    entry !== undefined &&
    (entry.column.unit.kind === "currency" ||
      entry.words.some((word) => exactedNouns.has(word)) ||
      (rows !== undefined && moneyColumnOf(rows, index)?.column.name === entry.column.name))
  );
}
