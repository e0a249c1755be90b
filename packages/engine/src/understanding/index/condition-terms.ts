import type { Field, Filter, GlossaryTerm } from "@parlance/contract";
import { lemma } from "../text/lemma.ts";
import { tokenize } from "../text/tokenize.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/** A name of a glossary term that stands for a condition ("enterprise customers"), as the words of a question are compared. */
export type ConditionTerm = {
  term: string;
  lemmas: string[];
  /** How many of the last words name the table itself: they are read as the table, the rest as the condition. */
  tableWords: number;
  table: number;
  /** The first column that the condition is about. */
  column: number;
  /** On rows of the table. */
  filter: Filter;
};

/** The glossary's conditions by the first word of each of their names, longest names first. */
export type ConditionTerms = ReadonlyMap<string, ConditionTerm[]>;

/** Finds them in a model; terms of hidden tables or columns are left out. */
export function conditionTerms(
  glossary: readonly GlossaryTerm[],
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): ConditionTerms {
  const found = new Map<string, ConditionTerm[]>();
  for (const { term, synonyms, binding } of glossary) {
    if (binding?.kind !== "filter") continue;
    const entry = tables.find(({ table }) => table.name === binding.table);
    const field = firstField(binding.filter);
    const column = columns.find(
      (each) => tables[each.table]?.table.name === field?.table && each.column.name === field?.column,
    );
    if (entry === undefined || column === undefined) continue;
    for (const name of [term, ...synonyms]) {
      const lemmas = lemmasOf(name);
      const [first] = lemmas;
      if (first === undefined) continue;
      const tableWords = sharedEnd(lemmas, entry);
      const made = { term, lemmas, tableWords, table: entry.id, column: column.id, filter: binding.filter };
      found.set(first, [...(found.get(first) ?? []), made]);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.lemmas.length - a.lemmas.length);
  return found;
}

/** The words of a name in dictionary form, as questions are compared with them. */
export const lemmasOf = (name: string): string[] =>
  tokenize(name)
    .filter(({ kind }) => kind !== "mark")
    .map((token) => token.lemma);

/** How many of a name's last words are one of the table's own names; none where nothing else would be left. */
export function sharedEnd(lemmas: readonly string[], { table }: TableEntry): number {
  const ends = [table.name, table.label, ...table.synonyms]
    .map((name) => lemmasOf(name.replaceAll("_", " ")).map(lemma))
    .filter(
      (words) =>
        words.length > 0 &&
        words.length < lemmas.length &&
        words.every((word, at) => word === lemmas[lemmas.length - words.length + at]),
    );
  return Math.max(0, ...ends.map((words) => words.length));
}

/** The first column that a condition names; null where it names none. */
export function firstField(value: unknown): Field | null {
  if (typeof value !== "object" || value === null) return null;
  if ("kind" in value && value.kind === "field" && "field" in value) return value.field as Field;
  for (const each of Object.values(value)) {
    const found = firstField(each);
    if (found !== null) return found;
  }
  return null;
}
