import type { GlossaryTerm } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { SchemaWords } from "./schema-words.ts";

type Named = Pick<SchemaWords, "phrases">;

/** The names that nothing in the data has. */
export const freeNames = (names: readonly string[], { phrases }: Named): string[] =>
  names.filter((name) => !phrases.has(name.replaceAll(" ", "")));

/** A term with a formula, by those of its names that nothing in the data has; null where all are taken. */
export function freeTerm(names: readonly string[], definition: string, words: Named): GlossaryTerm | null {
  const [term, ...synonyms] = freeNames(names, words);
  return term === undefined ? null : { term, synonyms, definition, category: null, binding: null };
}

/** A column as a formula names it beside others of that name: with its table. */
export const labelWithTable = ({ table, column }: ColumnEntry, tables: readonly TableEntry[]): string =>
  `${tables[table]?.table.label ?? ""} ${column.label}`.toLowerCase();

/** A column as a definition names it: with its table where another has a column of that name. */
export function labelApart(
  entry: ColumnEntry,
  tables: readonly TableEntry[],
  { phrases }: SchemaWords,
): string {
  const alike = (phrases.get(entry.words.join("")) ?? []).filter(({ kind }) => kind === "column");
  return alike.length > 1 ? labelWithTable(entry, tables) : entry.column.label.toLowerCase();
}

/** A rate as a formula takes a share by it, be it told in percent or as a share. */
export function shareOf(rate: ColumnEntry, tables: readonly TableEntry[]): string {
  const called = labelWithTable(rate, tables);
  return Number(rate.column.profile?.maximum) > 1 ? `${called} / 100` : called;
}
