import { revenueWords } from "../lexicon/revenue-words.ts";
import { type ColumnEntry, holdsFigure } from "./entries.ts";

/** What money that a part of the business brings is called in names of columns. */
const brought: ReadonlySet<string> = new Set(["charge", "fee", "receipt", "taking", ...revenueWords]);
/** Words before it that name no part of the business. */
const general: ReadonlySet<string> = new Set(
  "total net gross sum unit line list base average other annual monthly weekly daily yearly hourly late bank card service target budget planned expected estimated forecast actual previous last rate per".split(
    " ",
  ),
);
const heads: readonly string[] = ["revenue", "income", "taking", "sales"];

/**
 * "Room revenue" of the "room charge" of bookings, "kiosk takings" of "kiosk sales": what a part of the business brings, whatever its
 * column calls money. Phrases by column, in dictionary form.
 */
export const partMoney = (columns: readonly ColumnEntry[]): { column: number; phrases: string[][] }[] =>
  columns.filter(holdsFigure).flatMap(({ id, column, words }) => {
    const [part = "", head = "", more] = words;
    if (column.additivity !== "additive" || more !== undefined || !brought.has(head)) return [];
    if (general.has(part) || brought.has(part) || part.length < 3) return [];
    return [{ column: id, phrases: heads.flatMap((name) => (name === head ? [] : [[part, name]])) }];
  });
