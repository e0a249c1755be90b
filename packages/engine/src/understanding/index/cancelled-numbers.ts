import { fieldOf, type GlossaryTerm } from "@parlance/contract";
import { orderWords } from "../lexicon/order-words.ts";
import { booksReturns } from "./books-returns.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";

/** What such numbers begin with, of whatever case. */
const cancelled = /^c\d+$/i;
const numbered = /^\d+$/;
const names = ["cancelled", "canceled"];

/**
 * "Cancelled invoices" of lines whose invoices are numbered (`536365`), and those that took one back after a C (`C536379`), with quantities
 * below nothing. Conditions in the form of glossary terms; a word that the data has a name for is left to it.
 */
export function cancelledNumbers(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const [only, other] = columns.filter((entry) => marksCancelled(entry, tables[entry.table], columns));
  const table = tables[only?.table ?? -1]?.table.name;
  if (only === undefined || other !== undefined || table === undefined) return [];
  const operand = fieldOf(table, only.column.name);
  const filter = { kind: "text", match: "starts-with", operand, value: "C", caseSensitive: false } as const;
  return filterTerm(freeNames(names, words), table, filter, `${only.column.label} starts with C`);
}

const marksCancelled = (
  { column, words }: ColumnEntry,
  table: TableEntry | undefined,
  columns: readonly ColumnEntry[],
): boolean =>
  column.physicalType === "string" &&
  words.some((word) => orderWords.has(word)) &&
  numbered.test(String(column.profile?.minimum)) &&
  cancelled.test(String(column.profile?.maximum)) &&
  table?.columns.some((id) => columns[id] !== undefined && booksReturns(columns[id])) === true;
