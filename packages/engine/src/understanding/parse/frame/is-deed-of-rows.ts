import type { Item, Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

const ways: ReadonlySet<string> = new Set("to in at from into by via for".split(" "));

/**
 * "Parcels delivered to Oslo" of parcels that have a delivery date: which parcels, told by where, and not the date. A word of a deed right
 * behind the rows and before a preposition with a value.
 */
export function isDeedOfRows({ items, tokens }: Reader, noun: Noun | Item | undefined): boolean {
  if (noun?.kind !== "column" || noun.end !== noun.start + 1) return false;
  const [option] = noun.options;
  if (option?.kind !== "time" || option.evidence === "exact" || !/..ed$/.test(tokens[noun.start]?.text ?? ""))
    return false;
  const rows = items.some(({ kind, end }) => kind === "table" && end === noun.start);
  const article = ["the", "our"].includes(tokens[noun.end + 1]?.text ?? "") ? 1 : 0;
  const where = items.some(({ kind, start }) => kind === "value" && start === noun.end + 1 + article);
  return rows && where && ways.has(tokens[noun.end]?.text ?? "");
}
