import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/**
 * What "upcoming visits" are where visits have a time: those whose time, rather the one that was planned, is still to come.
 * Conditions in the form of glossary terms; a word that the data has a name or value for is left to it.
 */
export function upcomingTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { phrases }: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  if (byKey.has("upcoming") || phrases.has("upcoming")) return [];
  return tables.flatMap(({ table, columns: own }): GlossaryTerm[] => {
    const times = own.flatMap((id) => columns[id] ?? []).filter(({ column }) => isTime(column));
    const planned = times.filter(({ words }) => words.includes("scheduled") || words.includes("planned"));
    const main = times.find(({ column }) => column.name === table.timeColumn);
    const time = planned[0] ?? main;
    const rows = table.label.toLowerCase().split(" ").at(-1);
    if (time === undefined || rows === undefined) return [];
    const left = fieldOf(table.name, time.column.name);
    const filter: Filter = { kind: "comparison", operator: ">", left, right: { kind: "now" } };
    const definition = `${time.column.label} is still to come`;
    return filterTerm([`upcoming ${rows}`, `future ${rows}`], table.name, filter, definition);
  });
}
