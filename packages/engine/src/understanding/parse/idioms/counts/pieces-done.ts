import { type ColumnEntry, isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { soldQuantity } from "../money/sold.ts";
import { dealt } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

/** What wares come in: as many of them as the quantity says. */
const containers: ReadonlySet<string> = new Set(
  "unit piece copy pair bottle box can carton crate bag pack packet jar barrel pallet".split(" "),
);
const helpers: ReadonlySet<string> = new Set("were was are is been have has".split(" "));
const irregular: ReadonlySet<string> = new Set("sold bought sent lent built made taken given".split(" "));

/**
 * "Crates returned last month", "how many bottles were sold": the sum of a number that is called so, of the rows that record the deed;
 * and of the quantity that was sold, where wares come in such pieces.
 */
export function piecesDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const lead = ["how many", "number of"].includes(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`) ? 2 : 0;
  const noun = tokens[at + lead];
  if (noun === undefined || noun.kind !== "word" || noun.text === noun.lemma) return null;
  let verb = at + lead + 1;
  while (helpers.has(textAt(tokens, verb))) verb += 1;
  const deed = textAt(tokens, verb);
  if (
    !(/..ed$/.test(deed) || irregular.has(deed)) ||
    (index.words.tablesByWord.has(noun.lemma) &&
      index.tables.some(({ words }) => words.join(" ") === noun.lemma))
  )
    return null;
  const held = heldNumber(noun, deed, index);
  if (held !== null) return { words: `total ${held}`, tokens: verb + 1 - at };
  const quantity = dealt.has(deed) && containers.has(noun.lemma) ? soldQuantity(index) : undefined;
  return quantity === undefined || isColumn(noun, index)
    ? null
    : { words: `total ${quantity.column.label}`, tokens: verb + 1 - at };
}

/** The additive number that is called as a noun, of the rows that are called as the deed or tell when it was done. */
function heldNumber(noun: Token, deed: string, index: ModelIndex): string | null {
  const numbers = named(noun, index).filter(({ column }) => column.additivity === "additive");
  const found = numbers.flatMap((entry) => {
    const table = index.tables[entry.table];
    return table !== undefined && records(table, deed, index) ? [{ entry, table }] : [];
  });
  const [only, other] = found;
  if (only === undefined || other !== undefined) return null;
  return numbers.length > 1
    ? `${only.table.table.label} ${only.entry.column.label}`
    : only.entry.column.label;
}

const named = ({ lemma, text }: Token, { words, columns }: ModelIndex): ColumnEntry[] =>
  [...new Set([lemma, text])]
    .flatMap((word) => words.phrases.get(word) ?? [])
    .flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []))
    .filter((entry, at, all) => all.indexOf(entry) === at);

const isColumn = (noun: Token, index: ModelIndex): boolean => named(noun, index).length > 0;

/** Whether a table's rows are called as a deed, or each tells a time that is. */
const records = ({ words, columns: own }: TableEntry, deed: string, { columns }: ModelIndex): boolean =>
  words.some((word) => isRooted(word, deed)) ||
  own.some((id) => {
    const entry = columns[id];
    return entry !== undefined && isTime(entry.column) && entry.core.some((word) => isRooted(word, deed));
  });
