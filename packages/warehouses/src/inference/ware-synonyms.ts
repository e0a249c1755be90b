import { type Column, pluralOf } from "@parlance/contract";
import { comparableWords } from "./name-words.ts";

/** What rows of dealings are called, and what is said to have been done with what they deal in. */
const deals: ReadonlyMap<string, string> = new Map([
  ["sale", "sold"],
  ["purchase", "bought"],
  ["booking", "booked"],
  ["delivery", "delivered"],
  ["shipment", "shipped"],
  ["rental", "rented"],
]);
const countWords: ReadonlySet<string> = new Set(["quantity", "unit", "piece", "count", "number"]);

/**
 * In a table called as dealings in something ("ticket sales"), the one column that says how many holds what people call by that
 * ("tickets sold"): it gets this as a synonym, which a person can change like all others.
 */
export function withWareSynonyms(label: string, columns: Column[]): Column[] {
  const words = comparableWords(label);
  const deed = deals.get(words.at(-1) ?? "");
  const ware = words.slice(0, -1);
  if (deed === undefined || ware.length === 0 || ware.some((word) => deals.has(word))) return columns;
  const [counted, other] = columns.filter(
    ({ name, role, additivity }) =>
      role === "measure" &&
      additivity === "additive" &&
      comparableWords(name).every((word) => countWords.has(word) || ware.includes(word)),
  );
  if (counted === undefined || other !== undefined) return columns;
  const synonyms = [...counted.synonyms, `${pluralOf(ware.join(" "))} ${deed}`];
  return columns.map((column) => (column === counted ? { ...column, synonyms } : column));
}
