import { aggregateOf, fieldOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { moneyColumnOf } from "../index/money-column-of.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Phrase } from "./part.ts";

const counted = /\b(?:number|count|how many|rows?|times)\b|#/i;
const deed = /^(?:\p{L}{3,}ed|paid|spent|lent|sold)$/iu;
const besides = /^(?:total|the|all|sum|of|out|so|far|back|amount|money)$/;

/** "Claimed", "total paid out" as a part of a formula: rows that are called by their deed alone are what they come to in money, and not how many they are. */
export function moneyDone(phrase: Phrase, text: string, index: ModelIndex): Phrase {
  const { whole, table } = phrase;
  const isCount = whole.kind === "aggregate" && whole.aggregation === "count" && whole.operand === null;
  const rows = index.tables[table];
  if (!isCount || whole.path.length > 0 || whole.filter !== null || rows === undefined) return phrase;
  const words = tokenize(text).filter((token) => !besides.test(token.text));
  const isDeed = words.length === 1 && words.every((token) => deed.test(token.text));
  const money = isDeed && !counted.test(text) ? moneyColumnOf(rows, index) : null;
  if (money === null) return phrase;
  const row = fieldOf(rows.table.name, money.column.name);
  return { kind: "phrase", table, row, whole: aggregateOf("sum", row, []) };
}
