import type { Column } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

const buyers = new Set("customer client buyer shopper member guest patient student donor user".split(" "));
const dealings = new Set("order purchase sale invoice checkout".split(" "));

/**
 * Rows of orders that say to whom by an e-mail address alone, beside a name to bill, and speak of no customer: the address is what tells
 * customers apart, and gets that word as a synonym, which a person can change like all others.
 */
export function withBuyerSynonyms(label: string, columns: Column[]): Column[] {
  const named = columns.map((column) => ({ column, words: comparableWords(column.label) }));
  const has = (word: string): boolean => named.some(({ words }) => words.includes(word));
  if (!comparableWords(label).some((word) => dealings.has(word)) || [...buyers].some(has) || !has("billing"))
    return columns;
  const address = named.find(
    ({ column, words }) => column.physicalType === "string" && ["email", "e mail"].includes(words.join(" ")),
  )?.column;
  return columns.map((column) =>
    column === address ? { ...column, synonyms: ["customer", "buyer"] } : column,
  );
}
