import { aggregateOf, fieldOf, lowered, rowsOf } from "@parlance/contract";
import { deedAmount } from "../index/deed-amount.ts";
import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { moneyColumn } from "../index/takings.ts";
import { orderWords } from "../lexicon/order-words.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import type { Token } from "../text/tokenize.ts";
import type { DefinedFigure } from "./links/link.ts";

/**
 * "Repair revenue", "ticket income", "donated amount" of facts that hold money of their own: what these rows add up to, though the
 * takings are told elsewhere ("payments"). Null for other words.
 */
export function moneyOfFacts(span: readonly Token[], index: ModelIndex): DefinedFigure | null {
  const entry = moneyEarned(span, index) ?? totalOf(span, index);
  const table = index.tables[entry?.table ?? -1];
  if (entry === null || table === undefined) return null;
  const row = fieldOf(table.table.name, entry.column.name);
  const label = `total ${lowered(entry.column.label)} of ${rowsOf(lowered(table.table.label))}`;
  return { label, table: table.id, row, whole: aggregateOf("sum", row, []) };
}

/** "Donated amount", "harvested total": what a deed comes to. */
function totalOf([deed, sum, other]: readonly Token[], index: ModelIndex): ColumnEntry | null {
  const isSaid = deed?.kind === "word" && /(?:ed|en)$/.test(deed.text) && other === undefined;
  return isSaid && sums.has(sum?.lemma ?? "") ? deedAmount(deed.text, index) : null;
}

const sums: ReadonlySet<string> = new Set(["total", "amount", "sum", "value"]);

function moneyEarned(
  span: readonly Token[],
  { words, tables, columns, moneyTable, takings }: ModelIndex,
): ColumnEntry | null {
  if (span.length < 2 || !revenueWords.has(span.at(-1)?.text ?? "")) return null;
  const key = span
    .slice(0, -1)
    .map(({ lemma }) => lemma)
    .join("");
  const named = words.phrases.get(key)?.find(({ kind, form }) => kind === "table" && form !== "synonym");
  const table = tables[named?.id ?? salesOf(key, words, tables) ?? -1];
  if (table === undefined || table.table.type !== "fact") return null;
  const money = table.id === moneyTable ? takings : moneyColumn(table, columns)?.id;
  return columns[money ?? -1] ?? null;
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
