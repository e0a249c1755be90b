import { type Field, fieldsOf } from "@parlance/contract";
import { isTime } from "../index/entries.ts";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isPersonal } from "../index/persons.ts";
import type { Candidate, Match } from "../types.ts";

const traits: ReadonlySet<string> = new Set(
  "birth birthdate birthday born dob age gender sex marital".split(" "),
);

/**
 * "Average age of customers" read off the birth dates of the employees who look after them, "customers who signed up this year" off the days on which these were hired: the words for what is told of other people
 * than those who are named. Empty where the question names them too.
 */
export function traitsOfOthers({ query, matches }: Candidate, index: ModelIndex): string[] {
  const named = index.tables.filter(({ table }) => matches.some((match) => names(match, table.name)));
  if (!named.some((table) => isPersonal(table, index.columns))) return [];
  const lent = fieldsOf(query).find((field) => {
    const entry = entryOf(field, index);
    const table = index.tables[entry?.table ?? -1];
    return (
      entry !== undefined &&
      table !== undefined &&
      (isTime(entry.column) || entry.words.some((word) => traits.has(word))) &&
      !named.includes(table) &&
      isPersonal(table, index.columns) &&
      !goesByName(field, matches, index)
    );
  });
  if (lent === undefined) return [];
  const said = matches.find(({ kind, names: of }) => (kind === "metric" && of === null) || kind === "period");
  return [said?.text ?? lent.column.toLowerCase()];
}

const names = (match: Match, table: string | undefined): boolean =>
  match.names === table || match.names?.startsWith(`${table}.`) === true;

/** "Their support rep": the column that refers to those people is named. */
const goesByName = ({ path }: Field, matches: readonly Match[], { model }: ModelIndex): boolean =>
  path.some(({ relationship }) => {
    const from = model.relationships.find(({ id }) => id === relationship)?.from;
    return from?.columns.some((column) => matches.some((match) => match.names === `${from.table}.${column}`));
  });
