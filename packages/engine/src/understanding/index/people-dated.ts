import { columnKindOf } from "./column-kind-of.ts";
import type { ColumnEntry } from "./entries.ts";

const people: ReadonlySet<string> = new Set(
  "customer client buyer member user employee patient student guest donor subscriber tenant".split(" "),
);

/** Whether a word is one for people whom a business counts by. */
export const isPerson = (word: string): boolean => people.has(word);

/** The words for the same people: who is a customer is a client and a buyer, too. */
export const sameParty = (word: string): readonly string[] => (buyers.includes(word) ? buyers : [word]);

const buyers = ["customer", "client", "buyer"];

/** What stands beside people in the name of a day: that they are such on it, from it on or to it. */
const dates: ReadonlySet<string> = new Set("date since until from".split(" "));

/** Whom a date says since when they are such ("customer" of a "date customer" or a "customer since"); null for other columns. */
export function peopleDated({ column, words }: ColumnEntry): string | null {
  const [one = "", two = "", other] = words;
  if (column.role !== "time" || other !== undefined) return null;
  const whom = dates.has(one) ? two : dates.has(two) ? one : "";
  return people.has(whom) ? whom : null;
}

/** What a table's rows are called after people that one of its columns speaks of, where no other column tells or counts them; null where none does. */
export const calledAfterPeople = (entry: ColumnEntry, columns: readonly ColumnEntry[]): string | null => {
  const sorted = peopleSorted(entry);
  const isTold =
    sorted !== null && columns.some(({ id, words }) => id !== entry.id && words.includes(sorted));
  return peopleDated(entry) ?? (isTold ? null : sorted);
};

/** Whom a flag says to be of a kind ("guest" of "is repeated guest"): each row is of one; null for other columns. */
export function peopleSorted({ column, words }: ColumnEntry): string | null {
  const whom = words.at(-1) ?? "";
  return words.length > 2 && words[0] === "is" && people.has(whom) && columnKindOf(column) === "flag"
    ? whom
    : null;
}
