import { fieldOf, type GlossaryTerm } from "@parlance/contract";
import { valueKey } from "../text/tokenize.ts";
import { type ColumnEntry, isTime, type TableEntry } from "./entries.ts";
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

/**
 * What "open repairs" and "outstanding loans" are where rows have a date on which they were done with: those without. Conditions in the
 * form of glossary terms; a word that the data has a name or value for is left to it, as are rows that are done with in several ways.
 */
export function openTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { phrases }: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  const found = tables.flatMap((entry) => {
    const until = endOf(entry, columns);
    return until === null ? [] : [{ table: entry.table, until, own: entry.columns }];
  });
  return found.flatMap(({ table, until, own }): GlossaryTerm[] => {
    const label = table.label.toLowerCase();
    const rows = [...new Set([label, label.split(" ").at(-1) ?? label, ...jobsOf(label)])];
    const paid = until.words.some((word) => /^pa(?:id|y)/.test(word));
    const working = paid ? still.filter((word) => word !== "in progress") : still;
    const alone =
      found.length === 1
        ? [...working, "backlog", "outstanding", ...(paid ? ["unpaid"] : ["unresolved"])]
        : [];
    const names = [
      ...(paid ? rows.map((row) => `unpaid ${row}`) : []),
      ...plain.flatMap((word) => rows.map((row) => `${word} ${row}`)),
      ...rows.flatMap(behind),
      ...rows.flatMap((row) => [`${row} backlog`, `backlog of ${row}`]),
      ...alone,
    ];
    const isFree = (name: string): boolean =>
      !byKey.has(valueKey(name)) &&
      !phrases.has(name.replaceAll(" ", "")) &&
      !name.split(" ").some((word) => states.has(word) && (byKey.has(word) || isTold(word, own, columns)));
    const [term, ...synonyms] = names.filter(isFree);
    if (term === undefined) return [];
    const filter = { kind: "null" as const, operand: fieldOf(table.name, until.column.name) };
    const definition = `${until.column.label} is missing`;
    return [
      { term, synonyms, definition, category: null, binding: { kind: "filter", table: table.name, filter } },
    ];
  });
}

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
    .flatMap(({ column }) => column.profile?.topValues ?? [])
    .some(({ value }) => typeof value === "string" && value.toLowerCase().split(/\W+/).includes(word));

/** "Repairs still open", "loans that are outstanding". */
const behind = (rows: string): string[] =>
  ["", "are "].flatMap((verb) =>
    [...still, "open", "outstanding", "unresolved"].map((word) => `${rows} ${verb}${word}`),
  );

const states: ReadonlySet<string> = new Set([...plain, "unpaid", "progress"]);

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
