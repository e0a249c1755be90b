import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { valueKey } from "../text/tokenize.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/** What is done to some pieces of a row, with the noun for it in the singular. */
const deeds: ReadonlyMap<string, string> = new Map([
  ["returned", "return"],
  ["refunded", "refund"],
  ["cancelled", "cancellation"],
  ["canceled", "cancellation"],
  ["rejected", "rejection"],
]);
const pieces: ReadonlySet<string> = new Set("unit quantity qty item piece article count number".split(" "));

/**
 * What "returns", "returned orders" and "orders with a return" are where a number of rows tells how many of their pieces came back: those with
 * any. Conditions in the form of glossary terms; a word that the data has a name or a value for is left to it.
 */
export function partDoneTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  { byKey, byWord }: ValueIndex,
): GlossaryTerm[] {
  return [...deeds].flatMap(([done, noun]): GlossaryTerm[] => {
    const [only, other] = columns.filter((entry) => countsPieces(entry, done));
    const entry = tables[only?.table ?? -1];
    if (only === undefined || other !== undefined || entry === undefined) return [];
    if (byKey.has(done) || byWord.has(done)) return [];
    const { label, name } = entry.table;
    const rows = new Set([label.toLowerCase(), label.toLowerCase().split(" ").at(-1) ?? ""]);
    const names = [`${noun}s`, ...[...rows].map((row) => `${done} ${row}`)];
    const free = freeNames(names, words).filter((each) => !byKey.has(valueKey(each)));
    const filter: Filter = {
      kind: "comparison",
      operator: ">",
      left: fieldOf(name, only.column.name),
      right: { kind: "constant", value: 0, type: "integer" },
    };
    return filterTerm(free, name, filter, `${only.column.label} is more than 0`);
  });
}

/** "Units returned", "qty cancelled" of which rows may have none. */
const countsPieces = ({ column, words }: ColumnEntry, done: string): boolean =>
  isNumeric(column) &&
  Number(column.profile?.minimum) === 0 &&
  words.includes(done) &&
  words.some((word) => pieces.has(word));
