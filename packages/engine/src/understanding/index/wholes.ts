import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";

/**
 * A figure that rows tell in two parts alone, by the word that the parts are called by last: "cost" where there are "parts cost" and "labour cost".
 * `alone` where nothing else in the data is called so.
 */
export type Whole = {
  head: string;
  table: TableEntry;
  parts: readonly [ColumnEntry, ColumnEntry];
  alone: boolean;
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What is paid is made up of what it is paid for. */
export const costWords = list("cost expense charge");
const causes = list(
  "part material labour labor work fuel toll energy service equipment staff wage tyre tire consumable overhead transport freight packaging travel venue catering accommodation",
);
/** Two kinds of which everything that is told is of one or the other. */
const kinds: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [list("home host"), list("away visitor visiting guest")],
  [list("weekend"), list("week weekday")],
  [list("domestic"), list("international foreign")],
  [list("male man"), list("female woman")],
  [list("day daytime"), list("night nighttime")],
  [list("online"), list("offline store instore")],
];

/** Finds them: figures that add up, and no more than two of a table that are called so. */
export function findWholes(tables: readonly TableEntry[], columns: readonly ColumnEntry[]): Whole[] {
  const figures = columns.filter(isFigure);
  const headOf = ({ words }: { words: readonly string[] }): string => words.at(-1) ?? "";
  return tables.flatMap((table): Whole[] => {
    const own = figures.filter((entry) => entry.table === table.id);
    return [...new Set(own.map(headOf))].flatMap((head): Whole[] => {
      const [one, other, third] = own.filter((entry) => headOf(entry) === head);
      if (one === undefined || other === undefined || third !== undefined) return [];
      const others = [...tables, ...columns.filter((entry) => entry !== one && entry !== other)];
      const alone = !others.some((entry) => headOf(entry) === head);
      return areParts(head, one, other) ? [{ head, table, parts: [one, other], alone }] : [];
    });
  });
}

/** The words that only one of two columns is called by. */
export const ownWords = (one: ColumnEntry, other: ColumnEntry): string[] =>
  one.words.filter((word) => !other.words.includes(word));

function areParts(head: string, one: ColumnEntry, other: ColumnEntry): boolean {
  const [own, others] = [ownWords(one, other), ownWords(other, one)];
  const [left = "", further] = own;
  const [right = "", second] = others;
  if (further !== undefined || second !== undefined) return false;
  if (costWords.has(head)) return causes.has(left) && causes.has(right);
  return kinds.some(
    ([these, those]) => (these.has(left) && those.has(right)) || (those.has(left) && these.has(right)),
  );
}

const isFigure = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && isNumeric(column) && column.role === "measure" && column.additivity === "additive";
