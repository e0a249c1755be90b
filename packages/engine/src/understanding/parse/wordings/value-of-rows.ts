import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyCalled, priceCalled } from "../../index/money-called.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable, isDeed } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const sums: ReadonlySet<string> = new Set("total overall combined summed full".split(" "));
const worths: ReadonlySet<string> = new Set(["value", "worth"]);
/** One of the rows, or the highest, and what something else is worth. */
const otherwise =
  /^(?:average|avg|mean|median|typical|highest|lowest|top|maximum|minimum|max|min|biggest|smallest|largest|by|most|least|lifetime|stock|inventory|outstanding|ordered|received|delivered|undelivered|open|net|gross)$/;
const breaks = /^(?:by|per|in|for|with|that|which|who|where|and|or|from|to|of|is|are|was|were)$/;
const furthest = 6;

/**
 * "Total value of the open deals", "value of unpaid invoices by segment": what these rows come to: the one figure of theirs that is called a value
 * ("annual value"), else their amount of money, or that of their lines.
 */
export function valueOfRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const named = valueNamed(tokens, at, index);
  if (named !== null) return named;
  const sum = sums.has(textAt(tokens, at)) ? 1 : 0;
  if (!worths.has(textAt(tokens, at + sum)) || textAt(tokens, at + sum + 1) !== "of") return null;
  if (otherwise.test(textAt(tokens, at - 1))) return null;
  const rows = rowsAt(tokens, at + sum + 2, index);
  const own = rows === null ? [] : valuesOf(rows, index);
  const money =
    rows === null
      ? null
      : own.length > 0
        ? onlyLabel(own, tokens[at - 1])
        : (moneyCalled(rows, index) ?? priceCalled(rows, index));
  return money === null ? null : { words: `total ${money} of`, tokens: sum + 2 };
}

/** The table that the first plural behind "of" names, whatever tells its rows apart before it. */
function rowsAt(tokens: readonly Token[], from: number, index: ModelIndex): TableEntry | null {
  for (const [at, token] of tokens.slice(from, from + furthest).entries()) {
    if (token.kind !== "word" || breaks.test(token.text)) return null;
    const table = token.text === token.lemma ? null : (tableNamed(token, index) ?? onlyFact(token, index));
    if (table !== null) return rowsOfDeed(tokens[from + at + 1], table, index) ?? table;
  }
  return null;
}

/** "Goods shipped": the shipments, where goods have these. */
const rowsOfDeed = (deed: Token | undefined, table: TableEntry, index: ModelIndex): TableEntry | null =>
  deed?.kind === "word" && isDeed(deed.text) && table.table.type !== "fact"
    ? deedTable(deed.text, table, index)
    : null;

/** "Transactions" of the one table of facts that has the word in its name. */
function onlyFact({ lemma }: Token, { words, tables }: ModelIndex): TableEntry | null {
  const named = (words.tablesByWord.get(lemma) ?? []).flatMap((id) => tables[id] ?? []);
  const [only, other] = named.filter(({ table }) => table.type === "fact");
  return other === undefined ? (only ?? null) : null;
}

/** "Contract value by region", "annual contract value" of contracts that have an annual value. */
function valueNamed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const first = worths.has(tokens[at + 1]?.lemma ?? "") ? at : at + 1;
  const [noun, value] = tokens.slice(first, first + 2);
  if (noun?.kind !== "word" || value === undefined || !worths.has(value.lemma)) return null;
  if (index.words.phrases.has(`${noun.lemma}${value.lemma}`)) return null;
  const rows = tableNamed(noun, index);
  if (first === at && isProduct(noun, rows, index)) return { words: "revenue", tokens: 2 };
  const [only, other] = rows === null ? [] : valuesOf(rows, index);
  if (only === undefined || other !== undefined || only.column.role !== "measure") return null;
  const isPart = (token: Token | undefined): boolean => only.words.includes(token?.lemma ?? "");
  if (first === at ? isPart(tokens[at - 1]) : !isPart(tokens[at])) return null;
  return { words: `${noun.raw} ${only.column.label.toLowerCase()}`, tokens: first + 2 - at };
}

/** "Delivery value", "sales value" of rows that tell what they come to by a quantity and its price alone. */
const isProduct = (
  { text }: Token,
  rows: TableEntry | null,
  { revenue, takings, lines, columns }: ModelIndex,
): boolean =>
  revenue !== null &&
  takings === null &&
  lines === null &&
  columns[revenue.price]?.table === revenue.table &&
  (rows === null ? revenueWords.has(text) : rows.id === revenue.table);

/** The figures of a table that are called a value. */
const valuesOf = ({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry[] =>
  own.flatMap((id) => {
    const entry = columns[id];
    return entry?.words.some((word) => worths.has(word)) === true ? [entry] : [];
  });

/** What the only figure is called, where the word before says none of it already. */
const onlyLabel = ([only, other]: readonly ColumnEntry[], before: Token | undefined): string | null =>
  only?.column.role === "measure" && other === undefined && !only.words.includes(before?.lemma ?? "")
    ? only.column.label.toLowerCase()
    : null;

valueOfRows.needs = worths;
