import { type Column, type Filter, fieldOf, type GlossaryTerm, type Literal } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { peopleSorted } from "./people-dated.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";
import { yesOf } from "./yes-no.ts";

/** Roots of flags that say that something did not happen after all. */
const undone = /^(?:cancel|drop|void|abort|annul|scrap|revok|withdraw)/;

/** What happened as planned. */
const done =
  "operated|performed|completed|flown|actually flown|went ahead|took place|taken place|carried out|executed|actually held|realised|realized|held".split(
    "|",
  );

/**
 * What "flown" or "operated" means where a flag says which rows were cancelled: those that were not. Conditions in the form of
 * glossary terms; a word that the data has a name or value for is left to it.
 */
export function flagTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  return [...happened(tables, columns, words, values), ...missed(tables, columns), ...again(tables, columns)];
}

/** "Repeat guests" and "new guests" where a flag says which ones have come before. */
function again(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): GlossaryTerm[] {
  return columns.flatMap((entry): GlossaryTerm[] => {
    const { column } = entry;
    const whom = peopleSorted(entry);
    const table = tables[entry.table]?.table;
    const yes = yesFor(entry);
    if (whom === null || table === undefined || yes === null) return [];
    if (!entry.words.some((word) => comeBack.test(word))) return [];
    const side = (operator: "=" | "!=", names: readonly string[]): GlossaryTerm[] => {
      const said = names.map((name) => `${name} ${whom}`);
      const definition = `${column.label} is ${operator === "=" ? "" : "not "}${yes}`;
      return filterTerm(said, table.name, flagFilter(table.name, column, operator, yes), definition);
    };
    return [
      ...side("=", ["repeat", "repeated", "returning", "recurring"]),
      ...side("!=", ["new", "first time", "first timer"]),
    ];
  });
}

const comeBack = /^(?:repeat|return|recur)/;

/** "No-shows" where a flag is called so. */
function missed(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): GlossaryTerm[] {
  return columns.flatMap((entry): GlossaryTerm[] => {
    const { column } = entry;
    const yes =
      columnKindOf(column) === "flag" && /(?:^| )no show$/.test(entry.words.join(" ")) ? yesFor(entry) : null;
    const table = tables[entry.table]?.table;
    if (yes === null || table === undefined) return [];
    const filter = flagFilter(table.name, column, "=", yes);
    return filterTerm(["no show", "no shows"], table.name, filter, `${column.label} is ${yes}`);
  });
}

function happened(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  const [flag, other] = columns.filter((entry) => isUndone(entry));
  const table = tables[flag?.table ?? -1]?.table;
  const yes = flag === undefined ? null : yesFor(flag);
  if (flag === undefined || other !== undefined || table === undefined || yes === null) return [];
  const names = done.filter((name) => {
    const key = name.replaceAll(" ", "");
    return !values.byKey.has(key) && !words.phrases.has(key) && !words.columnsByWord.has(key);
  });
  const { column } = flag;
  const filter = flagFilter(table.name, column, "!=", yes);
  return filterTerm(names, table.name, filter, `${column.label} is not ${yes}`);
}

const flagFilter = (table: string, column: Column, operator: "=" | "!=", yes: Literal): Filter => ({
  kind: "comparison",
  operator,
  left: fieldOf(table, column.name),
  right: { kind: "constant", value: yes, type: column.physicalType },
});

const isUndone = ({ column, words }: ColumnEntry): boolean =>
  columnKindOf(column) === "flag" && words.some((word) => undone.test(word));

const yesFor = ({ column }: ColumnEntry): Literal | null =>
  column.physicalType === "boolean" ? true : column.physicalType === "string" ? yesOf(column) : 1;
