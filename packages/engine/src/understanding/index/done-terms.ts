import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { valueKey } from "../text/tokenize.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { freeNames } from "./free-term.ts";
import { holdsWord } from "./holds-value.ts";
import { nameWords } from "./names.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

const deed = /^(?:[a-z]{3,}ed|sold|paid|sent|withdrawn|lost|built|sunk|won|left|gone)$/;
/** What rows do themselves: nobody calls them "left technicians". */
const went: ReadonlySet<string> = new Set(["left", "gone"]);
/** How rows begin, which are no others for it, and what is done to any of them. */
const plain =
  /^(?:creat|open|start|order|submit|request|plac|book|updat|modif|chang|load|add|regist|sign|need)/;

const verbs = ["are", "have", "have been"].flatMap((verb) => [verb, `that ${verb}`, `which ${verb}`]);
const going = ["have", "that", "that have", "who", "who have"];

/**
 * What "discontinued items", "decided permits" and "riders who left" are where a date that some of the rows lack tells when that was done to them: those
 * with it. Conditions in the form of glossary terms; a word that is a value of these rows is left to it.
 */
export function doneTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
  values: ValueIndex,
): GlossaryTerm[] {
  return tables.flatMap(({ table, columns: own }): GlossaryTerm[] => {
    const label = table.label.toLowerCase();
    const rows = [...new Set([label, label.split(" ").at(-1) ?? label])];
    const times = own.flatMap((id) => columns[id] ?? []).filter(isOfSome);
    return times.flatMap(({ column }): GlossaryTerm[] => {
      const [done = ""] = nameWords(column.name);
      if (!deed.test(done) || plain.test(done) || holdsWord({ columns: own }, done, values)) return [];
      const names = rows.flatMap((row) =>
        went.has(done)
          ? going.map((verb) => `${row} ${verb} ${done}`)
          : [`${done} ${row}`, ...verbs.map((verb) => `${row} ${verb} ${done}`)],
      );
      const free = freeNames(names, words).filter((name) => !values.byKey.has(valueKey(name)));
      const none: Filter = { kind: "null", operand: fieldOf(table.name, column.name) };
      return filterTerm(free, table.name, { kind: "not", filter: none }, `${column.label} is known`);
    });
  });
}

/** A time that some rows have and others lack. */
const isOfSome = ({ column }: ColumnEntry): boolean =>
  isTime(column) && (column.profile?.nulls ?? 0) > 0 && column.profile?.distinct !== 0;
