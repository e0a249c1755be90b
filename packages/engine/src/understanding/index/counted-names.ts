import { unitOf } from "../time/unit-of.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { genericWords } from "./names.ts";

/** What is said of those who rode, whatever they are called. */
const riders: ReadonlySet<string> = new Set("passenger rider boarding".split(" "));

/**
 * "Passengers" of the only column that counts them ("passenger count", "no of passengers") where no rows are any: what it adds up to.
 * Phrases by column, in dictionary form.
 */
export function countedNames(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): { column: number; phrases: string[][] }[] {
  const counts = columns.flatMap((entry) => {
    const noun = countedNoun(entry);
    return noun === null ? [] : [{ column: entry.id, noun }];
  });
  return counts
    .filter(
      ({ noun }) =>
        !genericWords.has(noun) &&
        unitOf(noun) === null &&
        counts.filter((other) => other.noun === noun).length === 1 &&
        tables.every(({ words }) => !words.includes(noun)),
    )
    .map(({ column, noun }) => ({
      column,
      phrases: [[noun], ...(riders.has(noun) ? [["ridership"]] : [])],
    }));
}

/** "Passenger" of "passenger count", "number of passengers"; null of other columns. */
function countedNoun({ column, words, foreign }: ColumnEntry): string | null {
  const isCount =
    !foreign && isNumeric(column) && column.role === "measure" && column.additivity === "additive";
  if (!isCount) return null;
  const [first = "", second = "", third = "", fourth] = words;
  if (second === "count" && third === "") return first;
  const numbered = first === "number" && (second === "of" ? third !== "" : third === "");
  return numbered && fourth === undefined ? third || second || null : null;
}
