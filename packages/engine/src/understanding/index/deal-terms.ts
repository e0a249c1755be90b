import type { Filter, GlossaryTerm } from "@parlance/contract";
import { type Deals, flagIs, lostOnes, type Outcome, outcomeName } from "./deals.ts";
import { filterTerm } from "./filter-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/**
 * What "open", "won" and "lost" mean of such rows, as conditions in the form of glossary terms. The flag says it more surely than a
 * stage that is called so; "open" is left to the data where it has a value for it.
 */
export function dealTerms(deals: Deals | null, words: SchemaWords, values: ValueIndex): GlossaryTerm[] {
  if (deals === null) return [];
  const { table, closed, won } = deals;
  const term = (names: string, filter: Filter, definition: string): GlossaryTerm[] => {
    const free = names.split("|").filter((each) => isFree(each, words, values, won));
    return filterTerm(free, table.table.name, filter, definition);
  };
  const open = term(
    "open|still open|not closed",
    flagIs(deals, closed, false),
    closed.values === null ? `${closed.entry.column.label} is no` : `not ${outcomeName(closed)}`,
  );
  if (won === null) return open;
  return [
    ...open,
    ...term(
      "closed won|won",
      flagIs(deals, won, true),
      won.values === null ? `${won.entry.column.label} is yes` : outcomeName(won),
    ),
    ...term(
      "closed lost|lost",
      lostOnes(deals, won),
      won.values === null
        ? `${closed.entry.column.label} is yes and ${won.entry.column.label} is no`
        : `closed, but not ${outcomeName(won)}`,
    ),
  ];
}

/** Whether the data leaves a word to what is commonly meant by it; the flag's own name is what it means. */
const isFree = (name: string, words: SchemaWords, values: ValueIndex, won: Outcome | null): boolean => {
  const key = name.replaceAll(" ", "");
  if (name.startsWith("closed ")) return true;
  const named = words.columnsByWord.get(key) ?? [];
  return !values.byKey.has(key) && named.every((id) => id === won?.entry.id);
};
