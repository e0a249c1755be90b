import { type Filter, fieldOf, type GlossaryTerm } from "@parlance/contract";
import { valueKey } from "../text/tokenize.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
import { filterTerm } from "./filter-term.ts";
import { offOf, stillOn } from "./lateness.ts";
import { findSettlement } from "./owed-terms.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";

/** How the words begin for a time at which rows were done with, the surest first. */
const endings: readonly RegExp[] = [
  /^clos/,
  /^(?:resolv|solv|settl)/,
  /^(?:complet|finish|fix|repair(?:ed)?$|done)/,
  /^(?:return|paid|pay)/,
  /^(?:deliver|fulfil|answer)/,
];
const plain = "open|pending|outstanding|unfinished|uncompleted|unresolved|unsettled".split("|");
const still = "still open|not yet closed|still outstanding|still pending|in progress".split("|");

/** What closed rows are called; alone only where nothing else can be meant. */
const over = "closed|done".split("|");

/** Rows that are done with at some time: how it is known that they are not yet, and that they are. */
type Ending = { open: Filter; closed: Filter; told: ColumnEntry; definition: string };

/**
 * What "open repairs" and "outstanding loans" are where rows have a date on which they were done with, those without that were not called off, or a
 * status that says so; "closed repairs" are the others. Conditions in the
 * form of glossary terms; a word that the data has a name or value for is left to it, by itself also one of a longer name ("outstanding" beside an
 * "outstanding balance"), as are rows that are done with in several ways.
 */
export function openTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { phrases, columnsByWord }: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  const found = tables.flatMap((entry) => {
    const ending = endingOf(entry, columns);
    return ending === null ? [] : [{ entry, table: entry.table, ...ending, own: entry.columns }];
  });
  const owing = findSettlement(tables, columns)?.due.table;
  const isNoName = (name: string): boolean => !name.split(" ").some((word) => columnsByWord.has(word));
  return found
    .flatMap(({ table, open, closed, told, definition, own }): GlossaryTerm[] => {
      const label = table.label.toLowerCase();
      const rows = [...new Set([label, label.split(" ").at(-1) ?? label, ...jobsOf(label)])];
      const paid = told.words.some((word) => /^pa(?:id|y)/.test(word));
      const working = paid ? still.filter((word) => word !== "in progress") : still;
      const only = found.length === 1;
      const isElsewhere = owing !== undefined && tables[owing]?.table !== table;
      const alone = only
        ? [...working, "backlog", "outstanding", ...(paid ? ["unpaid"] : ["unresolved"])].filter(
            (name) => isNoName(name) && !(isElsewhere && name.endsWith("outstanding")),
          )
        : [];
      const names = [
        ...(paid ? rows.map((row) => `unpaid ${row}`) : []),
        ...plain.flatMap((word) => rows.map((row) => `${word} ${row}`)),
        ...rows.flatMap(behind),
        ...rows.flatMap((row) => [`${row} backlog`, `backlog of ${row}`]),
        ...alone,
      ];
      const closing = paid
        ? []
        : [
            ...over.flatMap((word) => rows.flatMap((row) => [`${word} ${row}`, `${row} are ${word}`])),
            ...(only ? ["already closed"] : []),
          ];
      const isFree = (name: string): boolean =>
        !byKey.has(valueKey(name)) &&
        !phrases.has(name.replaceAll(" ", "")) &&
        !name.split(" ").some((word) => states.has(word) && (byKey.has(word) || isTold(word, own, columns)));
      const made = (called: readonly string[], filter: Filter, definition: string): GlossaryTerm[] =>
        filterTerm(called.filter(isFree), table.name, filter, definition);
      return [...made(names, open, definition), ...made(closing, closed, `not: ${definition}`)];
    })
    .concat(
      unpaid(
        tables.filter(({ id }) => !found.some(({ entry }) => entry.id === id)),
        columns,
        phrases,
        byKey,
      ),
    );
}

