import { workers } from "../lexicon/workers.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { Graph } from "./graph.ts";
import { isPerson } from "./people-dated.ts";
import { tablesAbove } from "./tables-above.ts";

/**
 * Whether a table's rows are people: they have a first and a last name, a full one, a birth date, a gender and an age, or a gender
 * or an education and a marital status, or they are those who work here.
 */
export const isPersonal = (table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  isDescribed(table, columns) || isStaff(table);

/** Whether what is told of each row of a table is told of people alone. */
export function isDescribed(table: TableEntry, columns: readonly ColumnEntry[]): boolean {
  const own = table.columns.flatMap((id) => columns[id]?.words.join(" ") ?? []);
  const has = (...names: string[]): boolean =>
    own.some((words) => names.some((name) => words.endsWith(name)));
  return (
    (has("first name", "name first") && has("last name", "name last")) ||
    has(
      "birth date",
      "date of birth",
      "birthday",
      "birthdate",
      "birth year",
      "year birth",
      "year of birth",
    ) ||
    (has("gender", "sex", "education") && has("marital status")) ||
    (has("gender", "sex") && own.includes("age"))
  );
}

/** Whether a table's rows are people, or are called after the work that they do here. */
export const isOfPeople = (table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  isPersonal(table, columns) || (workers.has(table.words.at(-1) ?? "") && isOfStaff(table, columns));

/** Whether a table's rows are people who may leave by themselves: those who work here, whom a business counts by, or who have a name in full. */
export const mayLeave = (table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  isOfPeople(table, columns) || table.words.some(isPerson) || hasFullName(table, columns);

const hasFullName = (table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  table.columns.some((id) => columns[id]?.words.join(" ") === "full name");

const staff: ReadonlySet<string> = new Set(["employee", "staff", "personnel", "worker"]);

/** "Employees", "staff members": the word by itself, and not their absences. */
export const isStaff = ({ words }: TableEntry): boolean =>
  staff.has((words.at(-1) === "member" ? words.at(-2) : words.at(-1)) ?? "");

/** The one table whose rows are people, those who work here where nothing else is known of any; null where there is none, or more than one. */
export function personTable(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): TableEntry | null {
  const described = tables.filter((table) => isDescribed(table, columns));
  if (described.length > 0) return only(described);
  const staffed = tables.filter(isStaff);
  return only(staffed.length > 0 ? staffed : tables.filter((table) => isOfPeople(table, columns)));
}

/** The one table of those who work here; null where there is none, or more than one. */
export const staffTable = (tables: readonly TableEntry[]): TableEntry | null => only(tables.filter(isStaff));

const only = ([first, second]: readonly TableEntry[]): TableEntry | null =>
  second === undefined ? (first ?? null) : null;

/** What only those who work here have. */
const ofStaff: ReadonlySet<string> = new Set("hire hired role salary manager position wage quota".split(" "));

/** Whether a table's rows work here, by its name or by what is told of them: a client's "account manager" is another. */
export const isOfStaff = (table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  isStaff(table) ||
  table.columns.some((id) => {
    const { foreign, words } = columns[id] ?? { foreign: true, words: [] };
    return !foreign && words.some((word) => ofStaff.has(word));
  });

/** The tables of people that a table's rows refer to: those described as such, called after what they do here, or by a full name. */
export const peopleOf = (
  { id }: TableEntry,
  index: { graph: Graph; tables: readonly TableEntry[]; columns: readonly ColumnEntry[] },
): TableEntry[] =>
  [...new Set(tablesAbove(id, index))].filter(
    (table) => table.id !== id && (isOfPeople(table, index.columns) || hasFullName(table, index.columns)),
  );
