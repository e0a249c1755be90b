import type { GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { freeTerm, labelApart } from "./free-term.ts";
import { isSoldFor } from "./is-sold-for.ts";
import type { SchemaWords } from "./schema-words.ts";

const names: readonly string[] =
  "discount|discounts|discount given|total discount|discount off list price|discount off the list price|discount on list price|markdown|price reduction".split(
    "|",
  );

/** "Discount" of what is sold one by one, where rows tell what was asked for it and what was paid: the one less the other, of what was sold. */
export function markdownTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  if (words.columnsByWord.has("discount")) return [];
  const [sold, other] = columns.filter(isSoldFor);
  const [asked, second] = columns.filter(
    (entry) => entry.table === sold?.table && entry.words.join(" ") === "list price",
  );
  if (sold === undefined || asked === undefined || other !== undefined || second !== undefined) return [];
  const [paid, list] = [sold, asked].map((entry) => labelApart(entry, tables, words));
  return [freeTerm(names, `${list} - ${paid} where ${paid} is known`, words)].filter((each) => each !== null);
}