/** "Unpaid orders" that are done with in other ways, too: those without the one day on which they were paid. */
const unpaid = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  phrases: SchemaWords["phrases"],
  byKey: ValueIndex["byKey"],
): GlossaryTerm[] =>
  tables.flatMap(({ table, columns: own }) => {
    const [paid, other] = own
      .flatMap((id) => columns[id] ?? [])
      .filter(
        ({ column, words }) => isTime(column) && (column.profile?.nulls ?? 0) > 0 && words[0] === "pay",
      );
    const label = table.label.toLowerCase();
    const names = [...new Set([label, label.split(" ").at(-1) ?? label])]
      .map((row) => `unpaid ${row}`)
      .filter((name) => !byKey.has("unpaid") && !phrases.has(name.replaceAll(" ", "")));
    return paid === undefined || other !== undefined
      ? []
      : filterTerm(
          names,
          table.name,
          { kind: "null", operand: fieldOf(table.name, paid.column.name) },
          `${paid.column.label} is missing`,
        );
  });

/** How a table's rows are known to be done with; null where they are not, or in several ways. */
function endingOf(entry: TableEntry, columns: readonly ColumnEntry[]): Ending | null {
  const until = endOf(entry, columns);
  if (until !== null) {
    const lacks = { kind: "null" as const, operand: fieldOf(entry.table.name, until.column.name) };
    const off = offOf(entry.columns.flatMap((id) => columns[id] ?? []));
    const without = off === null ? "" : ` and ${off.state.column.label} is not ${off.values.join(" or ")}`;
    return {
      open: off === null ? lacks : { kind: "and", filters: [lacks, stillOn(off, entry.table.name)] },
      closed: { kind: "not", filter: lacks },
      told: until,
      definition: `${until.column.label} is missing${without}`,
    };
  }
  const [told, other] = entry.columns.flatMap((id) => columns[id] ?? []).filter(tellsOpen);
  if (told === undefined || other !== undefined) return null;
  const values = valuesOf(told).filter((value) => finished.test(value));
  const closed: Filter = { kind: "in", operand: fieldOf(entry.table.name, told.column.name), values };
  const definition = `${told.column.label} is not ${values.join(" or ")}`;
  return { open: { kind: "not", filter: closed }, closed, told, definition };
}

/** A status of work, which begins and is done. */
const tellsOpen = (entry: ColumnEntry): boolean =>
  ["status", "state"].includes(entry.words.join(" ")) &&
  [finished, begun].every((state) => valuesOf(entry).some((value) => state.test(value)));
const finished = /^(?:done|closed|resolved|completed?)$/i;
const begun = /^(?:to ?do|backlog|in progress|in review|blocked|on hold|waiting(?: .*)?)$/i;

const valuesOf = ({ column }: ColumnEntry): string[] =>
  (column.profile?.topValues ?? []).flatMap(({ value }) => (typeof value === "string" ? [value] : []));

/** What may be filled is called by several words where a table is one of openings: "open positions" are its rows, too. */
const jobsOf = (label: string): string[] =>
  /\b(?:openings?|vacanc(?:y|ies)|requisitions?)$/.test(label)
    ? "jobs positions roles vacancies requisitions".split(" ")
    : [];

/** Whether a value of the rows' state says such a word ("Still open"). */
const isTold = (word: string, own: readonly number[], columns: readonly ColumnEntry[]): boolean =>
  own
    .flatMap((id) => columns[id] ?? [])
    .filter(({ words }) => words.some((each) => ["status", "state", "stage", "outcome"].includes(each)))
    .flatMap(valuesOf)
    .some((value) => value.toLowerCase().split(/\W+/).includes(word));

/** "Repairs still open", "loans that are outstanding". */
const behind = (rows: string): string[] =>
  ["", "are "].flatMap((verb) =>
    [...still, "open", "outstanding", "unresolved"].map((word) => `${rows} ${verb}${word}`),
  );

const states: ReadonlySet<string> = new Set([...plain, "unpaid", "progress", "closed"]);

/** The one time by which a table's rows were done with, which some have and others still lack; null where there is none, or more than one. */
function endOf({ columns: own }: TableEntry, columns: readonly ColumnEntry[]): ColumnEntry | null {
  const times = own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column }) => isTime(column) && (column.profile?.nulls ?? 0) > 0 && column.profile?.distinct !== 0,
    );
  const kinds = endings.map((ending) => times.filter(({ words }) => words.some((word) => ending.test(word))));
  const [first, second] = kinds.filter((each) => each.length > 0);
  const surest = kinds.slice(0, 2).some((each) => each.length > 0);
  return first?.length === 1 && (surest || second === undefined) ? (first[0] ?? null) : null;
}
