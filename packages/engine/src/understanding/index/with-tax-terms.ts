import type { GlossaryTerm } from "@parlance/contract";
import { taxWords } from "../lexicon/tax-words.ts";
import { type ColumnEntry, holdsFigure, type TableEntry } from "./entries.ts";
import { freeTerm, labelWithTable } from "./free-term.ts";
import { moneyColumnOf } from "./money-column-of.ts";
import type { SchemaWords } from "./schema-words.ts";

const joined: readonly string[] = ["including", "incl", "inc", "with", "plus"];
/** Words of an amount that has the tax in it, or of money that is none of the rows' own. */
const whole: ReadonlySet<string> = new Set("gross total".split(" "));
const plain: readonly string[] = "amount|total|value|billed|amount billed|invoiced|amount invoiced".split(
  "|",
);

/**
 * "Average bill including VAT", "gross amount": what rows come to with the tax that stands beside it, where they tell the amount
 * without it and no other that has it.
 */
export function withTaxTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  takings: number | null,
  words: SchemaWords,
): GlossaryTerm[] {
  const taxed = tables.flatMap((table) => {
    const own = table.columns.flatMap((id) => columns[id] ?? []);
    const [tax, other] = own.filter(isTax);
    const isTold = own.some(({ words: called }) => called.some((word) => whole.has(word)));
    if (tax === undefined || other !== undefined || isTold) return [];
    const money = moneyColumnOf(table, { columns, takings });
    return money === null ? [] : [{ table, tax, money }];
  });
  const [only, another] = taxed;
  if (only === undefined || another !== undefined) return [];
  const { table, tax, money } = only;
  const nouns = [...plain, table.words.join(" "), money.words.join(" ")];
  const names = [
    ...nouns.flatMap((noun) =>
      joined.flatMap((join) => [...taxWords].map((called) => `${noun} ${join} ${called}`)),
    ),
    ...["amount", "value", "total"].map((noun) => `gross ${noun}`),
  ];
  const formula = `${labelWithTable(money, tables)} + ${labelWithTable(tax, tables)}`;
  return [freeTerm(names, formula, words)].filter((each) => each !== null);
}

/** The tax itself, and not the rate of it. */
const isTax = (entry: ColumnEntry): boolean =>
  holdsFigure(entry) &&
  entry.column.additivity === "additive" &&
  entry.words.some((word) => taxWords.has(word)) &&
  entry.words.every(
    (word) => taxWords.has(word) || word === "amount" || word === "sales" || word === "charged",
  );
