import { levelDates } from "../../semantics/level-dates.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/** Whether a price is one that every thing has anew at each date (shares by day): nobody has paid it for the row. */
export const isQuoted = ({ words }: ColumnEntry, { table }: TableEntry): boolean =>
  words.includes("price") &&
  table.primaryKey.length > 1 &&
  table.primaryKey.includes(levelDates(table)?.date.name ?? "");
