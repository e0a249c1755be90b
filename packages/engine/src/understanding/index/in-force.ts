import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { holdsValue } from "./holds-value.ts";
import type { Lifecycle } from "./lifecycles.ts";
import type { SchemaWords } from "./schema-words.ts";
import { spanOf } from "./spans-of-rows.ts";
import type { ValueIndex } from "./value-index.ts";

/** Rows that hold from one date to another, which all of them have ("contracts" until their "end date"); `ended` where some ended before. */
export type Term = { table: TableEntry; from: ColumnEntry; until: ColumnEntry; ended: ColumnEntry | null };

const planned = /^(?:end|ends|until|to|valid|expir)/;
const day = 86_400_000;
/** Days by which the last end lies beyond the last beginning, at least: what is over at once is nothing that holds. */
const lasting = 7;

/** The tables whose rows hold for a time that is fixed beforehand. */
export function findTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  lifecycles: readonly Lifecycle[],
): Term[] {
  return tables.flatMap((table): Term[] => {
    const span = spanOf({ tables, columns }, table.id);
    const { from, until } = span ?? {};
    if (from === undefined || until == null || until.column.profile?.nulls !== 0) return [];
    if (!until.words.some((word) => planned.test(word)) || lastOf(until) - lastOf(from) < lasting * day)
      return [];
    const ended = lifecycles.find((each) => each.table.id === table.id)?.until ?? null;
    return [{ table, from, until, ended }];
  });
}

const lastOf = ({ column }: ColumnEntry): number =>
  isTime(column) ? Date.parse(String(column.profile?.maximum ?? "")) : Number.NaN;

/** The rows of a term that hold now, and those that did and do so no more. */
export function inForce({ table: { table }, from, until, ended }: Term): { holds: Filter; over: Filter } {
  const against = (entry: ColumnEntry, operator: "<" | "<=" | ">="): Filter => ({
    kind: "comparison",
    operator,
    left: fieldOf(table.name, entry.column.name),
    right: { kind: "now" },
  });
  const going: Filter[] =
    ended === null ? [] : [{ kind: "null", operand: fieldOf(table.name, ended.column.name) }];
  const gone: Filter[] = going.map((filter) => ({ kind: "not", filter }));
  const past = against(until, "<");
  return {
    holds: { kind: "and", filters: [against(from, "<="), against(until, ">="), ...going] },
    over: gone.length === 0 ? past : { kind: "or", filters: [past, ...gone] },
  };
}

const holding =
  "active|still active|currently active|in force|in effect|still in force|still running|still valid".split(
    "|",
  );
const held = "expired|lapsed|have expired|has expired|no longer active|no longer valid|inactive|former".split(
  "|",
);

/**
 * What "active", "in force" and "expired" mean of rows that hold until a date which all of them have; a word that the data has is left to it, and where a
 * state of the rows says "active" itself, what else means that, too.
 */
export function inForceTerms(
  terms: readonly Term[],
  { phrases, columnsByWord }: SchemaWords,
  { byKey, values }: ValueIndex,
): GlossaryTerm[] {
  return terms.flatMap((term): GlossaryTerm[] => {
    const { table, until } = term;
    const rows = table.table.label.toLowerCase().split(" ").at(-1) ?? "";
    const isFree = (name: string): boolean => {
      const words = name.split(" ").filter((word) => word !== rows);
      const [state = ""] = words.slice(-1);
      return (
        !phrases.has(name.replaceAll(" ", "")) &&
        ![words.join(""), state].some((word) => byKey.has(word)) &&
        (columnsByWord.get(state) ?? []).every((id) => id === until.id)
      );
    };
    const made = (names: string[], filter: Filter, definition: string): GlossaryTerm[] =>
      filterTerm(names.filter(isFree), table.table.name, filter, definition);
    const { holds, over } = inForce(term);
    const label = until.column.label.toLowerCase();
    const written = holdsValue(table, "active", { byKey, values });
    const going = written ? [] : ["current", "running", "ongoing", "valid"].map((word) => `${word} ${rows}`);
    return [
      ...made([...holding, ...going], holds, `it has begun and ${label} is not over`),
      ...made([...held, `ended ${rows}`], over, `${label} is over`),
    ];
  });
}
