import type { Column } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

const itemWords = ["product", "item", "article"];

/**
 * In a table of sold quantities and prices that names no product, the description (else the stock code) is what people
 * call the product: that column gets those words as synonyms, which a person can change like all others.
 */
export function withItemSynonyms(columns: Column[]): Column[] {
  const words = columns.map((column) => ({ column, words: comparableWords(column.name) }));
  const has = (word: string): boolean => words.some((each) => each.words.includes(word));
  if (!has("quantity") || !has("price") || itemWords.some(has)) return columns;
  const item =
    words.find((each) => each.column.physicalType === "string" && each.words.includes("description")) ??
    words.find((each) => each.words.join(" ") === "stock code" || each.words.includes("sku"));
  if (item === undefined) return columns;
  return columns.map((column) => (column === item.column ? { ...column, synonyms: itemWords } : column));
}
