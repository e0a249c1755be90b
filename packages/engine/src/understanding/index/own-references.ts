import type { SemanticModel, Step } from "@parlance/contract";
import { leaders } from "../lexicon/workers.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isPersonal } from "./persons.ts";

/**
 * A reference of a table's rows to another row of it: an employee's manager, a course's prerequisite. `names` are what that row is
 * called, in dictionary form; `leads` where it is who stands above a person.
 */
export type OwnReference = { table: number; column: number; step: Step; names: string[]; leads: boolean };

/** What people call whoever stands above them, whatever the column is called. */
const superiors = [["manager"], ["boss"], ["supervisor"], ["superior"], ["line", "manager"]];
const keys: ReadonlySet<string> = new Set(["id", "key", "no", "number", "code", "to", "fk", "ref"]);

/** The references of a model's tables to themselves. */
export function ownReferences(
  { relationships }: SemanticModel,
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): OwnReference[] {
  return relationships.flatMap(({ id, from, to, origin, cardinality }): OwnReference[] => {
    if (from.table !== to.table) return [];
    const [name, other] = from.columns;
    const table = tables.find((each) => each.table.name === from.table);
    const entry = columns.find((each) => each.table === table?.id && each.column.name === name);
    if (other !== undefined || table === undefined || entry === undefined) return [];
    if (origin === "inferred" && cardinality === "one-to-one") return [];
    const whole = entry.words.filter((word) => !keys.has(word));
    const core = whole.filter((word) => !table.words.includes(word));
    const leads = core.some((word) => leaders.has(word) || isAbove(word, table, columns));
    const own = leads ? [...superiors, ...(core[0] === "report" ? [] : [whole])] : [whole, core];
    const names = new Set(own.map((words) => words.join(" ")));
    const step = { relationship: id, reversed: false };
    return [
      { table: table.id, column: entry.id, step, names: [...names].filter((word) => word !== ""), leads },
    ];
  });
}

/** "Reports to", and the parent of a person. */
const isAbove = (word: string, table: TableEntry, columns: readonly ColumnEntry[]): boolean =>
  ["report", "superior", "sup"].includes(word) || (word === "parent" && isPersonal(table, columns));
