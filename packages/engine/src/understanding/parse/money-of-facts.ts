import { aggregateOf, type Expression, lowered, rowsOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { moneyColumn } from "../index/takings.ts";
import { orderWords } from "../lexicon/order-words.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { DefinedFigure } from "./links/link.ts";

/**
 * "Repair revenue", "ticket income" of facts that hold money of their own: what these rows add up to, though the takings are told
 * elsewhere ("payments"). Null for other words.
 */
export function moneyOfFacts(
  span: readonly Token[],
  { words, tables, columns, moneyTable, takings }: ModelIndex,
): DefinedFigure | null {
  if (span.length < 2 || !revenueWords.has(span.at(-1)?.text ?? "")) return null;
  const key = span
    .slice(0, -1)
    .map(({ lemma }) => lemma)
    .join("");
  const named = words.phrases.get(key)?.find(({ kind, form }) => kind === "table" && form !== "synonym");
  const table = tables[named?.id ?? salesOf(key, words, tables) ?? -1];
  if (table === undefined || table.table.type !== "fact") return null;
  const money = table.id === moneyTable ? takings : moneyColumn(table, columns)?.id;
  const { column } = columns[money ?? -1] ?? {};
  if (column === undefined) return null;
  const row: Expression = {
    kind: "field",
    field: { path: [], table: table.table.name, column: column.name },
  };
  const label = `total ${lowered(column.label)} of ${rowsOf(lowered(table.table.label))}`;
  return { label, table: table.id, row, whole: aggregateOf("sum", row, []) };
}

/** The only table whose rows are sales of what a word says: "fare sales" of "fare". */
function salesOf(
  word: string,
  { tablesByWord }: ModelIndex["words"],
  tables: ModelIndex["tables"],
): number | null {
  const [id, other] = tablesByWord.get(word) ?? [];
  const last = tables[id ?? -1]?.words.at(-1) ?? "";
  const isSold = last !== word && (orderWords.has(last) || last === "sales" || last === "payment");
  return id !== undefined && other === undefined && isSold ? id : null;
}
