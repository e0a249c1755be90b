import type { GlossaryTerm } from "@parlance/contract";
import { taxWords } from "../lexicon/tax-words.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { freeTerm, labelWithTable, shareOf } from "./free-term.ts";
import type { Revenue } from "./revenue.ts";
import type { SchemaWords } from "./schema-words.ts";

const rates: ReadonlySet<string> = new Set("rate percent percentage sales".split(" "));
/** Not "tax" alone, which a "tax rate" has as well. */
const names = [
  "sales tax",
  ...["tax", "sales tax", "vat", "gst"].flatMap((tax) =>
    ["amount", "charged", "collected"].map((end) => `${tax} ${end}`),
  ),
];

/**
 * "Sales tax by year", "how much VAT did we charge" where what is sold is told by quantity and price, and beside these at which rate it is taxed
 * ("tax rate"): that share of the money. Where a column holds the tax itself, it is left to it.
 */
export function taxTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  revenue: Revenue | null,
  words: SchemaWords,
): GlossaryTerm[] {
  if (revenue === null || revenue.discount !== null || revenue.off !== null) return [];
  const own = columns.filter(
    ({ table, column, words: called }) =>
      table === revenue.table && isNumeric(column) && called.some((word) => taxWords.has(word)),
  );
  const [rate, other] = own;
  if (rate === undefined || other !== undefined || !isRate(rate)) return [];
  const [quantity, price] = [columns[revenue.quantity], columns[revenue.price]];
  if (quantity === undefined || price === undefined) return [];
  const money = `${labelWithTable(quantity, tables)} * ${labelWithTable(price, tables)}`;
  return [freeTerm(names, `${money} * ${shareOf(rate, tables)}`, words)].filter((each) => each !== null);
}

/** A rate, in percent or as a share. */
const isRate = ({ words, column }: ColumnEntry): boolean =>
  words.some((word) => rates.has(word)) &&
  words.every((word) => taxWords.has(word) || rates.has(word)) &&
  Number(column.profile?.maximum ?? Number.NaN) <= 100;
