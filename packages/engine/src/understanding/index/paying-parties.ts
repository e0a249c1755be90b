import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isPerson, sameParty } from "./people-dated.ts";

/** What those are called who bring what is theirs and pay for what is done with it. */
const payers: ReadonlySet<string> = new Set("owner guardian household payer householder debtor".split(" "));
/** How one gets hold of them, told of parties alone. */
const contacts: ReadonlySet<string> = new Set("email phone telephone mobile address".split(" "));

/**
 * "Clients" of a clinic for animals that keeps their owners with their addresses and calls nobody a client: the words for those who pay,
 * whatever the others are called whom they bring ("patients").
 */
export const payingParties = (
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { table: number; words: readonly string[] }[] => {
  const words = sameParty("client");
  if ([...tables, ...columns].some((entry) => entry.words.some((word) => words.includes(word)))) return [];
  const [only, other] = tables.filter(
    (table) =>
      payers.has(table.words.at(-1) ?? "") &&
      !table.words.some(isPerson) &&
      table.columns.some((id) => columns[id]?.words.some((word) => contacts.has(word)) === true),
  );
  return only === undefined || other !== undefined ? [] : [{ table: only.id, words }];
};
