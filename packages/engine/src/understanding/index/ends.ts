import type { ColumnEntry } from "./entries.ts";
import type { ModelIndex } from "./model-index.ts";
import { ends, sideOf, starts } from "./side.ts";

/** Two columns of a table that tell both ends of its rows: references to one table, or texts called alike. */
export type Ends = { table: number; from: ColumnEntry; to: ColumnEntry };

const known = new WeakMap<ModelIndex, readonly Ends[]>();

/** The ends that the rows of each table have; looked for once in an index. */
export function endsOf(index: ModelIndex): readonly Ends[] {
  const ends = known.get(index) ?? findEnds(index);
  known.set(index, ends);
  return ends;
}

function findEnds({ columns, tables }: ModelIndex): Ends[] {
  return tables.flatMap(({ id, columns: own }) => {
    const sided = own.flatMap((each) => {
      const entry = columns[each];
      const side = entry === undefined || !isPlace(entry) ? null : sideOf(entry.words);
      return entry === undefined || side === null ? [] : [{ entry, side }];
    });
    return sided.flatMap(({ entry: from, side }) => {
      const to =
        side === "from"
          ? sided.find((other) => other.side === "to" && rest(other.entry) === rest(from))
          : undefined;
      return to === undefined ? [] : [{ table: id, from, to: to.entry }];
    });
  });
}

const isPlace = ({ column, foreign }: ColumnEntry): boolean =>
  foreign || (column.physicalType === "string" && column.role !== "key");

/** What stands at the ends of rows ("station"); empty where only the ends are named. */
export const placeOf = ({ from }: Ends): string =>
  rest(from)
    .split(" ")
    .filter((word) => !keyWords.has(word))
    .join(" ");

const keyWords: ReadonlySet<string> = new Set(["id", "key", "code", "no", "number", "name"]);

/** What is left of a name without the words that tell its end. */
const rest = ({ words }: ColumnEntry): string =>
  words.filter((word) => !starts.test(word) && !ends.test(word)).join(" ");
