import type { Column } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

const itemWords = ["product", "item", "article"];

/**
 * In a table of sold quantities and prices that names no product, the description (else the stock code) is what people
 * call the product, as is the name of a line's item: that column gets those words as synonyms, which a person can change like all others.
 */
export function withItemSynonyms(columns: Column[]): Column[] {
  const words = columns.map((column) => ({ column, words: comparableWords(column.label) }));
  const has = (word: string): boolean => words.some((each) => each.words.includes(word));
  if (!has("quantity") || !has("price") || ["product", "article"].some(has)) return columns;
  const named = words.find(({ words: each }) => each.slice(-2).join(" ") === "item name");
  if (named === undefined && has("item")) return columns;
  const item =
    named ??
    words.find((each) => each.column.physicalType === "string" && each.words.includes("description")) ??
    words.find((each) => each.words.join(" ") === "stock code" || each.words.includes("sku"));
  if (item === undefined) return columns;
  return columns.map((column) => (column === item.column ? { ...column, synonyms: itemWords } : column));
}
