import { paidBesides } from "../lexicon/paid-besides.ts";
import type { ColumnEntry } from "./entries.ts";

/** What may stand beside it in a column's name and is seldom said. */
const plain: ReadonlySet<string> = new Set("total amount value charged collected".split(" "));

/**
 * "Shipping revenue", "sales tax" where one column tells what is paid besides the price ("Shipping", "Taxes"): that column, and no
 * sales beside it.
 */
export const besidesNames = (columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] =>
  columns.flatMap(({ id, column, words }) => {
    const said = words.filter((word) => !plain.has(word));
    if (column.role !== "measure" || column.additivity !== "additive" || said.length === 0) return [];
    if (!said.every((word) => paidBesides.has(word))) return [];
    const taxed = said.join(" ") === "tax" ? [["sales", "tax"]] : [];
    return [{ column: id, phrases: [...["revenue", "income"].map((money) => [...said, money]), ...taxed] }];
  });
