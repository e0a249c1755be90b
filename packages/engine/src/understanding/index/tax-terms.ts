import type { GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import type { Revenue } from "./revenue.ts";
import type { SchemaWords } from "./schema-words.ts";

const taxes: ReadonlySet<string> = new Set("tax vat gst".split(" "));
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
  { phrases }: SchemaWords,
): GlossaryTerm[] {
  if (revenue === null || revenue.discount !== null || revenue.off !== null) return [];
  const own = columns.filter(
    ({ table, column, words }) =>
      table === revenue.table && isNumeric(column) && words.some((word) => taxes.has(word)),
  );
  const [rate, other] = own;
  if (rate === undefined || other !== undefined || !isRate(rate)) return [];
  const called = (id: number): string => {
    const entry = columns[id];
    return `${tables[entry?.table ?? -1]?.table.label ?? ""} ${entry?.column.label ?? ""}`.toLowerCase();
  };
  const money = `${called(revenue.quantity)} * ${called(revenue.price)}`;
  const share = Number(rate.column.profile?.maximum) > 1 ? `${called(rate.id)} / 100` : called(rate.id);
  const [term, ...synonyms] = names.filter((each) => !phrases.has(each.replaceAll(" ", "")));
  const definition = `${money} * ${share}`;
  return term === undefined ? [] : [{ term, synonyms, definition, category: null, binding: null }];
}

/** A rate, in percent or as a share. */
const isRate = ({ words, column }: ColumnEntry): boolean =>
  words.some((word) => rates.has(word)) &&
  words.every((word) => taxes.has(word) || rates.has(word)) &&
  Number(column.profile?.maximum ?? Number.NaN) <= 100;
