import type { GlossaryTerm } from "@parlance/contract";
import { lemmasOf } from "./condition-terms.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { freeTerm, labelApart, labelWithTable } from "./free-term.ts";
import type { Ledger } from "./ledger.ts";
import type { CostOfSales } from "./profit.ts";
import type { SchemaWords } from "./schema-words.ts";

/** What everyone in business means by these words, in words of the data, `revenue` being that of what the cost is of and `sold` the column that holds it, if any; only those that it can compute. */
export function businessTerms(
  cost: CostOfSales | null,
  revenue: string,
  sold: ColumnEntry | undefined,
  tables: readonly TableEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  if (cost === null) return [];
  const said = (entry: ColumnEntry): string => labelApart(entry, tables, words);
  const own = cost.quantity === null ? said(cost.cost) : `${said(cost.quantity)} * ${said(cost.cost)}`;
  const spent = [own, ...cost.besides.map(said)].join(" - ");
  const profit = `${revenue} - ${spent}`;
  const rows = soldRows(cost, sold, said);
  return [
    term(["gross profit", "profit", "profits", "earnings"], `${profit}${rows}`, words),
    cost.quantity === null ? null : freeTerm(wholeCosts, spent, words),
    term(
      ["gross profit margin", "profit margin", "gross margin", "margin", "margins", "profitability"],
      `(${profit}) / ${revenue}${rows}`,
      words,
    ),
  ].filter((each) => each !== null);
}

/** Of things that are sold one by one, only those with a price: what was spent on the others is no loss yet. */
const soldRows = (
  { quantity, cost: { table } }: CostOfSales,
  sold: ColumnEntry | undefined,
  said: (entry: ColumnEntry) => string,
): string =>
  quantity === null && sold?.table === table && (sold.column.profile?.nulls ?? 0) > 0
    ? ` where ${said(sold)} is known`
    : "";

/** What all that was sold cost, where rows tell what one piece does. */
const wholeCosts =
  "total cost|total costs|cost of goods sold|cost of goods|cost of sales|total cost of goods|total cost of goods sold|cogs|goods cost".split(
    "|",
  );

/** "Profit margin" where rows hold their profit beside the money of the sale: the one over the other, of any rows together. */
export function marginTerms(
  columns: readonly ColumnEntry[],
  sales: number | null,
  words: SchemaWords,
): GlossaryTerm[] {
  if (words.columnsByWord.has("margin")) return [];
  const money = columns[sales ?? -1];
  const [profit, other] = columns.filter(
    ({ table, column, words: own }) =>
      table === money?.table &&
      column.role === "measure" &&
      own.includes("profit") &&
      own.every((word) => profitWords.has(word)),
  );
  if (money === undefined || profit === undefined || other !== undefined) return [];
  const definition = `${profit.column.label.toLowerCase()} / ${money.column.label.toLowerCase()}`;
  return [freeTerm(margins, definition, words)].filter((each) => each !== null);
}

const profitWords: ReadonlySet<string> = new Set("profit total net gross amount line order".split(" "));
const margins =
  "profit margin|profit margins|margin|margins|profit ratio|profit rate|profitability|gross margin|net margin|profit percentage".split(
    "|",
  );

/** What is left of the money that comes in where both are kinds of one ledger's amounts. */
export function resultTerms(ledger: Ledger, words: SchemaWords): GlossaryTerm[] {
  if (!ledger.has("revenue") || !ledger.has("expense")) return [];
  const names = ["net profit", "profit", "net income", "net result", "surplus"];
  return [term(names, "revenue - expenses", words)].filter((each) => each !== null);
}

const refunds: ReadonlySet<string> = new Set(["refund", "refunded", "returned"]);

/** What stays of the money that came in where rows hold what was paid back of it. */
export function netTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  takings: number | null,
  words: SchemaWords,
): GlossaryTerm[] {
  const gross = columns[takings ?? -1];
  const back = columns.find(
    (entry) =>
      entry.table === gross?.table &&
      entry.column.additivity === "additive" &&
      entry.words.some((word) => refunds.has(word)),
  );
  if (gross === undefined || back === undefined) return [];
  const definition = `revenue - ${labelWithTable(back, tables)}`;
  const names = ["net revenue", "net sales", "net volume", "revenue after refunds", "revenue net of refunds"];
  return names.some((name) => words.phrases.has(name.replaceAll(" ", "")))
    ? []
    : [{ term: "net revenue", synonyms: names.slice(1), definition, category: null, binding: null }];
}

const proceeds: ReadonlySet<string> = new Set(
  "raised revenue income proceed taking earning sale turnover".split(" "),
);
const costs: ReadonlySet<string> = new Set("cost expense expenditure spend".split(" "));

/** What stays of what rows brought in where these rows, and no others, hold what they cost, too ("raised" and "cost" of events). */
export function proceedsTerms(
  columns: readonly ColumnEntry[],
  tables: readonly TableEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const called = (names: ReadonlySet<string>): ColumnEntry[] =>
    columns.filter(
      ({ column, words: own }) =>
        column.additivity === "additive" &&
        own.some((word) => names.has(word)) &&
        own.every((word) => names.has(word) || ["total", "amount"].includes(word)),
    );
  const pairs = called(proceeds).flatMap((brought) =>
    called(costs).flatMap((spent) => (spent.table === brought.table ? [{ brought, spent }] : [])),
  );
  const [pair, other] = pairs;
  if (pair === undefined || other !== undefined) return [];
  const [brought, spent] = [pair.brought, pair.spent].map((entry) => labelWithTable(entry, tables));
  const net = `${brought} - ${spent}`;
  const own = pair.brought.column.label.toLowerCase();
  return [
    words.columnsByWord.has("net")
      ? null
      : { term: `net ${own}`, synonyms: [], definition: net, category: null, binding: null },
    term(["profit", "profits", "net profit", "surplus"], net, words),
  ].filter((each) => each !== null);
}

/** A term by its names; null where the data has a word of one, which then says what it is. */
function term(
  [name = "", ...synonyms]: string[],
  definition: string,
  { columnsByWord, tablesByWord }: SchemaWords,
): GlossaryTerm | null {
  const isKnown = [name, ...synonyms]
    .flatMap(lemmasOf)
    .some((lemma) => lemma !== "gross" && (columnsByWord.has(lemma) || tablesByWord.has(lemma)));
  return isKnown ? null : { term: name, synonyms, definition, category: null, binding: null };
}
